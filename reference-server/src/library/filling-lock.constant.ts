/** The advisory lock of a transaction that fills an empty library. */
export const FILLING_LOCK = 53_379_226;
