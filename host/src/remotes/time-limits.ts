/** The time limit of a load from the registry to the first paint, in milliseconds. */
export const LOAD_LIMIT = 8_000;

/** The time limit of a request for the registry, in milliseconds; a load then uses the kept registry. */
export const REGISTRY_LIMIT = 4_000;

/** The time limit of each step of a prefetch, in milliseconds; it runs in the background. */
export const PREFETCH_LIMIT = 30_000;
