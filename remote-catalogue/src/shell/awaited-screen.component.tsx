import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import styles from './awaited.module.css';

/** Stands where a screen will, while its part of the catalogue is on its way. */
export function AwaitedScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Spinner label={t`Loading…`} />
    </div>
  );
}
