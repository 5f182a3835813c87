/** A size in KB, rounded up. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);
