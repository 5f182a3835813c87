import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFWriter,
} from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';
import { type FoundObjects, findObjects } from './find-objects.ts';

/** Values of an entry in the trailers, the last first. */
function stated({ trailers }: FoundObjects, name: string): readonly PDFObject[] {
  return trailers.flatMap((trailer) => trailer.get(key(name)) ?? []).toReversed();
}

function dictionaryOf(context: PDFContext, object: PDFObject | undefined): PDFDict | undefined {
  const found = object instanceof PDFRef ? context.lookup(object) : object;
  return found instanceof PDFDict ? found : undefined;
}

const hasPages = (catalog: PDFDict | undefined) => catalog?.lookup(key('Pages')) instanceof PDFDict;

/** The catalog that a trailer names, else an object like a catalog, else an empty one. */
function findCatalog(found: FoundObjects): PDFObject {
  const { context } = found;
  const roots = stated(found, 'Root');
  const named = roots.find((root) => hasPages(dictionaryOf(context, root)));
  if (named) return named;
  const dictionaries = context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFDict)
    .toReversed();
  const like =
    dictionaries.find(
      ([, object]) =>
        object instanceof PDFDict &&
        object.lookup(key('Type')) === key('Catalog') &&
        hasPages(object),
    ) ??
    dictionaries.find(
      ([, object]) =>
        object instanceof PDFDict &&
        dictionaryOf(context, object.get(key('Pages')))?.has(key('Kids')),
    );
  if (like) return like[0];
  // The catalog may be in an encrypted object stream.
  const isPacked = context
    .enumerateIndirectObjects()
    .some(
      ([, object]) => object instanceof PDFStream && object.dict.get(key('Type')) === key('ObjStm'),
    );
  const hidden = isPacked ? roots.find((root) => root instanceof PDFRef) : undefined;
  return hidden ?? context.register(context.obj({ Type: 'Catalog' }));
}

/** The encryption dictionary that a trailer names. */
const statedEncryption = (found: FoundObjects) =>
  stated(found, 'Encrypt').find((one) => dictionaryOf(found.context, one));

/** An object like an encryption dictionary, for a lost trailer. */
function lostEncryption({ context }: FoundObjects): PDFObject | undefined {
  return context
    .enumerateIndirectObjects()
    .find(
      ([, object]) =>
        object instanceof PDFDict &&
        ['Filter', 'V', 'O', 'U'].every((name) => object.has(key(name))),
    )?.[0];
}

/**
 * Rewrites a damaged PDF from its objects, with a catalog and a new cross-reference table. Encryption stays.
 * Undefined without objects.
 * @param restoresEncryption whether to use an encryption dictionary that no trailer names
 */
export async function rebuildDocument(
  bytes: Uint8Array,
  restoresEncryption: boolean,
): Promise<Uint8Array | undefined> {
  const found = findObjects(bytes);
  const { context } = found;
  if (context.enumerateIndirectObjects().length === 0) return undefined;
  const root = findCatalog(found);
  const Root = root instanceof PDFDict ? context.register(root) : root;
  dictionaryOf(context, Root)?.set(key('Type'), key('Catalog'));
  const Encrypt =
    statedEncryption(found) ?? (restoresEncryption ? lostEncryption(found) : undefined);
  const Info = stated(found, 'Info').find((info) => dictionaryOf(context, info));
  const isList = (id: PDFObject | undefined) => id instanceof PDFArray && id.size() > 0;
  const none = PDFHexString.of('');
  const ID =
    stated(found, 'ID').find((id) => isList(id instanceof PDFRef ? context.lookup(id) : id)) ??
    context.obj([none, none]);
  context.trailerInfo = { Root, ID, ...(Encrypt && { Encrypt }), ...(Info && { Info }) };
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}
