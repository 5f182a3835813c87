/**
 * Asks for the fonts of the first screen before anything is set in them: while the code runs the line is free,
 * and later it is wanted for what is read. Without them the text stands in the fallbacks, as ever.
 */
export function bringFonts(): void {
  const style = getComputedStyle(document.documentElement);
  for (const families of ['--lz-sans', '--lz-serif']) {
    document.fonts.load(`1em ${style.getPropertyValue(families)}`).catch(() => undefined);
  }
}
