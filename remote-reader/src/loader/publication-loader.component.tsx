import { definePart } from '@leeszaal/remote-kit/parts';
import { usePart } from '@leeszaal/remote-kit/use-part';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { withLaterMessages } from '../load-messages.ts';
import styles from './loader.module.css';
import { usePublication } from './use-publication.ts';

const failurePart = definePart(
  async () => (await withLaterMessages(import('./publication-failure.component.tsx'))).default,
);

/** Finds the document of a publication and opens it (`docs/behaviour.md` R2). */
export function PublicationLoader({ pubKey }: { readonly pubKey: string }) {
  const { t } = useLingui();
  const [state, retry] = usePublication(pubKey);
  const Failure = usePart(failurePart, state !== 'loading');
  const isFailed = state !== 'loading' && Failure !== undefined;
  // One element for both, which keeps the focus of the pressed button.
  return (
    <div className={styles.loader} tabIndex={-1} role={isFailed ? 'alert' : undefined}>
      {isFailed ? (
        <Failure state={state} retry={retry} />
      ) : (
        <Spinner label={t`Looking for the document…`} />
      )}
    </div>
  );
}
