import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import styles from './loading-screen.module.css';

/** Replaces a screen while its chunk loads. */
export function LoadingScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Spinner label={t`Loading…`} />
    </div>
  );
}
