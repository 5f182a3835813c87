import type { PressedAddress, RemoteModule } from '@leeszaal/shared-contracts';
import type { LoaderEffects } from './loader-effects.contract.ts';
import type { StepOptions } from './release/load-step-options.contract.ts';
import type { Resolution } from './release/resolve-release.ts';
import type { Verification } from './release/verify-files.ts';
import { PREFETCH_LIMIT } from './time-limits.ts';

/** Prefetching, and effects that use prefetched results. */
export interface RemotesPrefetch {
  readonly effects: LoaderEffects;
  /**
   * Begins to load a remote before it has an outlet; a failure shows only when it starts.
   *
   * @param mimeType of what is opened next, if it is known
   * @param pressed the address that was pressed, once it was
   * @returns when its files have loaded or failed; at once if it was prefetched before
   */
  prefetch(
    name: string,
    purpose?: PrefetchPurpose,
    mimeType?: string,
    pressed?: PressedAddress,
  ): Promise<void>;
}

/**
 * Why a remote is prefetched: it is about to start, it may be needed `later` and loads its later chunks as well, or the
 * person is about to open it `next` and it prepares its first screen, each time.
 */
export type PrefetchPurpose = 'start' | 'later' | 'next';

/**
 * Prefetches remotes while the portal still loads the session. A start then takes the same steps and uses their
 * results. A retry uses none of them, and a prefetched step that failed is repeated, because the failure may
 * be old.
 */
export function createRemotesPrefetch(effects: LoaderEffects): RemotesPrefetch {
  const resolutions = new Map<string, EarlyStep<Resolution>>();
  const verifications = new Map<string, EarlyStep<Verification>>();
  const modules = new Map<string, Promise<RemoteModule>>();
  /** Those that can do something before they are mounted. */
  const loadedModules = new Map<string, RemoteModule>();

  /** Resolves when the files have loaded, with the module; undefined after a failure. */
  async function load(
    name: string,
  ): Promise<{ readonly module: Promise<RemoteModule> } | undefined> {
    const resolving = begin((step) => effects.resolve(name, step));
    resolutions.set(name, resolving);
    const resolved = await resolving.outcome;
    if (resolved.kind === 'failed') return undefined;
    const { release } = resolved;
    const verifying = begin((step) =>
      effects.verify(release, {
        ...step,
        // The entry runs at once; the later start reports a failure.
        onManifest: (manifest) => void effects.load(name, release, manifest).catch(() => undefined),
      }),
    );
    verifications.set(release.folder, verifying);
    const verified = await verifying.outcome;
    if (verified.kind === 'failed') return undefined;
    return { module: effects.load(name, release, verified.manifest) };
  }

  return {
    async prefetch(name, purpose = 'start', mimeType, pressed) {
      const isNext = purpose === 'next';
      // A remote that is still loading is mounted before it could act on the press.
      const address = loadedModules.has(name) ? pressed : undefined;
      let module = isNext ? modules.get(name) : undefined;
      if (!module && !resolutions.has(name)) {
        module = (await load(name).catch(() => undefined))?.module;
        if (module) modules.set(name, module);
      }
      module
        ?.then((loaded) => {
          loadedModules.set(name, loaded);
          if (purpose !== 'start') loaded.prefetch?.(isNext, mimeType, address);
        })
        .catch(() => undefined);
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

/** A step of a prefetch. A start that waits for it may end it. */
interface EarlyStep<Outcome> {
  readonly outcome: Promise<Outcome>;
  readonly end: AbortController;
}

function begin<Outcome>(run: (step: StepOptions) => Promise<Outcome>): EarlyStep<Outcome> {
  const end = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(PREFETCH_LIMIT), end.signal]);
  return { outcome: run({ signal, renew: false }), end };
}

/** Uses a prefetched result once: a later call may need a newer one. */
async function taken<Outcome extends { readonly kind: string }>(
  prefetched: Map<string, EarlyStep<Outcome>>,
  key: string,
  { renew, signal }: StepOptions,
  ask: () => Promise<Outcome>,
): Promise<Outcome> {
  const early = renew ? undefined : prefetched.get(key);
  prefetched.delete(key);
  // Otherwise the next attempt would wait for the same responses.
  const end = () => early?.end.abort(signal.reason);
  signal.addEventListener('abort', end);
  const outcome = await early?.outcome.catch(() => undefined);
  signal.removeEventListener('abort', end);
  return outcome === undefined || outcome.kind === 'failed' ? ask() : outcome;
}
