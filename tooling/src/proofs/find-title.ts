/** What a table of tests fills in: `%s` and its kin, `$name`, `${expression}`. */
const PLACEHOLDER = /%[sdifjop#$%]|\$\{[^}]*\}|\$[\w.]+/g;

const QUOTES = ["'", '"', '`'];

/**
 * Whether a file has a test of this name that is not switched off.
 *
 * @param source the text of the test file
 * @param title the name as it is written there, with the placeholders of a table of tests
 */
export function hasTest(source: string, title: string): boolean {
  return QUOTES.some((quote) => {
    const literal = quote + title.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
    // A table of tests may hold the names in its rows.
    const called = new RegExp(`(\\.\\w+)?(?:\\([^()]*\\))?[([,:]\\s*${escaped(literal)}`, 'g');
    return [...source.matchAll(called)].some(([, modifier]) => !OFF.has(modifier ?? ''));
  });
}

const OFF = new Set(['.skip', '.todo', '.fixme']);

/** Whether the name under which a test ran is this one, its placeholders filled in. */
export function isTitle(title: string, ran: string): boolean {
  if (title === ran) return true;
  const parts = title.split(PLACEHOLDER).map(escaped);
  return parts.length > 1 && new RegExp(`^${parts.join('.*')}$`, 's').test(ran);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
