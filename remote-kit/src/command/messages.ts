import { parseArgs } from 'node:util';
import { extractMessages } from '../catalogue/extract-messages.ts';
import type { Command } from './command.contract.ts';

/** Writes the texts of the remote of this folder into its catalogues; `--clean` removes those without use. */
const messages: Command = async (parameters) => {
  const { values } = parseArgs({
    args: parameters,
    options: { clean: { type: 'boolean', default: false } },
  });
  console.log((await extractMessages(process.cwd(), values.clean)) ?? 'There are no texts.');
};

export default messages;
