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

/** The values that the trailers have under a name, the last of them first. */
function stated({ trailers }: FoundObjects, name: string): readonly PDFObject[] {
  return trailers.flatMap((trailer) => trailer.get(key(name)) ?? []).toReversed();
}

function dictionaryOf(context: PDFContext, object: PDFObject | undefined): PDFDict | undefined {
  const found = object instanceof PDFRef ? context.lookup(object) : object;
  return found instanceof PDFDict ? found : undefined;
}

const leadsToPages = (catalog: PDFDict | undefined) =>
  catalog?.lookup(key('Pages')) instanceof PDFDict;

/** The catalog: the one that a trailer names, or one that looks like it; else one that says nothing. */
function findCatalog(found: FoundObjects): PDFObject {
  const { context } = found;
  const roots = stated(found, 'Root');
  const named = roots.find((root) => leadsToPages(dictionaryOf(context, root)));
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
        leadsToPages(object),
    ) ??
    dictionaries.find(
      ([, object]) =>
        object instanceof PDFDict &&
        dictionaryOf(context, object.get(key('Pages')))?.has(key('Kids')),
    );
  if (like) return like[0];
  // The object streams of an encrypted file are not unpacked yet.
  const isPacked = context
    .enumerateIndirectObjects()
    .some(
      ([, object]) => object instanceof PDFStream && object.dict.get(key('Type')) === key('ObjStm'),
    );
  const hidden = isPacked ? roots.find((root) => root instanceof PDFRef) : undefined;
  return hidden ?? context.register(context.obj({ Type: 'Catalog' }));
}

/** What a trailer says of the encryption. */
const statedEncryption = (found: FoundObjects) =>
  stated(found, 'Encrypt').find((one) => dictionaryOf(found.context, one));

/** What looks like the encryption of a document whose trailer is lost. */
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
 * Writes a damaged PDF anew: the objects that are found in it, whatever its table says, a catalog, and a
 * table. What is encrypted stays so. Undefined where it has no objects.
 * @param restoresLock whether it counts as encrypted, too, when only the word of its trailer is lost
 */
export async function rebuildDocument(
  bytes: Uint8Array,
  restoresLock: boolean,
): Promise<Uint8Array | undefined> {
  const found = findObjects(bytes);
  const { context } = found;
  if (context.enumerateIndirectObjects().length === 0) return undefined;
  const root = findCatalog(found);
  const Root = root instanceof PDFDict ? context.register(root) : root;
  dictionaryOf(context, Root)?.set(key('Type'), key('Catalog'));
  const Encrypt = statedEncryption(found) ?? (restoresLock ? lostEncryption(found) : undefined);
  const Info = stated(found, 'Info').find((info) => dictionaryOf(context, info));
  const isList = (id: PDFObject | undefined) => id instanceof PDFArray && id.size() > 0;
  const none = PDFHexString.of('');
  const ID =
    stated(found, 'ID').find((id) => isList(id instanceof PDFRef ? context.lookup(id) : id)) ??
    context.obj([none, none]);
  context.trailerInfo = { Root, ID, ...(Encrypt && { Encrypt }), ...(Info && { Info }) };
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}
