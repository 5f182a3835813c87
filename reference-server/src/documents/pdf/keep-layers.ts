import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

const key = (name: string) => PDFName.of(name);

function layerName(layer: PDFObject | undefined): string | undefined {
  const name = layer instanceof PDFDict ? layer.lookup(key('Name')) : undefined;
  return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : undefined;
}

function namesIn(list: PDFObject | undefined): string[] {
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().flatMap((_, at) => layerName(list.lookup(at)) ?? []);
}

/** The names of the layers (optional content) that a document does not show. */
export function hiddenLayers(document: PDFDocument): ReadonlySet<string> {
  const properties = document.catalog.lookup(key('OCProperties'));
  if (!(properties instanceof PDFDict)) return new Set();
  const settings = properties.lookup(key('D'));
  if (!(settings instanceof PDFDict)) return new Set();
  const off = namesIn(settings.lookup(key('OFF')));
  if (settings.lookup(key('BaseState')) !== key('OFF')) return new Set(off);
  const on = new Set(namesIn(settings.lookup(key('ON'))));
  const all = namesIn(properties.lookup(key('OCGs')));
  return new Set([...off, ...all.filter((name) => !on.has(name))]);
}

/** The layers that something in a document belongs to. */
export function layersOf(document: PDFDocument): PDFRef[] {
  return document.context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    const isLayer = object instanceof PDFDict && object.lookup(key('Type')) === key('OCG');
    return isLayer ? [ref] : [];
  });
}

/**
 * States in a document which of its layers are shown: a page that is cut out keeps its layers, but not
 * the whole document's word on them. Layers are known by their names.
 */
export function hideLayers(
  document: PDFDocument,
  layers: readonly PDFRef[],
  hidden: ReadonlySet<string>,
): void {
  const { context } = document;
  const off = layers.filter((ref) => hidden.has(layerName(context.lookup(ref)) ?? ''));
  const settings = context.obj({ OFF: [...off], Order: [...layers] });
  document.catalog.set(key('OCProperties'), context.obj({ OCGs: [...layers], D: settings }));
}
