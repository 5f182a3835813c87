import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder, packages } from '../packages.ts';
import { type ProofTables, readProofs } from './read-proofs.ts';

/** The tables of proofs of all packages. */
export async function gatherProofs(): Promise<ProofTables> {
  const tables = await Promise.all(
    packages.map(async (name) => {
      const readme = await readFile(join(packageFolder(name), 'README.md'), 'utf8').catch(() => '');
      return readProofs(`${name}/README.md`, readme);
    }),
  );
  return {
    proofs: tables.flatMap(({ proofs }) => proofs),
    faults: tables.flatMap(({ faults }) => faults),
  };
}
