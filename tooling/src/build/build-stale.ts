import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  pruneReleases,
  publishRelease,
  readRegistry,
  refreshRegistry,
  releaseFolder,
  storeRelease,
  withLock,
} from '@leeszaal/reference-server/registry';
import { readKey, signRelease } from '@leeszaal/remote-kit/release';
import {
  includesKey,
  type PinnedRoot,
  type PrivateKey,
  statementFile,
} from '@leeszaal/shared-contracts/registry';
import { type DistLayout, distLayout } from '../dist-layout.ts';
import { EMBED_FILE, storeEmbed } from '../embed/store-embed.ts';
import { buildNames, EMBED, packagesOf } from './build-name.ts';
import { type BuildState, readBuildState, writeBuildState } from './build-state.ts';
import { inParallel } from './in-parallel.ts';
import { keepSuperseded } from './keep-superseded.ts';
import { prepareTrust } from './prepare-trust.ts';
import { refreshServerLicences } from './refresh-server-licences.ts';
import { runBuild } from './run-build.ts';
import { sourceHash } from './source-hash.ts';
import { ownReleases, teamRelease } from './team-release.ts';

/** The number of cores of the smallest supported machine. */
const buildsAtOnce = 2;

/** The result of {@link buildStale}. */
export interface BuildReport {
  readonly built: readonly string[];
  readonly fresh: readonly string[];
}

/** The packages and the target of a build; everything in the repository's `dist/` by default. */
export interface BuildRequest {
  readonly only?: readonly string[];
  readonly layout?: DistLayout;
  /** Builds remotes for another portal too: those whose key the root does not name are stored, and not published. */
  readonly forElsewhere?: boolean;
  /** Builds a host for development, into which developers put local remotes. */
  readonly takesLocalRemotes?: boolean;
  /** Receives progress messages. */
  readonly log?: (line: string) => void;
}

/**
 * Builds the host, the embed and the remotes whose sources changed since their last build, and publishes each
 * built remote, except over a release of a team. A remote that was rolled back stays so until its sources change.
 *
 * @throws when a build fails; what was built before that stays, and nothing of the failed one does
 */
export async function buildStale({
  only = buildNames,
  layout = distLayout(),
  forElsewhere = false,
  takesLocalRemotes = false,
  log = () => {},
}: BuildRequest = {}): Promise<BuildReport> {
  return withLock(layout.buildState, async () => {
    const root = await prepareTrust(layout, log);
    const state: BuildState = { ...(await readBuildState(layout)) };
    if (await refreshServerLicences(layout, state)) await writeBuildState(layout, state);
    const report = { built: [] as string[], fresh: [] as string[] };
    const freshHere: string[] = [];
    await inParallel(only, buildsAtOnce, async (name) => {
      const isRemote = name !== 'host' && name !== EMBED;
      const key = isRemote ? await readKey(layout.keyFolder, name) : undefined;
      const isNamed = includesKey(root.root.remotes[name], key);
      const isSigned = isNamed || (forElsewhere && key !== undefined);
      if (isRemote && !isSigned) {
        log(`${name} is not built: ${layout.keyFolder} has no key that the root names for it.`);
        return;
      }
      const hash = await sourceHash(packagesOf(name));
      // A host with the root of another portal refuses this one.
      const kind = takesLocalRemotes ? '-local' : '';
      const sources = name === 'host' ? `${hash}-${root.series.slice(0, 8)}${kind}` : hash;
      if (await isFresh(layout, name, state, sources)) {
        report.fresh.push(name);
        if (isNamed) freshHere.push(name);
        return;
      }
      log(`Building ${name} …`);
      const release = await build(layout, { name, sources, root, key, takesLocalRemotes });
      const former = state[name];
      if (release !== null && isNamed) {
        const theirs = teamRelease(await readRegistry(layout), name, former);
        if (theirs === undefined) await publishRelease(layout, name, release);
        else if (theirs !== release) log(keptLine(name, theirs));
        await pruneReleases(layout, name);
      }
      // Last: an interrupted build is built and published again.
      state[name] = { sources, release, earlier: former ? ownReleases(former) : [] };
      await writeBuildState(layout, state);
      report.built.push(name);
    });
    await publishUnknown(layout, state, freshHere);
    return report;
  });
}

const keptLine = (name: string, release: string): string =>
  `${name} keeps release ${release} of its team. pnpm publish:remote ${name} replaces it.`;

async function isFresh(
  layout: DistLayout,
  name: string,
  state: BuildState,
  sources: string,
): Promise<boolean> {
  const built = state[name];
  if (built?.sources !== sources) return false;
  const signs = signsOf(layout, name, built.release);
  return Promise.all(signs.map((sign) => access(sign))).then(
    () => true,
    () => false,
  );
}

/** The files that a finished build has. */
function signsOf(layout: DistLayout, name: string, release: string | null): readonly string[] {
  if (release === null) return [layout.host];
  if (name === EMBED) return [join(layout.embed, release), join(layout.embed, EMBED_FILE)];
  return [join(releaseFolder(layout, name, release), statementFile)];
}

interface BuildStep {
  readonly name: string;
  readonly sources: string;
  readonly root: PinnedRoot;
  /** The team's; host and embed have none. */
  readonly key: PrivateKey | undefined;
  readonly takesLocalRemotes: boolean;
}

/** @returns the release of a remote, the folder of the embed, null for the host */
async function build(
  layout: DistLayout,
  { name, sources, root, key, takesLocalRemotes }: BuildStep,
): Promise<string | null> {
  const draft = join(layout.building, `${name}-${sources}`);
  await rm(draft, { recursive: true, force: true });
  await runBuild(name, draft, sources, root, takesLocalRemotes);
  if (name === EMBED) return storeEmbed(layout.embed, draft);
  if (key === undefined) {
    await keepSuperseded(layout, draft);
    await rm(layout.host, { recursive: true, force: true });
    await rename(draft, layout.host);
    return null;
  }
  await signRelease(draft, name, key);
  return storeRelease(layout, name, draft);
}

/** Restores a lost registry from the existing builds. */
async function publishUnknown(
  layout: DistLayout,
  state: BuildState,
  names: readonly string[],
): Promise<void> {
  const { remotes } = await refreshRegistry(layout);
  for (const name of names) {
    const release = state[name]?.release ?? null;
    if (release !== null && remotes[name] === undefined) {
      await publishRelease(layout, name, release);
    }
  }
}
