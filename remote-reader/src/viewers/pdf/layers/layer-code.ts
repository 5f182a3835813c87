import { onceLoaded } from '@leeszaal/remote-kit/parts';

/** The code of the layers over a page. */
export type LayerCode = typeof import('./page-layers.ts');

let loaded: LayerCode | undefined;

/** Loads the code, once: nothing of it is needed until a page has been painted. Rejects when it cannot be loaded. */
export const loadLayerCode = onceLoaded(async () => {
  loaded = await import('./page-layers.ts');
  return loaded;
});

/** The code, once it has loaded. */
export const layerCode = (): LayerCode | undefined => loaded;
