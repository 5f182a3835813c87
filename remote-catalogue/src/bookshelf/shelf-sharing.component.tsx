import type { Bookshelf } from '@leeszaal/shared-contracts';
import { useHost, useSession } from '@leeszaal/shared-contracts/react';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Switch } from '@leeszaal/shared-ui/switch';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useShelves } from '../own-shelves/use-shelves.ts';
import { useFailureText } from '../shell/use-failure-text.ts';
import styles from './bookshelf.module.css';

/** Shows who can view a shelf, and lets its author share it or make it private (`docs/decisions.md` 82). */
export function ShelfSharing({ shelf }: { readonly shelf: Bookshelf }) {
  const failureText = useFailureText();
  const { telemetry } = useHost();
  const { client } = useSession();
  const { share } = useShelves();
  const [pending, setPending] = useState<boolean>();
  const [error, setError] = useState<string>();
  const { id, shared } = shelf;
  const library = client.current.name;
  if (shared === undefined) return null;

  const change = async (wanted: boolean) => {
    if (pending !== undefined) return;
    setPending(wanted);
    setError(undefined);
    try {
      await share(id, wanted);
    } catch (cause) {
      telemetry.report({ level: 'warning', name: 'bookshelf-change-failed', error: cause });
      setError(failureText(cause));
    } finally {
      setPending(undefined);
    }
  };

  return (
    <>
      <Switch
        className={styles.sharing}
        isSelected={pending ?? shared}
        onChange={(wanted) => void change(wanted)}
        description={
          shared ? (
            <Trans>Anyone with the link and an account at {library} can view it.</Trans>
          ) : (
            <Trans>Only you can view it.</Trans>
          )
        }
      >
        <Trans>Share this bookshelf</Trans>
      </Switch>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
