import type { ServerConfig } from '../config/server-config.ts';
import type { Transactional } from '../database/database.contract.ts';
import type { ServerSecrets } from '../session/server-secrets.ts';

/** Dependencies of handlers. They have no state that another process could not share or rebuild. */
export interface Services {
  readonly config: ServerConfig;
  readonly database: Transactional;
  readonly secrets: ServerSecrets;
  /** Whether the search engine beside the database answers; undefined without one. */
  readonly isSearchHealthy?: (() => Promise<boolean>) | undefined;
}
