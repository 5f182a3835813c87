import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import styles from './reader.module.css';

/** Stands until the document can be shown. */
export function Loading() {
  const { t } = useLingui();
  return (
    <div className={styles.loading}>
      <Spinner label={t`Opening the document…`} />
    </div>
  );
}
