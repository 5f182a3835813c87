export { createBackgroundRetry } from './background-retry.ts';
export { loadWithRetry, type RetryPolicy } from './load-with-retry.ts';
export { onceLoaded } from './once-loaded.ts';
export { type AnyPart, definePart, type Part } from './part.ts';
export { useBackgroundPart } from './use-background-part.ts';
export { useLoadedPart } from './use-loaded-part.ts';
export { type WhenIdleOptions, whenIdle } from './when-idle.ts';
