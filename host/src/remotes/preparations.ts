import type { RemoteModule } from '@leeszaal/shared-contracts';
import type { StepOptions } from './load-step-options.contract.ts';
import type { LoaderEffects } from './loader-effects.contract.ts';
import type { Resolution } from './resolve-release.ts';
import { PHASE_LIMITS } from './time-limits.ts';
import type { Verification } from './verify-files.ts';

/** Effects that take what was prepared, and how to prepare it. */
export interface Preparations {
  readonly effects: LoaderEffects;
  /**
   * Begins to load a remote that nobody has an outlet for yet; a failure shows only when it is started.
   *
   * @param isForLater whether nobody asked for it: then what it needs beyond itself is loaded as well
   * @returns when its files have come, or do not come; at once where it was prepared before
   */
  prepare(name: string, isForLater?: boolean): Promise<void>;
}

/**
 * Lets a remote come over the line while the portal still asks who is there. Whoever starts it then
 * walks through the same steps and finds each already taken. A retry takes none of them: it asks anew.
 * So does whoever finds one that failed: that may have been long ago, and nobody has asked for it yet.
 */
export function createPreparations(effects: LoaderEffects): Preparations {
  const resolutions = new Map<string, Promise<Resolution>>();
  const verifications = new Map<string, Promise<Verification>>();
  /** Resolves when the files have come, with what loads the remote from them. */
  async function bring(name: string): Promise<() => Promise<RemoteModule | undefined>> {
    const resolving = effects.resolve(name, stepOf('resolving'));
    resolutions.set(name, resolving);
    const resolved = await resolving;
    if (resolved.kind === 'failed') return nothing;
    const { release } = resolved;
    const verifying = effects.verify(release, {
      ...stepOf('verifying'),
      // It runs as it comes: whether it does is told to whoever loads it after this.
      onManifest: (manifest) => void effects.load(name, release, manifest).catch(() => undefined),
    });
    verifications.set(release.folder, verifying);
    const verified = await verifying;
    if (verified.kind !== 'verified') return nothing;
    return () => effects.load(name, release, verified.manifest);
  }

  return {
    prepare(name, isForLater = false) {
      if (resolutions.has(name)) return Promise.resolve();
      return bring(name)
        .catch(() => nothing)
        .then((load) => {
          load()
            .then((module) => isForLater && module?.loadAhead?.())
            .catch(() => undefined);
        });
    },
    effects: {
      resolve: (name, options) =>
        taken(resolutions, name, options, () => effects.resolve(name, options)),
      verify: (release, options) =>
        taken(verifications, release.folder, options, () => effects.verify(release, options)),
      load: effects.load,
    },
  };
}

const nothing = async (): Promise<undefined> => undefined;

/** One that hangs is given up when a start's own would be. */
function stepOf(phase: 'resolving' | 'verifying'): StepOptions {
  return { signal: AbortSignal.timeout(PHASE_LIMITS[phase]), renew: false };
}

/** What was prepared, once: it may be old when the same is asked for again. */
async function taken<Outcome extends { readonly kind: string }>(
  prepared: Map<string, Promise<Outcome>>,
  key: string,
  { renew }: StepOptions,
  ask: () => Promise<Outcome>,
): Promise<Outcome> {
  const preparing = prepared.get(key);
  prepared.delete(key);
  if (renew || preparing === undefined) return ask();
  const outcome = await preparing.catch(() => undefined);
  return outcome === undefined || outcome.kind === 'failed' ? ask() : outcome;
}
