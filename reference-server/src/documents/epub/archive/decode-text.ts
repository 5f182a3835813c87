const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;

function declaredEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  return DECLARED.exec(
    Buffer.from(bytes.subarray(0, 200))
      .toString('latin1')
      .replace(/^\xef\xbb\xbf/, ''),
  )?.[1];
}

/**
 * Decodes a text of a book by its byte order mark, else its XML declaration, else as UTF-8. Bytes
 * that are wrong in the encoding become replacement characters: a book with one is still a book. Zero
 * bytes, which no database takes, are dropped.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = declaredEncoding(bytes) ?? 'utf-8';
  return decoderFor(encoding).decode(bytes).replaceAll('\0', '');
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}
