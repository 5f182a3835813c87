/**
 * Tags a journey in a language for `pnpm test:full` only, unless it always runs. German, with the
 * longest texts, always runs, and each other language in some journeys.
 *
 * @param others further languages that always run here
 */
export function ordinarilyIn(language: string, ...others: string[]): { tag: string[] } {
  return { tag: language === 'de' || others.includes(language) ? [] : ['@full'] };
}
