import { useHost } from '@leeszaal/remote-kit/react';
import {
  endpoints,
  type HttpPort,
  type StatementName,
  type Statements,
} from '@leeszaal/shared-contracts';
import { type Loaded, useLoaded } from '../list/use-loaded.ts';
import type { TextKey } from '../texts/text-key.ts';

/** The statements of the library. */
interface LoadedStatements {
  readonly kind: 'ready';
  readonly statements: Statements;
}

/** The statements of the library with the call that changes one. */
export interface StatementList {
  readonly list: Loaded<LoadedStatements>;
  /** Loads them again. */
  readonly reload: () => void;
  /** Saves a statement; null removes it. Rejects with the error of the call. */
  readonly change: (statement: TextKey<StatementName>, text: string | null) => Promise<void>;
}

const loadStatements = async (http: HttpPort, signal: AbortSignal): Promise<LoadedStatements> => ({
  kind: 'ready',
  statements: await http.call(endpoints.getStatements, {}, { signal }),
});

/** Loads the statements of the library. */
export function useStatements(): StatementList {
  const { http } = useHost();
  const { list, reload, update } = useLoaded(loadStatements, 'statements-not-loaded');
  return {
    list,
    reload,
    async change({ name, language }, text) {
      const statements = await http.call(
        endpoints.saveStatement,
        { params: { statement: name, language }, body: { text } },
        // The page has a place for the failure, below the text.
        { onNetworkFailure: 'throw' },
      );
      update(() => ({ kind: 'ready', statements }));
    },
  };
}
