import * as v from 'valibot';
import type { DocumentUnit, ImportedDocument, InternalLink } from './imported-document.contract.ts';
import type { PartsOutcome } from './parts-outcome.ts';
import { WHOLE_PAGES } from './whole-pages.ts';

const sizeSchema = v.object({ width: v.number(), height: v.number() });

/** Link targets by address. */
const linksSchema = v.record(v.string(), v.array(v.string()));

const pdfSchema = v.object({
  format: v.literal('pdf'),
  /** Printed page numbers, unless equal to the positions. */
  labels: v.optional(v.array(v.string())),
  /** In points, one for each page. */
  sizes: v.array(sizeSchema),
  /** Page progression, when stated. */
  progression: v.optional(v.picklist(['ltr', 'rtl', 'default'])),
  links: linksSchema,
  /** The edition of its pages in parts; missing when they travel whole, and in older imports. */
  parts: v.optional(v.string()),
  /** Why several pages travel whole. */
  wholePages: v.optional(v.picklist(WHOLE_PAGES)),
});

const segmentSchema = v.object({
  path: v.string(),
  linear: v.boolean(),
  layout: v.picklist(['reflowable', 'fixed']),
  viewport: v.optional(sizeSchema),
  /** Number of pictures; missing in older imports until the book is opened. */
  pictures: v.optional(v.number()),
});

const epubSchema = v.object({
  format: v.literal('epub'),
  progression: v.picklist(['ltr', 'rtl', 'default']),
  folder: v.string(),
  spine: v.array(segmentSchema),
  mediaTypes: v.record(v.string(), v.string()),
  /** Whether files without a media type do not belong to the book. */
  isListedOnly: v.optional(v.boolean()),
  /** Substitutes of files; missing in older imports. */
  standIns: v.optional(v.record(v.string(), v.string())),
  obfuscations: v.record(v.string(), v.object({ key: v.string(), length: v.number() })),
  links: linksSchema,
});

/** The structure of a document, as stored in `appearances.structure`. */
export const structureSchema = v.variant('format', [pdfSchema, epubSchema]);

/** The stored structure of a document. */
export type DocumentStructure = v.InferOutput<typeof structureSchema>;
/** {@link DocumentStructure} of a PDF. */
type PdfStructure = v.InferOutput<typeof pdfSchema>;
/** {@link DocumentStructure} of an EPUB. */
export type EpubStructure = v.InferOutput<typeof epubSchema>;

function groupLinks(links: readonly InternalLink[]): Record<string, string[]> {
  const grouped = Map.groupBy(links, ({ from }) => from);
  return Object.fromEntries([...grouped].map(([from, list]) => [from, list.map(({ to }) => to)]));
}

const labelOf = (unit: DocumentUnit, index: number) => unit.label ?? String(index + 1);

/** The pages in parts, in the structure of a document. */
export const partsOf = (outcome: PartsOutcome): Pick<PdfStructure, 'parts' | 'wholePages'> => {
  if (outcome.kind === 'parts') return { parts: outcome.edition };
  return outcome.why ? { wholePages: outcome.why } : {};
};

/** The structure of an imported document. */
export function structureOf(document: ImportedDocument): DocumentStructure {
  const links = groupLinks(document.links);
  if (document.format === 'pdf') {
    const labelled = document.units.some(({ label }) => label !== undefined);
    return {
      format: 'pdf',
      ...(labelled ? { labels: document.units.map(labelOf) } : {}),
      sizes: document.units.map(({ size }) => size ?? { width: 0, height: 0 }),
      ...(document.progression === 'default' ? {} : { progression: document.progression }),
      links,
      ...partsOf(document.parts),
    };
  }
  const { progression, folder, mediaTypes, isListedOnly, substitutes, obfuscations } = document;
  return {
    format: 'epub',
    progression,
    folder,
    mediaTypes: { ...mediaTypes },
    ...(isListedOnly ? { isListedOnly } : {}),
    ...(Object.keys(substitutes).length > 0 ? { standIns: { ...substitutes } } : {}),
    obfuscations: { ...obfuscations },
    spine: document.units.map(({ address, linear, layout, size, pictures }) => ({
      path: address,
      linear,
      layout,
      ...(size ? { viewport: size } : {}),
      ...(pictures === undefined ? {} : { pictures }),
    })),
    links,
  };
}
