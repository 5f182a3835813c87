/**
 * The text of an XML or HTML file. The encoding is that of the byte order mark, else of the XML declaration, else
 * UTF-8, which also replaces unknown encodings.
 */
export function decodeMarkup(bytes: Uint8Array): string {
  return decoder(byMark(bytes) ?? byDeclaration(bytes) ?? 'utf-8').decode(bytes);
}

function byMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** Upper bound of an XML declaration. */
const DECLARATION_BYTES = 200;

function byDeclaration(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  return /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1];
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
