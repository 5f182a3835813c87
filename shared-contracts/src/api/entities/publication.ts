import * as v from 'valibot';
import { type Codec, renamed } from '../schema/codec.ts';
import { labelsSchema } from '../schema/labels.ts';
import {
  numeric,
  optionalFlag,
  optionalText,
  pipeSeparated,
  textList,
  wholeNumber,
} from '../schema/scalars.ts';

const linkSchema = v.object({
  url: v.string(),
  label: v.optional(v.nullable(v.string()), ''),
});

const mediaLinks = v.optional(
  v.pipe(
    v.array(
      v.union([
        linkSchema,
        v.pipe(
          v.string(),
          v.transform((url) => ({ url, label: '' })),
        ),
      ]),
    ),
    v.transform((links) => links.map((link) => ({ url: link.url, label: link.label || link.url }))),
  ),
  [],
);

const multimediaSchema = v.object({
  links: mediaLinks,
  documents: mediaLinks,
  sounds: mediaLinks,
  movies: mediaLinks,
  images: mediaLinks,
  copyDocuments: mediaLinks,
});
/** Media links of a publication, by kind; each with an address and a label. */
export type Multimedia = v.InferOutput<typeof multimediaSchema>;

const relationSchema = v.object({
  code: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
});

const titleRelationsSchema = v.object({
  parents: v.optional(v.array(relationSchema), []),
  children: v.optional(v.array(relationSchema), []),
});
/** The publications that contain this one, and those that it contains. */
export type TitleRelations = v.InferOutput<typeof titleRelationsSchema>;

const copySchema = v.object({
  year: optionalText,
  part: optionalText,
  subscription: optionalText,
  registry: optionalText,
  isbn: optionalText,
  edition: optionalText,
  collation: optionalText,
  library: optionalText,
  location: optionalText,
  document: optionalText,
  /** Null, empty or `'0'`: loanable; `'n'`: not loanable; anything else: on loan (`docs/decisions.md` 35). */
  loanable: v.optional(
    v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    null,
  ),
  loanedInfo: optionalText,
  additionalInfo: optionalText,
});
const copyCodec = renamed(copySchema, {
  additionalInfo: ['additionalinfo'],
  loanedInfo: ['loanedInfo', 'loanedinfo'],
});
/** One copy of a publication. */
export type Copy = v.InferOutput<typeof copySchema>;

const textHitSchema = v.object({
  docKey: v.pipe(v.string(), v.nonEmpty()),
  /** `{n}.pdf` or the path of the segment, as in a search of the document. */
  file: v.pipe(v.string(), v.nonEmpty()),
  /** The printed page label, else the page number; absent in a document without pages. */
  page: v.optional(v.string()),
  /** A line of plain text around the hit, with an ellipsis at a cut. */
  fragment: v.string(),
  /** The matched words as they are spelt in the text, one for each search term. */
  terms: v.array(v.string()),
});
/** A hit of a full-text search in a document of a publication. */
export type TextHit = v.InferOutput<typeof textHitSchema>;

const publicationSchema = v.object({
  id: wholeNumber,
  pubKey: optionalText,
  cover: optionalText,
  title: v.optional(v.nullable(v.string()), ''),
  subtitle: optionalText,
  /** In minor units (`docs/decisions.md` 32); 0 is free, undefined is not for sale. */
  priceInCents: v.optional(
    v.pipe(
      v.nullable(numeric),
      v.transform((price) => price ?? undefined),
    ),
  ),
  currency: optionalText,
  acquisitionDate: optionalText,
  created: optionalText,
  licenseCreated: optionalText,
  /**
   * Whether a seat was free at the time of the answer; acquire decides (`docs/decisions.md` 34).
   */
  licenseAvailable: optionalFlag,
  /**
   * The media types of its documents, each once; absent if it cannot be read (`docs/decisions.md` 131). Older servers
   * omit it.
   */
  mimeTypes: v.optional(v.nullable(v.array(v.string()))),
  /** The document, if there is exactly one; hidden where `pubKey` is. An addition of ours (`docs/decisions.md` 135). */
  docKey: v.optional(v.nullable(v.string())),
  documentType: optionalText,
  documentTypeIcon: optionalText,
  /** The document type by language. */
  documentTypeLabels: labelsSchema,
  authors: textList,
  corporateAuthors: textList,
  isbn: optionalText,
  seriesTitle: optionalText,
  seriesNumber: optionalText,
  bibisCode: optionalText,
  reference: optionalText,
  signature: optionalText,
  /** HTML; sanitise before showing (`docs/decisions.md` 36). */
  abstract: optionalText,
  multimedia: v.optional(
    v.pipe(
      v.nullable(multimediaSchema),
      v.transform((media) => media ?? emptyMultimedia()),
    ),
    () => emptyMultimedia(),
  ),
  publisher: optionalText,
  placeOfPublication: optionalText,
  yearOfPublication: optionalText,
  edition: optionalText,
  annotation: textList,
  language: optionalText,
  fileNumber: optionalText,
  fileDateStart: optionalText,
  fileDateEnd: optionalText,
  fileDateDestroyed: optionalText,
  source: optionalText,
  sourceDetails: optionalText,
  class: textList,
  classification: optionalText,
  keywords: textList,
  geographicalKeywords: textList,
  nuance: textList,
  extraNuance: textList,
  jurisdiction: pipeSeparated,
  rubric: optionalText,
  registry: optionalText,
  collation: optionalText,
  library: optionalText,
  location: optionalText,
  collection: optionalText,
  subscription: optionalText,
  additionalInfo: optionalText,
  titleRelations: v.optional(
    v.pipe(
      v.nullable(titleRelationsSchema),
      v.transform((relations) => relations ?? emptyRelations()),
    ),
    () => emptyRelations(),
  ),
  copies: v.optional(v.array(copyCodec.schema), []),
  /**
   * Only in answers of a full-text search, from servers that support it (`docs/decisions.md`,
   * *Walls between packages*).
   */
  textHits: v.optional(v.array(textHitSchema)),
});

function emptyMultimedia(): Multimedia {
  return {
    links: [],
    documents: [],
    sounds: [],
    movies: [],
    images: [],
    copyDocuments: [],
  };
}

function emptyRelations(): TitleRelations {
  return { parents: [], children: [] };
}

/** One publication of a connection; its key is (connection, id) (`docs/decisions.md` 23). */
export type Publication = v.InferOutput<typeof publicationSchema>;

const wire = renamed(publicationSchema, {
  pubKey: ['pubkey', 'pubKey'],
  priceInCents: ['price', 'priceInCents', 'priceincents'],
  acquisitionDate: ['acquisitiondate', 'acquisitionDate'],
  licenseAvailable: ['licenseavailable', 'licenseAvailable'],
  mimeTypes: ['mimetypes', 'mimeTypes'],
  docKey: ['dockey', 'docKey'],
  documentType: ['documenttype', 'documentType'],
  documentTypeIcon: ['documenttypeicon', 'documentTypeIcon'],
  documentTypeLabels: ['documenttypelabels', 'documentTypeLabels'],
  corporateAuthors: ['corporateauthors', 'corporateAuthors'],
  seriesTitle: ['seriestitle', 'seriesTitle'],
  seriesNumber: ['seriesnumber', 'seriesNumber'],
  bibisCode: ['bibiscode', 'bibisCode'],
  placeOfPublication: ['placeofpublication', 'placeOfPublication'],
  yearOfPublication: ['yearofpublication', 'yearOfPublication'],
  fileNumber: ['filenumber', 'fileNumber'],
  fileDateStart: ['filedatestart', 'fileDateStart'],
  fileDateEnd: ['filedateend', 'fileDateEnd'],
  fileDateDestroyed: ['filedatedestroyed', 'fileDateDestroyed'],
  sourceDetails: ['sourcedetails', 'sourceDetails'],
  geographicalKeywords: ['geographicalkeywords', 'geographicalKeywords'],
  extraNuance: ['extranuance', 'extraNuance'],
  additionalInfo: ['additionalinfo', 'additionalInfo'],
  titleRelations: ['titlerelations', 'titleRelations'],
});

/** The codec of a publication, with the wire's lower-case names. */
export const publicationCodec: Codec<Publication> = {
  schema: wire.schema as v.GenericSchema<unknown, Publication>,
  encode: (publication) => ({
    ...(wire.encode(publication) as object),
    jurisdiction: publication.jurisdiction.join('|'),
    copies: publication.copies.map(copyCodec.encode),
  }),
};
