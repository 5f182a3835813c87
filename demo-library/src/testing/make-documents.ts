import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf } from '../documents/file-name.ts';
import { documentMakers } from '../documents/index.ts';

/*
 * Makes every document of the demonstration library in a process of its own:
 * `node make-documents.ts [folder]`. Prints a line for each: its key, its file's name and its digest.
 */
const folder = process.argv[2];
for (const maker of documentMakers) {
  const bytes = await maker.make();
  const fileName = fileNameOf(maker);
  if (folder !== undefined) await writeFile(join(folder, fileName), bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  process.stdout.write(`${[maker.record.key, fileName, digest].join('\t')}\n`);
}
