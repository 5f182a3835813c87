import type { Proof, TestReference } from './proof.contract.ts';

const HEADING = /^## Proofs\s*$/;
const NEXT_CHAPTER = /^## /;
const ROW = /^\|(.*)\|\s*$/;
const RULE = /^[\s|:-]+$/;
const REFERENCE = /^`([^`]+)` › (.+)$/;
/** A bar in a cell is written `\|`. */
const CELL_BORDER = /(?<!\\)\|/;
const COLUMNS = 3;

/** What a README promises: its proofs, and what is wrong with rows that are none. */
export interface ProofTables {
  readonly proofs: readonly Proof[];
  readonly faults: readonly string[];
}

/**
 * Reads the tables under `## Proofs`. Each has three columns: where it is written in
 * `docs/behaviour.md`, what it says, and the tests, each as a file in backticks, `›` and the test's
 * name, with `<br>` between several.
 *
 * @param name what to call the README in faults
 */
export function readProofs(name: string, markdown: string): ProofTables {
  const proofs: Proof[] = [];
  const faults: string[] = [];
  for (const { place, cells } of rowsOf(name, markdown)) {
    const [where = '', statement = '', references = ''] = cells;
    const tests = readReferences(references);
    if (cells.length !== COLUMNS) faults.push(`${place}: a row has ${COLUMNS} cells`);
    else if (statement === '') faults.push(`${place}: says nothing`);
    else if (tests === null) faults.push(`${place}: names no test as \`file\` › name`);
    else proofs.push({ place, chapters: where.split(/,\s*/), statement, tests });
  }
  return { proofs, faults };
}

interface Row {
  readonly place: string;
  readonly cells: readonly string[];
}

function rowsOf(name: string, markdown: string): Row[] {
  const rows: Row[] = [];
  let inProofs = false;
  let inBody = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (NEXT_CHAPTER.test(line)) inProofs = HEADING.test(line);
    const row = ROW.exec(line);
    // The first row of a table is its head, which a rule parts from the body.
    if (row === null) inBody = false;
    else if (RULE.test(line)) inBody = true;
    else if (inProofs && inBody) {
      const cells = (row[1] ?? '').split(CELL_BORDER).map((cell) => cell.trim());
      rows.push({ place: `${name}:${index + 1}`, cells });
    }
  }
  return rows;
}

function readReferences(cell: string): TestReference[] | null {
  const references = cell.split('<br>').map((part) => REFERENCE.exec(part.trim()));
  const tests: TestReference[] = [];
  for (const reference of references) {
    const [, file, title] = reference ?? [];
    if (file === undefined || title === undefined) return null;
    tests.push({ file, title: title.replaceAll('\\|', '|').trim() });
  }
  return tests;
}
