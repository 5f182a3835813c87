import type { RemoteModule } from '@leeszaal/shared-contracts';
import {
  entryFile,
  openRegistry,
  type Release,
  rememberedTrust,
  rememberTrust,
  sha384,
} from '@leeszaal/shared-contracts/registry';
import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { allowFiles } from './enforce-digests.ts';
import type { Settings } from './settings.ts';

/** A module of ours that remotes use: a page has one React. */
const share = (module: object) => ({
  version: React.version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${React.version}` },
});

const federation = createInstance({
  name: 'react_example',
  remotes: [],
  shared: {
    react: share(React),
    'react/jsx-runtime': share(jsxRuntime),
    'react-dom': share(ReactDom),
    'react-dom/client': share(ReactDomClient),
  },
});

/** The active release of a remote. @throws when the registry is not signed by the library, or has no such remote */
async function findRelease({ library, root: pinned }: Settings, name: string): Promise<Release> {
  const answer = await fetch(`${library}/registry.json`, { cache: 'no-store' });
  const { root, sequence: highestSequence } = await rememberedTrust(localStorage, pinned);
  const verdict = await openRegistry(await answer.json(), {
    root,
    now: new Date(),
    highestSequence,
  });
  if (!verdict.accepted) throw new Error(`The registry was refused: ${verdict.refusal.reason}`);
  await rememberTrust(localStorage, pinned, { ...verdict, sequence: verdict.registry.sequence });
  const remote = verdict.registry.remotes[name];
  if (remote === undefined) throw new Error(`The library has no ${name}`);
  if (remote.refusal !== undefined) throw new Error(`${name} was refused: ${remote.refusal}`);
  // Scripts that are modules need an import map with their digests (`importMap`), which this application does without.
  if (remote.active.importMap !== undefined) throw new Error(`${name} is built as modules`);
  return remote.active;
}

/** @throws when the file is not the one that the registry names */
async function fetchVerified({ files, manifest }: Release, base: string): Promise<string> {
  const answer = await fetch(new URL(manifest, base));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const file = files.find(({ path }) => path === manifest);
  if (file?.sha384 !== (await sha384(bytes))) throw new Error(`${manifest} has been changed`);
  return new TextDecoder().decode(bytes);
}

/**
 * Loads the active release of a remote of the library, by the digests of its registry alone.
 *
 * @throws when anything on the way is not signed or not there
 */
export async function loadRemote(settings: Settings, name: string): Promise<RemoteModule> {
  const release = await findRelease(settings, name);
  const base = `${release.base ?? `${settings.library}/`}${release.folder}/`;
  const { metaData } = JSON.parse(await fetchVerified(release, base));
  allowFiles(release, base);
  federation.registerRemotes([
    {
      name,
      entry: new URL(entryFile, base).href,
      type: 'global',
      entryGlobalName: metaData.globalName,
    },
  ]);
  const exposed = await federation.loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  if (exposed === null) throw new Error(`${name} could not be loaded`);
  return exposed.default;
}
