import { onceLoaded } from '@leeszaal/remote-kit/parts';

/** Loads the code that prints; after a failure the next call loads it again. */
export const loadPrintCode = onceLoaded(() => import('./print-pages.ts'));
