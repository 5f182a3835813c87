import * as v from 'valibot';
import { type Codec, renamed } from '../schema/codec.ts';
import { optionalText, pipeSeparated, textList, wholeNumber } from '../schema/scalars.ts';

/** The forms that the reader opens. */
export const READER_FORMATS = ['pdf', 'epub'] as const;
/** A form that the reader opens. */
export type ReaderFormat = (typeof READER_FORMATS)[number];

/** The name behind the slash of a media type: `application/epub+zip` is `epub`. */
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

/** One step of a PDF's page labelling, or of the reading order of an EPUB. */
const spineItemSchema = v.object({
  /** Path of the segment, relative to the folder of the package document. */
  path: v.string(),
  /** Whether it is part of the linear reading order. */
  linear: v.optional(v.boolean(), true),
  layout: v.optional(v.picklist(['reflowable', 'fixed']), 'reflowable'),
  /** Size of a fixed-layout page in CSS pixels. */
  viewport: v.optional(v.nullable(v.object({ width: v.number(), height: v.number() }))),
  /** How long it is to read, in any unit that all segments share (`docs/decisions.md` 87). */
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
  /** Printed page numbers of a PDF, when they differ from 1, 2, 3 (`docs/decisions.md` 70). */
  pageLabels: v.optional(v.nullable(v.array(v.string()))),
  /** Reading order of an EPUB. */
  spine: v.optional(v.nullable(v.array(spineItemSchema))),
  /** Which way the pages go, where the document says so. */
  pageProgression: v.optional(v.nullable(v.picklist(['ltr', 'rtl']))),
});
/** What the reader knows of a document before it has a licence. */
export type AppearanceMetadata = v.InferOutput<typeof appearanceSchema>;

const appearanceWire = renamed(appearanceSchema, {
  pubKey: ['pubKey', 'pubkey'],
  docKey: ['docKey', 'dockey'],
  yearOfPublication: ['yearOfPublication', 'yearofpublication'],
});
/** What the reader knows of a document before it has a licence. */
export const appearanceCodec: Codec<AppearanceMetadata> = {
  schema: appearanceWire.schema as v.GenericSchema<unknown, AppearanceMetadata>,
  encode: (value) => ({
    ...(appearanceWire.encode(value) as object),
    appearance: form.encode(value.appearance),
    jurisdiction: value.jurisdiction.join('|'),
  }),
};

/** An entry of a contents table as it arrives. */
export interface ContentsEntry {
  /** PDF: `{n}.pdf`; EPUB: path of a segment with optional `?query` and `#anchor`. Empty: a heading only. */
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

/** The contents table: on the wire a list whose first item's `entries` form the tree. */
export const contentsCodec: Codec<readonly ContentsEntry[]> = {
  schema: contentsSchema as unknown as v.GenericSchema<unknown, readonly ContentsEntry[]>,
  encode: (entries) => (entries.length === 0 ? [] : [{ entries }]),
};

const passageSchema = v.object({ before: v.string(), text: v.string(), after: v.string() });
/** A hit in a document as it is written, with the text around it. */
export type Passage = v.InferOutput<typeof passageSchema>;

const fileHitSchema = v.object({
  path: v.string(),
  /** How many hits there are in it; a backend that does not tell counts files. */
  count: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  /** The first of them with what surrounds them; none once an answer has many. */
  passages: v.optional(v.array(passageSchema)),
});
/** A file (PDF: `{n}.pdf`; EPUB: the segment) in which a query was found. */
export type FileHit = v.InferOutput<typeof fileHitSchema>;
/** The files in which a query was found, in reading order. */
export const fileHitsCodec: Codec<FileHit[]> = {
  schema: v.array(fileHitSchema) as unknown as v.GenericSchema<unknown, FileHit[]>,
  encode: (hits) => hits,
};

const entrySchema = v.object({ docKey: v.string(), mimeType: v.string() });
const entry = renamed(entrySchema, {
  docKey: ['docKey', 'dockey'],
  mimeType: ['mimetype', 'mimeType'],
});
/** One appearance of a publication. */
export type AppearanceEntry = v.InferOutput<typeof entrySchema>;

/** A publication and the forms in which it can be read. */
export interface PublicationAppearances {
  readonly metadata: {
    readonly title?: string | undefined;
    readonly appearances: readonly AppearanceEntry[];
  };
}
/** A publication and the forms in which it can be read. */
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
