import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBook } from '@leeszaal/test-documents';
import { publicUrl } from '../portal/portal-address.ts';
import { runImport } from './import-program.ts';

/** A book with notes in every markup found in books. */
export const NOTED_TITLE = 'Notes upon Notes';
/** A book in vertical writing, with a note. */
export const VERTICAL_TITLE = '縦に読む灯台';

interface MadeBook {
  readonly title: string;
  readonly language: string;
  readonly styles: string;
  readonly isRightToLeft?: boolean;
  /** Bodies by name, in reading order. */
  readonly segments: Readonly<Record<string, string>>;
}

const LONG = 'The keeper wrote down what the sea did, and the sea did it again. '.repeat(40);

/** A book with a link to an external address that always answers: another name of the portal. */
const notedBook = (): MadeBook => ({
  title: NOTED_TITLE,
  language: 'en',
  // Its styles for buttons and dialogs must only affect its own pages.
  styles: `.raised { vertical-align: super; font-size: 70% }
    aside { display: none; color: rgb(120, 0, 0) }
    button, h2, dialog, [role=dialog] { display: none !important; position: fixed !important }`,
  segments: {
    one: `<h1>One</h1>
      <p>A hidden note<a epub:type="noteref" href="#hidden">a</a>, one at the end of the
      book<a role="doc-noteref" href="ends.xhtml#end2">b</a>, one that is only small<sup><a
      id="ref3" href="#small">c</a></sup>, one far away that is only small<a class="raised" id="ref4"
      href="ends.xhtml#end4">d</a>, and <a href="two.xhtml#later">another chapter</a>, or
      <a href="two.xhtml">all of it</a>.</p>
      <aside epub:type="footnote" id="hidden" onclick="parent.document.body.dataset.broken = 1">
        <p>Said in secret. <a href="https://elsewhere.example/">Elsewhere</a>
        <script>parent.document.body.dataset.broken = 1</script></p></aside>
      <p id="small"><a href="#ref3">c</a> Said in small letters.</p>`,
    two: `<h1>Two</h1><p>${LONG}</p><p id="later">Said later.</p>
      <p><a href="${publicUrl()}/healthz">Outside</a></p>`,
    ends: `<h1>Ends</h1><ol><li id="end1">First end.</li>
      <li id="end2" epub:type="endnote">Second end. <a epub:type="backlink" href="one.xhtml">back</a></li></ol>
      <p>${LONG}</p><p><a id="end4" href="one.xhtml#ref4">d</a> Fourth end.</p>`,
  },
});

const VERTICAL_LINES = '灯台守は毎晩、階段を上って灯をともした。海は暗く、風は強かった。'.repeat(
  60,
);

const VERTICAL: MadeBook = {
  title: VERTICAL_TITLE,
  language: 'ja',
  isRightToLeft: true,
  styles: 'html { writing-mode: vertical-rl }',
  segments: {
    one: `<h1>灯台</h1><p>海<a epub:type="noteref" href="#note">一</a>は広い。${VERTICAL_LINES}</p>
      <aside epub:type="footnote" id="note"><p>海とは水のことである。</p></aside>`,
    two: `<h1>港</h1><p>${VERTICAL_LINES}</p>`,
  },
};

const page = ({ styles, title }: MadeBook, body: string) => `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>${title}</title><style>${styles}</style></head><body>${body}</body></html>`;

/** Writes a book as an EPUB. */
const bytesOf = (book: MadeBook): Promise<Uint8Array> =>
  makeBook({
    title: book.title,
    language: book.language,
    spineAttributes: book.isRightToLeft ? 'page-progression-direction="rtl"' : '',
    spine: Object.entries(book.segments).map(([name, body]) => ({
      path: `${name}.xhtml`,
      bytes: page(book, body),
      title: name,
    })),
  });

let imported: Promise<void> | undefined;

/** Imports both books into the worker's library, once. */
export function importNoteBooks(): Promise<void> {
  imported ??= importBooks();
  return imported;
}

async function importBooks(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-notes-'));
  try {
    await writeFile(join(folder, 'noted.epub'), await bytesOf(notedBook()));
    await writeFile(join(folder, 'vertical.epub'), await bytesOf(VERTICAL));
    const { lines } = await runImport([folder]);
    const refused = lines.filter(({ kind }) => kind === 'refused');
    if (lines.length !== 2 || refused.length > 0) throw new Error(JSON.stringify(lines));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
