import { checkRemote } from './check-remote.ts';
import type { Command } from './command.contract.ts';

/** Checks the remote of this folder; the process ends with 1 when a check fails. */
const check: Command = async () => {
  if (!(await checkRemote(process.cwd()))) process.exitCode = 1;
};

export default check;
