import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { useWait } from '../viewers/state/use-view.ts';
import styles from './reader.module.css';
import { useLasting } from './use-lasting.ts';

/** How long, in ms, a page loads before the spinner shows: earlier it would flicker. */
const SPINNER_AFTER_MS = 300;

interface WaitingProps {
  /** Undefined while its code loads. */
  readonly viewer: Viewer | undefined;
}

/**
 * The spinner over the page: in the middle for the first page, in a corner for a later one that takes long. Moves
 * nothing.
 */
export function Waiting({ viewer }: WaitingProps) {
  const { t } = useLingui();
  const wait = useWait(viewer);
  const isLong = useLasting(wait === 'other', SPINNER_AFTER_MS);
  if (wait === 'first') {
    return (
      <div className={styles.wait}>
        <Spinner label={t`Opening the document…`} />
      </div>
    );
  }
  if (!isLong) return null;
  return (
    <div className={styles.sign}>
      <Spinner label={t`Loading page…`} size={24} width={3} />
    </div>
  );
}
