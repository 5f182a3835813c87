const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;
const DECLARED_IN_CSS = /^@charset "([A-Za-z0-9._-]+)";/;
const DECLARED_IN_HTML = /<meta\s[^>]{0,200}charset\s*=\s*["']?\s*([A-Za-z0-9._-]+)/i;
/** Part of a text in which its encoding is declared. */
const HEAD_BYTES = 1_024;
/** The usual encoding of old texts that declare none. */
const LEGACY = 'windows-1252';

/** Characters of the bytes 80 to 9F; Node's decoder returns control characters. */
const OF_LEGACY = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

function decode(decoder: TextDecoder, bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  if (decoder.encoding !== LEGACY) return text;
  return text.replace(/[\x80-\x9F]/g, (mark) => OF_LEGACY[mark.charCodeAt(0) - 0x80] ?? mark);
}

/** Decodes text as windows-1252. */
export const decodeLegacy = (bytes: Uint8Array): string => decode(new TextDecoder(LEGACY), bytes);

function byFirstBytes([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  return undefined;
}

function decoderFor(encoding: string | undefined): TextDecoder {
  // A declaration that is readable as Latin-1 cannot be in UTF-16 or UTF-32.
  if (encoding === undefined || /^(?:utf-?(?:16|32)|ucs-?[24])/i.test(encoding)) {
    return new TextDecoder();
  }
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}

/**
 * Decodes UTF-8; a text whose only other bytes are invalid is decoded as its `meta` element says, or as legacy text.
 */
function decodeUtf8(bytes: Uint8Array, head: string): string {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\uFFFD')) return text;
  const named = DECLARED_IN_HTML.exec(head)?.[1];
  const foreign = decoderFor(named);
  if (foreign.encoding !== 'utf-8') return decode(foreign, bytes);
  const isPlainOtherwise = !/[^\0-\x7F\uFFFD]/.test(text);
  return isPlainOtherwise ? decodeLegacy(bytes) : text;
}

/** Single-byte encodings, in which hardly any text is valid UTF-8. */
const OF_ONE_BYTE = /^(?:windows-125\d|iso-8859-\d+|macintosh)$/;

/** Decodes a text that was converted to UTF-8 but kept its old declaration; undefined for any other. */
function decodeConverted(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[^\0-\x7F]/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes a text that declares another encoding than UTF-8. */
function decodeDeclared(bytes: Uint8Array, decoder: TextDecoder): string {
  const converted = OF_ONE_BYTE.test(decoder.encoding) ? decodeConverted(bytes) : undefined;
  return converted ?? decode(decoder, bytes);
}

/**
 * Decodes a text of a book by its byte order mark, else its XML or CSS declaration, else as UTF-8. A valid
 * UTF-8 text with the declaration of a single-byte encoding is UTF-8. A text without any valid UTF-8 follows
 * its `meta` element, or is windows-1252. Single wrong bytes become replacement characters. Zero bytes, which
 * the database rejects, are dropped.
 */
export function decodeText(bytes: Uint8Array): string {
  const certain = byFirstBytes(bytes);
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const declared = (DECLARED.exec(head) ?? DECLARED_IN_CSS.exec(head))?.[1];
  const decoder = certain === undefined ? decoderFor(declared) : new TextDecoder(certain);
  const text =
    decoder.encoding === 'utf-8' ? decodeUtf8(bytes, head) : decodeDeclared(bytes, decoder);
  return text.replaceAll('\0', '');
}
