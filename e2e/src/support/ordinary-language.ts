/** Tags a journey in a language for `pnpm test:full` only, except German, which has the longest texts. */
export function ordinarilyIn(language: string): { tag: string[] } {
  return { tag: language === 'de' ? [] : ['@full'] };
}
