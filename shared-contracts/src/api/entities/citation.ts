import * as v from 'valibot';
import { LANGUAGES } from '../../languages/languages.ts';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';

/** The styles of citations, as text. */
export const CITATION_STYLES = ['apa', 'mla', 'chicago', 'harvard'] as const;
/** See {@link CITATION_STYLES}. */
export type CitationStyle = (typeof CITATION_STYLES)[number];

/** The files for reference managers. */
export const CITATION_FILES = ['ris', 'bibtex', 'csl-json'] as const;
/** See {@link CITATION_FILES}. */
export type CitationFile = (typeof CITATION_FILES)[number];

/** The formats of citations. */
export type CitationForm = CitationStyle | CitationFile;

/** Whether a form is a style, so that the answer has entries. */
export const isCitationStyle = (form: CitationForm): form is CitationStyle =>
  CITATION_STYLES.some((style) => style === form);

/** The largest number of publications in one call. */
export const MOST_CITATIONS = 500;

/** Publications to cite, each by connection and id. */
export const citationRequestCodec = plain(
  v.object({
    publications: v.pipe(
      v.array(v.object({ connectionId: wholeNumber, publicationId: wholeNumber })),
      v.minLength(1),
      v.maxLength(MOST_CITATIONS),
    ),
    form: v.picklist([...CITATION_STYLES, ...CITATION_FILES]),
    /** The language of the words that a style adds, such as *edited by*. */
    language: v.picklist(LANGUAGES),
  }),
);

const runSchema = v.object({ text: v.string(), isItalic: v.boolean() });
/** A part of an entry in one look. */
export type CitationRun = v.InferOutput<typeof runSchema>;

/** The written citations. */
export const citationsCodec = plain(
  v.object({
    /** Of a style: one entry for each publication, in alphabetical order. */
    entries: v.array(v.array(runSchema)),
    /** The entries as plain text, or the content of the file. */
    text: v.string(),
    /** The number of publications that the caller cannot find. */
    omitted: wholeNumber,
  }),
);
/** See {@link citationsCodec}. */
export type Citations = v.InferOutput<typeof citationsCodec.schema>;
