import type { Acquisition, SearchModule } from '@leeszaal/shared-contracts';

/** The connection of an acquisition: its source is a connection id, else a module type (`docs/decisions.md` 38). */
export function connectionOf(
  acquisition: Acquisition,
  modules: readonly SearchModule[],
): number | undefined {
  const { sourceModule } = acquisition;
  const byConnection = modules.find((module) => module.connection === sourceModule);
  return (byConnection ?? modules.find((module) => module.module === sourceModule))?.connection;
}
