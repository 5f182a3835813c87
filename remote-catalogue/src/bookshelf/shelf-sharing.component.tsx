import { useSession } from '@leeszaal/remote-kit/react';
import type { Bookshelf } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Switch } from '@leeszaal/shared-ui/switch';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useShelves } from '../own-shelves/use-shelves.ts';
import { useSubmission } from '../own-shelves/use-submission.ts';
import styles from './bookshelf.module.css';

/** Shows who can view a shelf, and lets its author share it or make it private (`docs/decisions.md` 82). */
export function ShelfSharing({ shelf }: { readonly shelf: Bookshelf }) {
  const { client } = useSession();
  const { share } = useShelves();
  const [wanted, setWanted] = useState(false);
  const { isBusy, error, run } = useSubmission();
  const { id, shared } = shelf;
  const library = client.current.name;
  if (shared === undefined) return null;

  const change = (isShared: boolean) => {
    if (isBusy) return;
    setWanted(isShared);
    void run(() => share(id, isShared));
  };

  return (
    <>
      <Switch
        className={styles.sharing}
        isSelected={isBusy ? wanted : shared}
        onChange={change}
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
