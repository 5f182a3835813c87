import { parseArgs } from 'node:util';
import { checkMessages } from './messages/check.ts';
import { checkAgreement } from './messages/check-agreement.ts';
import { messageFolders } from './messages/config.ts';
import { extractMessages } from './messages/extract.ts';

/*
 * `pnpm messages extract [--clean] [package …]` writes the messages of the source into the
 * catalogues; `pnpm messages check [package …]` prints the missing messages.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { clean: { type: 'boolean', default: false } },
});
const [command, ...only] = positionals;
const folders = messageFolders().filter(
  (folder) => only.length === 0 || only.some((name) => folder.endsWith(`/${name}`)),
);

if (command === 'extract') {
  for (const folder of folders) {
    const line = await extractMessages(folder, values.clean);
    if (line !== null) console.log(line);
  }
} else if (command === 'check') {
  const lines = [
    ...(await Promise.all(folders.map(checkMessages))).flat(),
    ...(await checkAgreement(folders)),
  ];
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exit(1);
} else {
  console.error('Usage: pnpm messages extract [--clean] [package …] | check [package …]');
  process.exit(1);
}
