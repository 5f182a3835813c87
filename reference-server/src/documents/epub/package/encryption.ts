import { createHash } from 'node:crypto';
import { DocumentError } from '../../model/document-error.ts';
import type { Obfuscation } from '../../model/imported-document.contract.ts';
import { findFromRoot } from '../addresses/epub-address.ts';
import type { Archive } from '../archive/archive.contract.ts';
import { decodeText } from '../archive/decode-text.ts';
import { readEntry } from '../archive/read-entry.ts';
import { markupModeOf } from './markup-mode.ts';
import type { PackageDocument } from './package-document.contract.ts';
import { readXml } from './read-package.ts';
import { childrenNamed, descendantsNamed } from './xml-element.ts';

const ENCRYPTION = 'META-INF/encryption.xml';
const RIGHTS = ['META-INF/rights.xml', 'rights.xml', 'META-INF/license.lcpl', 'META-INF/sinf.xml'];
/** Characters that occur in encrypted data and in no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for them.
const ILLEGIBLE = /[\0-\x08\x0e-\x1a]/;
const IDPF = 'http://www.idpf.org/2008/embedding';
const ADOBE = 'http://ns.adobe.com/pdf/enc#RC';
const IDPF_LENGTH = 1_040;
const ADOBE_LENGTH = 1_024;

function idpfObfuscation(book: PackageDocument): Obfuscation {
  const identifier = book.uniqueIdentifier.replace(/[ \t\r\n]/g, '');
  return { key: createHash('sha1').update(identifier, 'utf8').digest('hex'), length: IDPF_LENGTH };
}

function adobeObfuscation(book: PackageDocument): Obfuscation | undefined {
  const identifiers = childrenNamed(book.metadata, 'identifier').map(({ text }) => text.trim());
  for (const identifier of [book.uniqueIdentifier, ...identifiers]) {
    const uuid = /(?:^|:)([0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12})$/i.exec(identifier)?.[1];
    if (uuid) return { key: uuid.replaceAll('-', '').toLowerCase(), length: ADOBE_LENGTH };
  }
  return undefined;
}

const protectedBy = (by: string) =>
  new DocumentError('protected', `The content of the EPUB is encrypted${by}.`);
const BY_RIGHTS = ' by a rights management system';

/** Whether the first text is legible, although the book has a rights file: some shops add one without encrypting. */
async function isLegible(archive: Archive, { spine }: PackageDocument): Promise<boolean> {
  const text = spine.find(({ item }) => markupModeOf(item.mediaType) !== undefined);
  return !text || !ILLEGIBLE.test(decodeText(await readEntry(archive, text.item.path)));
}

/**
 * Reads the obfuscations of fonts, by archive path. Any other encryption makes the book unreadable here.
 * @throws DocumentError protected, broken
 */
export async function readObfuscations(
  archive: Archive,
  book: PackageDocument,
): Promise<ReadonlyMap<string, Obfuscation>> {
  const found = new Map<string, Obfuscation>();
  const rights = RIGHTS.some((path) => archive.find(path) !== undefined);
  const encryption = archive.find(ENCRYPTION);
  if (encryption === undefined) {
    if (rights && !(await isLegible(archive, book))) throw protectedBy(BY_RIGHTS);
    return found;
  }
  for (const data of descendantsNamed(await readXml(archive, encryption), 'EncryptedData')) {
    const [method] = descendantsNamed(data, 'EncryptionMethod');
    const [reference] = descendantsNamed(data, 'CipherReference');
    const algorithm = method?.attributes['Algorithm'];
    const path = findFromRoot(reference?.attributes['URI'] ?? '', archive);
    if (path === undefined) continue;
    const obfuscation =
      algorithm === IDPF
        ? idpfObfuscation(book)
        : algorithm === ADOBE
          ? adobeObfuscation(book)
          : undefined;
    if (obfuscation) found.set(path, obfuscation);
    else if (algorithm !== ADOBE) {
      throw protectedBy(rights ? BY_RIGHTS : '');
    }
  }
  return found;
}

/** Applies or removes the obfuscation of a font. Returns a new array. */
export function deobfuscate(
  bytes: Uint8Array,
  { key, length }: Obfuscation,
): Uint8Array<ArrayBuffer> {
  const mask = Buffer.from(key, 'hex');
  const cleared = new Uint8Array(bytes);
  for (let at = 0; at < Math.min(length, cleared.length); at += 1) {
    cleared[at] = (cleared[at] ?? 0) ^ (mask[at % mask.length] ?? 0);
  }
  return cleared;
}
