import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { LoadState } from '../../list/load-state.component.tsx';
import styles from '../sign-in.module.css';
import { ConnectionRow } from './connection-row.component.tsx';
import { useConnections } from './use-connections.ts';

/** The access of each connection of the library (`docs/decisions.md` 103). */
export function AccessSection() {
  const label = useId();
  const connections = useConnections();
  const { list, reload } = connections;
  const shown = list.kind === 'ready' ? list.connections : [];
  return (
    <section className={styles.section} aria-labelledby={label}>
      <Heading level={2} look="section" id={label}>
        <Trans>What needs signing in</Trans>
      </Heading>
      <p>
        <Trans>
          Choose who searches each connection, and who reads its documents. Visitors are people
          without an account. A change is saved at once.
        </Trans>
      </p>
      {shown.length > 0 && (
        <ul className={styles.list} aria-labelledby={label}>
          {shown.map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} connections={connections} />
          ))}
        </ul>
      )}
      <LoadState
        kind={list.kind}
        failed={<Trans>The connections could not be loaded</Trans>}
        empty={shown.length === 0 && <Trans>The library has no connections yet</Trans>}
        onRetry={reload}
      />
    </section>
  );
}
