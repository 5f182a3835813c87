import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import styles from './awaited.module.css';

/** Replaces a screen while its chunk loads. */
export function AwaitedScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Spinner label={t`Loading…`} />
    </div>
  );
}
