import { CANARY_COUNTS_PATH, type CanaryCounts } from '@leeszaal/shared-contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { readCounts, trialOf } from './count-session.ts';
import { readRemotes } from './read-remotes.ts';

/** Serves what was counted of the canaries, to everyone: the registry says as much of a halted one. */
export function routeCanaryCounts(app: FastifyInstance, { config, database }: Services): void {
  app.get(CANARY_COUNTS_PATH, async (): Promise<CanaryCounts> => {
    const counts: CanaryCounts = {};
    for (const [name, remote] of Object.entries(await readRemotes(config))) {
      const trial = trialOf(name, remote);
      if (trial !== undefined) counts[name] = await readCounts(database, trial);
    }
    return counts;
  });
}
