#!/usr/bin/env node
import { isCommand, runCommand, USAGE } from './commands.ts';

/* `leeszaal <command> …`: what a team does with its remote, in the folder of its package. */
const [name = '', ...parameters] = process.argv.slice(2);
if (isCommand(name)) await runCommand(name, parameters);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
