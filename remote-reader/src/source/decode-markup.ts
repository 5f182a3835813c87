/**
 * The text of an XML or HTML file: by its byte order mark, else by the encoding that its XML
 * declaration names, else UTF-8. An encoding that the browser doesn't know is read as UTF-8.
 */
export function decodeMarkup(bytes: Uint8Array): string {
  return decoder(byMark(bytes) ?? byDeclaration(bytes) ?? 'utf-8').decode(bytes);
}

function byMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** Long enough for any XML declaration. */
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
