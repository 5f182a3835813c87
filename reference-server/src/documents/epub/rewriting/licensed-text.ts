/**
 * A text with gaps for a licence key: the text of a book is rewritten once, and filled in for each
 * loan. The key stands between every two neighbouring pieces.
 */
export type LicensedText = readonly string[];

/** The text for one loan. @param licenceKey percent-encoded here, so that it cannot break out of its place */
export function fillIn(text: LicensedText, licenceKey: string): string {
  return text.join(
    encodeURIComponent(licenceKey).replace(
      /['()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
}

/** Puts a {@link LicensedText} together. */
export class LicensedTextBuilder {
  readonly #pieces: string[] = [''];

  /** Adds text. */
  add(text: string): void {
    this.#pieces.push(`${this.#pieces.pop() ?? ''}${text}`);
  }

  /** Adds text with gaps. @param write what to make of each piece, for instance to escape it */
  addLicensed(text: LicensedText, write: (piece: string) => string = (piece) => piece): void {
    for (const [at, piece] of text.entries()) {
      if (at > 0) this.#pieces.push('');
      this.add(write(piece));
    }
  }

  /** What was put together. */
  build(): LicensedText {
    return this.#pieces;
  }
}
