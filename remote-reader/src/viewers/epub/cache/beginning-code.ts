import { onceLoaded } from '@leeszaal/remote-kit/parts';

/** Loads the code that only long segments need; after a failure the next call loads it again. */
export const loadBeginningCode = onceLoaded(() => import('./beginning-frame.ts'));
