import { buildHere, outputOf } from './build-here.ts';
import type { Command } from './command.contract.ts';

/** Builds the remote of this folder into `dist/`. */
const build: Command = async () => {
  const folder = process.cwd();
  await buildHere(folder);
  console.log(`Built ${outputOf(folder)}.`);
};

export default build;
