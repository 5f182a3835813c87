import { parseArgs } from 'node:util';
import { checkMessages, extractMessages } from '@leeszaal/remote-kit/catalogue';
import { checkAgreement } from './messages/check-agreement.ts';
import { browserPackages, packageFolder } from './packages.ts';

/*
 * `pnpm messages extract [--clean] [package …]` writes the messages of the source into the
 * catalogues; `pnpm messages check [package …]` prints the missing messages.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { clean: { type: 'boolean', default: false } },
});
const [command, ...only] = positionals;
const folders = browserPackages
  .filter((name) => only.length === 0 || only.includes(name))
  .map(packageFolder);

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
