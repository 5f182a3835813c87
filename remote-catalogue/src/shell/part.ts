import type { ComponentType } from 'react';

/** A component in a file of its own, which comes when it is asked for. */
export interface Part<P> {
  /** Brings it, once; what failed is asked for anew. */
  readonly load: () => Promise<ComponentType<P>>;
  /** Undefined until it is there. */
  readonly here: () => ComponentType<P> | undefined;
}

/** Any part, whatever it is told. */
export interface AnyPart {
  readonly load: () => Promise<unknown>;
}

/** @param bring imports the component */
export function definePart<P>(bring: () => Promise<ComponentType<P>>): Part<P> {
  let here: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  async function load(): Promise<ComponentType<P>> {
    try {
      here = await bring();
      return here;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    here: () => here,
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}
