import * as v from 'valibot';
import { type Codec, renamed } from '../schema/codec.ts';
import { optionalText, pipeSeparated, textList, wholeNumber } from '../schema/scalars.ts';

/** The formats that the reader opens. */
export const READER_FORMATS = ['pdf', 'epub'] as const;
/** One of the reader's formats. */
export type ReaderFormat = (typeof READER_FORMATS)[number];

/** The maximum number of pages in one print (`docs/behaviour.md` R 9). */
export const PRINT_LIMIT = 10;

/** The format of a media type: `application/epub+zip` is `epub`. */
export function formatOf(mimeType: string): string {
  return (mimeType.split('/').at(-1) ?? '').replace(/\+zip$/, '');
}

const formSchema = v.object({
  mimeType: v.string(),
  numPages: v.optional(wholeNumber, 0),
});
const form = renamed(formSchema, {
  mimeType: ['mimeType', 'mimetype'],
  numPages: ['numPages', 'numpages'],
});

/** A segment in the reading order of an EPUB. */
const spineItemSchema = v.object({
  /** Path of the segment, relative to the folder of the package document. */
  path: v.string(),
  /** Whether the segment is part of the linear reading order. */
  linear: v.optional(v.boolean(), true),
  layout: v.optional(v.picklist(['reflowable', 'fixed']), 'reflowable'),
  /** Size of a fixed-layout page in CSS pixels. */
  viewport: v.optional(v.nullable(v.object({ width: v.number(), height: v.number() }))),
  /** The length of its text, in any unit that all segments share (`docs/decisions.md` 87). */
  length: v.optional(v.pipe(v.number(), v.minValue(0))),
});
/** One segment of an EPUB's reading order. */
export type SpineItem = v.InferOutput<typeof spineItemSchema>;

const appearanceSchema = v.object({
  docKey: v.optional(v.string()),
  title: v.optional(v.nullable(v.string()), ''),
  pubKey: v.string(),
  appearance: form.schema as v.GenericSchema<unknown, v.InferOutput<typeof formSchema>>,
  cover: optionalText,
  authors: textList,
  isbn: optionalText,
  yearOfPublication: optionalText,
  publisher: optionalText,
  edition: optionalText,
  language: optionalText,
  jurisdiction: pipeSeparated,
  abstract: optionalText,
  /** Printed page numbers of a PDF, if they differ from 1, 2, 3 (`docs/decisions.md` 70). */
  pageLabels: v.optional(v.nullable(v.array(v.string()))),
  /** Reading order of an EPUB. */
  spine: v.optional(v.nullable(v.array(spineItemSchema))),
  /** The page progression, if the document declares it. */
  pageProgression: v.optional(v.nullable(v.picklist(['ltr', 'rtl']))),
  /** Whether the server has the pages of a PDF in parts, too (`docs/decisions.md` 110). */
  inParts: v.optional(v.nullable(v.boolean())),
});
/** The metadata of a document, available without a licence. */
export type AppearanceMetadata = v.InferOutput<typeof appearanceSchema>;

const appearanceWire = renamed(appearanceSchema, {
  pubKey: ['pubKey', 'pubkey'],
  docKey: ['docKey', 'dockey'],
  yearOfPublication: ['yearOfPublication', 'yearofpublication'],
});
/** The metadata of a document, available without a licence. */
export const appearanceCodec: Codec<AppearanceMetadata> = {
  schema: appearanceWire.schema as v.GenericSchema<unknown, AppearanceMetadata>,
  encode: (value) => ({
    ...(appearanceWire.encode(value) as object),
    appearance: form.encode(value.appearance),
    jurisdiction: value.jurisdiction.join('|'),
  }),
};

/** An entry of a table of contents. */
export interface ContentsEntry {
  /**
   * PDF: `{n}.pdf`; EPUB: path of a segment with optional `?query` and `#anchor`. Empty for a
   * heading without a target.
   */
  readonly link: string;
  readonly title: string;
  readonly children: readonly ContentsEntry[];
}

const contentsEntrySchema: v.GenericSchema<unknown, ContentsEntry> = v.object({
  link: v.optional(v.nullable(v.string()), ''),
  title: v.optional(v.nullable(v.string()), ''),
  children: v.optional(v.nullable(v.array(v.lazy(() => contentsEntrySchema))), []),
}) as unknown as v.GenericSchema<unknown, ContentsEntry>;

const contentsSchema = v.pipe(
  v.array(
    v.looseObject({
      entries: v.optional(v.nullable(v.array(contentsEntrySchema)), []),
    }),
  ),
  v.transform((list): readonly ContentsEntry[] => list[0]?.entries ?? []),
);

/** The table of contents: on the wire a list whose first item's `entries` are the tree. */
export const contentsCodec: Codec<readonly ContentsEntry[]> = {
  schema: contentsSchema as unknown as v.GenericSchema<unknown, readonly ContentsEntry[]>,
  encode: (entries) => (entries.length === 0 ? [] : [{ entries }]),
};

const passageSchema = v.object({ before: v.string(), text: v.string(), after: v.string() });
/** A hit, spelt as in the document, with the text around it. */
export type Passage = v.InferOutput<typeof passageSchema>;

const fileHitSchema = v.object({
  path: v.string(),
  /** The number of hits in the file; without it the reader counts files. */
  count: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  /** The first hits with the text around them; absent for the further files of a long answer. */
  passages: v.optional(v.array(passageSchema)),
});
/** A file (PDF: `{n}.pdf`; EPUB: the segment) that contains hits. */
export type FileHit = v.InferOutput<typeof fileHitSchema>;
/** The files that contain hits, in reading order. */
export const fileHitsCodec: Codec<FileHit[]> = {
  schema: v.array(fileHitSchema) as unknown as v.GenericSchema<unknown, FileHit[]>,
  encode: (hits) => hits,
};

const entrySchema = v.object({ docKey: v.string(), mimeType: v.string() });
const entry = renamed(entrySchema, {
  docKey: ['docKey', 'dockey'],
  mimeType: ['mimetype', 'mimeType'],
});
/** One form of a publication. */
export type AppearanceEntry = v.InferOutput<typeof entrySchema>;

/** A publication and its readable forms. */
export interface PublicationAppearances {
  readonly metadata: {
    readonly title?: string | undefined;
    readonly appearances: readonly AppearanceEntry[];
  };
}
/** A publication and its readable forms. */
export const publicationAppearancesCodec: Codec<PublicationAppearances> = {
  schema: v.object({
    metadata: v.object({
      title: optionalText,
      appearances: v.optional(v.array(entry.schema), []),
    }),
  }) as unknown as v.GenericSchema<unknown, PublicationAppearances>,
  encode: ({ metadata }) => ({
    metadata: {
      ...metadata,
      appearances: metadata.appearances.map((item) => entry.encode(item)),
    },
  }),
};
