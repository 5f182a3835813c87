import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import styles from './reader.module.css';

/** The loading state of a document. */
export function Loading() {
  const { t } = useLingui();
  return (
    <div className={styles.loading}>
      <Spinner label={t`Opening the document…`} />
    </div>
  );
}
