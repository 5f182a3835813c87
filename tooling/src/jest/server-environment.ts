import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageFolder } from '../packages.ts';
import NodeEnvironment from './node-environment.ts';

/** The code of PGlite, compiled. */
async function compilePglite(): Promise<WebAssembly.Module> {
  const server = createRequire(join(packageFolder('reference-server'), 'package.json'));
  const folder = dirname(server.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(new Uint8Array(await readFile(join(folder, 'pglite.wasm'))));
}

/*
 * V8 shares the machine code of a WebAssembly module between all threads, as long as one of them references it.
 * This reference spares each test file the compilation and optimisation of its database.
 */
const held = compilePglite();

/** The environment of the server's tests. */
export default class ServerEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    await held;
  }
}
