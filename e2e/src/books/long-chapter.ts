import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBook } from '@leeszaal/test-documents';
import { runImport } from './import-program.ts';

/** A book whose first chapter has 500 KB. */
export const LONG_CHAPTER = {
  title: 'A Chronicle of One Chapter',
  /** Its paragraphs, which are numbered from 1. */
  paragraphs: 1_500,
} as const;

const LINE = 'The chronicler wrote down each year, and each year was much like the one before it. ';

const page = (body: string) => `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${LONG_CHAPTER.title}</title></head>
<body>${body}</body></html>`;

/** The first link is on the first page. */
const chapter = () =>
  '<h1>Years</h1><p><a href="end.xhtml">To the end</a></p>' +
  Array.from(
    { length: LONG_CHAPTER.paragraphs },
    (_, at) => `<p>Year ${at + 1}. ${LINE.repeat(4)}</p>`,
  ).join('');

let imported: Promise<void> | undefined;

/** Imports the book into the worker's library, once. */
export function importLongChapter(): Promise<void> {
  imported ??= importBook();
  return imported;
}

async function importBook(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-long-'));
  try {
    const bytes = await makeBook({
      title: LONG_CHAPTER.title,
      language: 'en',
      spine: [
        { path: 'years.xhtml', bytes: page(chapter()), title: 'Years' },
        { path: 'end.xhtml', bytes: page('<h1>End</h1><p>All years are told.</p>'), title: 'End' },
      ],
    });
    await writeFile(join(folder, 'chronicle.epub'), bytes);
    const { lines } = await runImport([folder]);
    if (lines.length !== 1 || lines[0]?.kind === 'refused') throw new Error(JSON.stringify(lines));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
