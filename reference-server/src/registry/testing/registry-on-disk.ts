import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach } from '@jest/globals';
import { openRegistry, type RegistryVerdict } from '@leeszaal/shared-contracts/registry';
import { signedRelease } from '../../testing/signed-release.ts';
import { smallestRelease, writeFiles } from '../../testing/smallest-release.ts';
import { makeTrust, testKey } from '../../testing/test-trust.ts';
import { readJson } from '../json-file.ts';
import { type RegistryLayout, registryLayout } from '../layout.ts';
import { storeRelease } from '../publish-release.ts';
import { readRoot } from '../root-store.ts';

/** A route of a remote, for every role. */
export const routeOf = (path: string) => ({ name: 'home', path, minimumRole: 'none' });

/** The name of a registry that is being written. */
export const DRAFT = /^registry[.]json[.][0-9a-f-]{36}$/;

/** Who signs a release, and what it holds beside the smallest one. */
interface BuildOptions {
  readonly signer?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** A portal's folder with a root, new for each test of the suite that calls this. */
export function registryOnDisk() {
  let home: string;
  let layout: RegistryLayout;

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'leeszaal-registry-'));
    layout = registryLayout(join(home, 'dist'));
    await makeTrust(layout, ['admin', 'catalogue', 'reader', 'shop', 'thief']);
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  return {
    get layout(): RegistryLayout {
      return layout;
    },

    /** Stores a small signed release with a file that cannot run, and more files; the text distinguishes releases. */
    async build(
      name: string,
      text: string,
      facts: object = {},
      { signer = name, more = {} }: BuildOptions = {},
    ): Promise<string> {
      const folder = join(layout.incoming, `${name}-${text}`);
      const notes = { 'notes.txt': 'nothing that runs' };
      const files = { ...smallestRelease(name, text, facts), ...notes, ...more };
      // What is no release cannot be signed.
      const signed = signedRelease(name, files, await testKey(signer)).catch(() => files);
      await writeFiles(folder, await signed);
      return storeRelease(layout, name, folder);
    },

    /** Runs a task as soon as the next registry lies beside the present one. */
    async onDraft<T>(task: () => T): Promise<T> {
      while (!readdirSync(layout.root).some((name) => DRAFT.test(name))) await setImmediate();
      return task();
    },

    /** The registry as a browser takes it. */
    async opened(): Promise<RegistryVerdict> {
      return openRegistry(await readJson(layout.registry), {
        root: await readRoot(layout),
        now: new Date(),
        highestSequence: 0,
      });
    },
  };
}
