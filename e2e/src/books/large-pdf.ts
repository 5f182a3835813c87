import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, severalPages, writePdf } from '@leeszaal/test-documents';
import { runImport } from './import-program.ts';

/** A document of thousands of pages, each with a line of its own and an entry in the contents. */
export const LARGE = { title: 'A Register of Five Thousand Pages', pages: 5_000 } as const;

/** The object numbers of the contents, after those of the pages. */
const CONTENTS = 20_000;

function largePdf(): Uint8Array {
  const pages = Array.from({ length: LARGE.pages }, (_, at) => ({
    content: say(`Entry ${at + 1} of the register`),
  }));
  const last = CONTENTS + LARGE.pages;
  const entries = pages.map((_, at) => {
    const number = CONTENTS + 1 + at;
    const previous = at === 0 ? '' : `/Prev ${number - 1} 0 R`;
    const next = number === last ? '' : `/Next ${number + 1} 0 R`;
    const entry = `<< /Title (Sheet ${at + 1}) /Parent ${CONTENTS} 0 R ${previous} ${next} /Dest [${10 + 2 * at} 0 R /Fit] >>`;
    return [number, entry] as const;
  });
  const objects = severalPages(pages, `/Outlines ${CONTENTS} 0 R`, {
    [CONTENTS]: `<< /Type /Outlines /Count ${LARGE.pages} /First ${CONTENTS + 1} 0 R /Last ${last} 0 R >>`,
    ...Object.fromEntries(entries),
    [last + 1]: `<< /Title (${LARGE.title}) >>`,
  });
  return writePdf(objects, `/Info ${last + 1} 0 R`);
}

/** Imports it into the library; idempotent. */
export async function importLargePdf(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-large-'));
  try {
    const path = join(folder, 'large.pdf');
    await writeFile(path, largePdf());
    const { lines } = await runImport([path]);
    if (lines[0]?.kind === 'refused' || lines.length !== 1) throw new Error(JSON.stringify(lines));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
