import type { ComponentType } from 'react';
import { onceLoaded } from './once-loaded.ts';

/** A component in a chunk of its own. */
export interface Part<P> {
  /** Loads the chunk once; a call after a failure loads it again. */
  readonly load: () => Promise<ComponentType<P>>;
  /** The component; undefined until it has loaded. */
  readonly loaded: () => ComponentType<P> | undefined;
}

/** A part with any props. */
export interface AnyPart {
  readonly load: () => Promise<unknown>;
}

/** @param bring imports the component */
export function definePart<P>(bring: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | undefined;
  return {
    loaded: () => loaded,
    load: onceLoaded(async () => {
      loaded = await bring();
      return loaded;
    }),
  };
}
