import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { BookIcon } from '@leeszaal/shared-ui/icon';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import styles from './loader.module.css';
import { usePublication } from './use-publication.ts';

/** Finds the document of a publication and opens it (`docs/behaviour.md` R2). */
export function PublicationLoader({ pubKey }: { readonly pubKey: string }) {
  const { t } = useLingui();
  const [state, retry] = usePublication(pubKey);

  if (state === 'loading') {
    return (
      <div className={styles.loader} tabIndex={-1}>
        <Spinner label={t`Looking for the document…`} />
      </div>
    );
  }
  const { title, text } = {
    none: { title: t`No appearances found for this publication`, text: undefined },
    missing: {
      title: t`Publication not found`,
      text: t`The requested publication could not be found`,
    },
    failed: {
      title: t`The publication could not be opened`,
      text: t`Something went wrong on the server. Try again later.`,
    },
  }[state];
  const tryAgain = (
    <Button
      onPress={({ target }) => {
        keepFocus(target);
        retry();
      }}
    >
      {t`Try again`}
    </Button>
  );
  return (
    <div className={styles.loader} tabIndex={-1} role="alert">
      <EmptyState
        headingLevel={1}
        icon={BookIcon}
        title={title}
        actions={state === 'failed' ? tryAgain : undefined}
      >
        {text && <p>{text}</p>}
      </EmptyState>
    </div>
  );
}
