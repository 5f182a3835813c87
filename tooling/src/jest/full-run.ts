/** Name of the environment variable that asks for the long tests too. */
export const fullRunVariable = 'LEESZAAL_FULL';

/** Whether the long tests were asked for: `pnpm test:full`. */
export function isFullRun(): boolean {
  return process.env[fullRunVariable] === '1';
}
