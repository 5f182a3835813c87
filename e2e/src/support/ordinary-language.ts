/**
 * Keeps a journey in a language to `pnpm test:full`, unless it is to run always. German, whose texts are
 * the longest, always does, and each other language in some of the journeys.
 *
 * @param others that run always here
 */
export function ordinarilyIn(language: string, ...others: string[]): { tag: string[] } {
  return { tag: language === 'de' || others.includes(language) ? [] : ['@full'] };
}
