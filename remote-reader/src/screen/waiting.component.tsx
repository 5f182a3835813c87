import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { useWait } from '../viewers/state/use-view.ts';
import styles from './reader.module.css';
import { useLasting } from './use-lasting.ts';

/** A page that is quick needs no sign that it is on its way: it would only flicker. */
const QUICK_MS = 300;

interface WaitingProps {
  /** Undefined as long as its code is on its way. */
  readonly viewer: Viewer | undefined;
}

/**
 * Tells that something is on its way: in the middle until the first page stands, later in a corner when a
 * page takes long. Lies over the page and moves nothing.
 */
export function Waiting({ viewer }: WaitingProps) {
  const { t } = useLingui();
  const wait = useWait(viewer);
  const isLong = useLasting(wait === 'other', QUICK_MS);
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
      <Spinner label={t`The page is on its way…`} size={24} width={3} />
    </div>
  );
}
