const CANDIDATE = /\b(?:97[89][-\s]?(?:\d[-\s]?){9}\d|(?:\d[-\s]?){9}[\dXx])(?![-\d])/g;

function isIsbn13(digits: string): boolean {
  if (!/^97[89]\d{10}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

function isIsbn10(digits: string): boolean {
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  const sum = [...digits].reduce(
    (total, digit, at) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - at),
    0,
  );
  return sum % 11 === 0;
}

/**
 * Reads one text as an ISBN: hyphens, spaces, `urn:isbn:` and `ISBN` before it are dropped.
 * @returns the bare digits, or undefined when the check digit is wrong.
 */
export function parseIsbn(text: string): string | undefined {
  const digits = text
    .replace(/^\s*(?:urn:)?isbn(?:-1[03])?[:\s]*/i, '')
    .replace(/[-\u2010-\u2015\s]/g, '')
    .toUpperCase();
  return isIsbn13(digits) || isIsbn10(digits) ? digits : undefined;
}

/** Finds the first ISBN in running text; only what follows the word `ISBN` closely counts. */
export function findIsbn(text: string): string | undefined {
  for (const mention of text.matchAll(/ISBN/gi)) {
    const after = text
      .slice(mention.index + 4, mention.index + 60)
      .replace(/[\u2010-\u2015]/g, '-');
    for (const candidate of after.matchAll(CANDIDATE)) {
      const isbn = parseIsbn(candidate[0]);
      if (isbn) return isbn;
    }
  }
  return undefined;
}
