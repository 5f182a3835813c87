import Bowser from 'bowser';

/** Longer than any header of a browser: the expressions that read it take longer with each letter. */
const LONGEST = 512;

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/**
 * Browser and system of a `User-Agent` header, such as `Firefox, Windows`; empty where both are unknown. Only names of
 * a fixed list are returned: of a header that is made up nothing is kept.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  const known = (name: string | undefined, names: ReadonlySet<string>): string[] =>
    name !== undefined && names.has(name) ? [name] : [];
  return [...known(browser.name, BROWSERS), ...known(os.name, SYSTEMS)].join(', ');
}
