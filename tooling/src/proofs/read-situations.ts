/** The chapters of `docs/behaviour.md` that list what can go wrong. */
const CATALOGUES = ['C 8', 'R 8'] as const;
const CHAPTER = /^## ([CR] \d+)/;
const ROW = /^\|\s*([^|]*?)\s*\|/;
const RULE = /^[\s|:-]+$/;

/** A row of an error catalogue. */
export interface Situation {
  readonly chapter: (typeof CATALOGUES)[number];
  /** Its first cell: `Network failure`. */
  readonly name: string;
}

/** Reads the rows of both error catalogues. */
export function readSituations(behaviour: string): Situation[] {
  const situations: Situation[] = [];
  let chapter: Situation['chapter'] | undefined;
  let inBody = false;
  for (const line of behaviour.split('\n')) {
    const heading = CHAPTER.exec(line)?.[1];
    if (line.startsWith('## ')) chapter = CATALOGUES.find((each) => each === heading);
    const name = ROW.exec(line)?.[1];
    if (name === undefined) inBody = false;
    else if (RULE.test(line)) inBody = true;
    else if (chapter !== undefined && inBody) situations.push({ chapter, name });
  }
  return situations;
}
