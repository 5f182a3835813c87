/**
 * Lets the text be set in the web fonts once the code of the first screen has come, which they would hold up:
 * they weigh as much. Until then, and without them, it stands in the fallbacks of their metrics, and nothing
 * moves when they come. The browser asks for them as it next lays text out: to ask it here for styles or fonts
 * would have it lay everything out at once.
 */
export function bringFonts(): void {
  delete document.documentElement.dataset['fonts'];
}
