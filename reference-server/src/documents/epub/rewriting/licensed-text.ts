/** A rewritten text with a gap for the licence key between any two pieces; filled in for each loan. */
export type LicensedText = readonly string[];

/** The text for a loan. Percent-encodes the key, so that it cannot break out of its attribute. */
export function fillIn(text: LicensedText, licenceKey: string): string {
  return text.join(
    encodeURIComponent(licenceKey).replace(
      /['()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
}

/** Builds a {@link LicensedText}. */
export class LicensedTextBuilder {
  readonly #pieces: string[] = [''];

  add(text: string): void {
    this.#pieces.push(`${this.#pieces.pop() ?? ''}${text}`);
  }

  /** Adds text with gaps. @param write converts each piece, for instance to escape it */
  addLicensed(text: LicensedText, write: (piece: string) => string = (piece) => piece): void {
    for (const [at, piece] of text.entries()) {
      if (at > 0) this.#pieces.push('');
      this.add(write(piece));
    }
  }

  build(): LicensedText {
    return this.#pieces;
  }
}
