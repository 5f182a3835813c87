import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';
import { matchObjects } from '../objects/match-objects.ts';

function layerName(layer: PDFObject | undefined): string | undefined {
  const name = layer instanceof PDFDict ? layer.lookup(key('Name')) : undefined;
  return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : undefined;
}

function refsIn(list: PDFObject | undefined): PDFRef[] {
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().filter((entry) => entry instanceof PDFRef);
}

/** The hidden layers (optional content) of a document. */
export interface HiddenLayers {
  readonly refs: ReadonlySet<PDFRef>;
  readonly names: ReadonlySet<string>;
  /** The document, when a hidden and a visible layer have the same name. */
  readonly ambiguous: PDFDocument | undefined;
}

/** No hidden layers, or unknown ones. */
export const NOTHING_HIDDEN: HiddenLayers = {
  refs: new Set(),
  names: new Set(),
  ambiguous: undefined,
};

function hiddenRefs(properties: PDFDict): readonly PDFRef[] {
  const settings = properties.lookup(key('D'));
  if (!(settings instanceof PDFDict)) return [];
  const off = refsIn(settings.lookup(key('OFF')));
  if (settings.lookup(key('BaseState')) !== key('OFF')) return off;
  const on = new Set(refsIn(settings.lookup(key('ON'))));
  return [...off, ...refsIn(properties.lookup(key('OCGs'))).filter((ref) => !on.has(ref))];
}

/** Reads the hidden layers of a document. */
export function hiddenLayers(document: PDFDocument): HiddenLayers {
  const { catalog, context } = document;
  const properties = catalog.lookup(key('OCProperties'));
  if (!(properties instanceof PDFDict)) return NOTHING_HIDDEN;
  const refs = new Set(hiddenRefs(properties));
  const nameOf = (ref: PDFRef) => layerName(context.lookup(ref)) ?? '';
  const names = new Set([...refs].map(nameOf));
  const shown = refsIn(properties.lookup(key('OCGs'))).filter((ref) => !refs.has(ref));
  const isAmbiguous = shown.some((ref) => names.has(nameOf(ref)));
  return { refs, names, ambiguous: isAmbiguous ? document : undefined };
}

/** The layers in a document. */
export function layersOf(document: PDFDocument): PDFRef[] {
  return document.context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    const isLayer = object instanceof PDFDict && object.lookup(key('Type')) === key('OCG');
    return isLayer ? [ref] : [];
  });
}

/**
 * States the visibility of layers in a part of a document, which has the layers but not their settings. Layers
 * are matched by name, or by their position when names are ambiguous.
 *
 * @param first index of the part's first page, from 0
 * @returns the hidden layers
 */
export function hideLayers(
  document: PDFDocument,
  layers: readonly PDFRef[],
  { refs, names, ambiguous }: HiddenLayers,
  first: number,
): readonly PDFRef[] {
  const { context } = document;
  const origins = ambiguous && matchObjects(ambiguous, first, document);
  const off = layers.filter((ref) => {
    const origin = origins?.get(ref);
    return origin ? refs.has(origin) : names.has(layerName(context.lookup(ref)) ?? '');
  });
  const settings = context.obj({ OFF: [...off], Order: [...layers] });
  document.catalog.set(key('OCProperties'), context.obj({ OCGs: [...layers], D: settings }));
  return off;
}
