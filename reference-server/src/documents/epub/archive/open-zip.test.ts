import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { makeRawZip } from '@leeszaal/test-documents';
import type { Entry } from 'yauzl';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openZip } from './open-zip.ts';

/** More than one read of the file. */
const BYTES = 300_000;

const folder = temporaryFolder();

it('reads on when another stream is cut off, and ends no process', async () => {
  const content = randomBytes(BYTES);
  const names = ['kept.woff2', 'cut.woff2'];
  const made = makeRawZip(names.map((name) => ({ name, content, store: true })));
  await using handle = await open(await folder.write('book.epub', made));
  const zip = await openZip(handle);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const [first, second] = entries;
  if (first === undefined || second === undefined) throw new Error('The archive has two files.');
  for (let turn = 0; turn < 20; turn += 1) {
    const kept = await zip.openReadStreamPromise(first);
    const cut = await zip.openReadStreamPromise(second);
    const read = buffer(kept);
    // Both have asked to read, and one waits for the other.
    cut.resume();
    process.nextTick(() => cut.destroy());
    expect((await read).equals(content)).toBe(true);
  }
});
