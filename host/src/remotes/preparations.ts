import type { RemoteModule } from '@leeszaal/shared-contracts';
import type { LoaderEffects } from './loader-effects.contract.ts';
import type { StepOptions } from './release/load-step-options.contract.ts';
import type { Resolution } from './release/resolve-release.ts';
import type { Verification } from './release/verify-files.ts';
import { PHASE_LIMITS } from './time-limits.ts';

/** Preloading, and effects that use preloaded results. */
export interface Preparations {
  readonly effects: LoaderEffects;
  /**
   * Begins to load a remote before it has an outlet; a failure shows only when it starts.
   *
   * @param isForLater whether it may not be needed: then its later chunks load as well
   * @returns when its files have loaded or failed; at once if it was preloaded before
   */
  prepare(name: string, isForLater?: boolean): Promise<void>;
}

/**
 * Preloads remotes while the portal still loads the session. A start then takes the same steps and uses their
 * results. A retry uses none of them, and a preloaded step that failed is repeated, because the failure may
 * be old.
 */
export function createPreparations(effects: LoaderEffects): Preparations {
  const resolutions = new Map<string, Promise<Resolution>>();
  const verifications = new Map<string, Promise<Verification>>();
  /** Resolves when the files have loaded, with the function that runs the remote. */
  async function bring(name: string): Promise<() => Promise<RemoteModule | undefined>> {
    const resolving = effects.resolve(name, stepOf('resolving'));
    resolutions.set(name, resolving);
    const resolved = await resolving;
    if (resolved.kind === 'failed') return nothing;
    const { release } = resolved;
    const verifying = effects.verify(release, {
      ...stepOf('verifying'),
      // The entry runs at once; the later start reports a failure.
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

/** A preload has the same time limit as a start. */
function stepOf(phase: 'resolving' | 'verifying'): StepOptions {
  return { signal: AbortSignal.timeout(PHASE_LIMITS[phase]), renew: false };
}

/** Uses a preloaded result once: a later call may need a newer one. */
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
