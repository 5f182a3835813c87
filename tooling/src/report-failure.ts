/** Prints the message of an error, and has the process end with 1. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
