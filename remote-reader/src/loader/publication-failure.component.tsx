import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { BookIcon } from '@leeszaal/shared-ui/icon';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { useLingui } from '@lingui/react/macro';

interface PublicationFailureProps {
  /** No readable form, no such publication, or an error. */
  readonly state: 'none' | 'missing' | 'failed';
  readonly retry: () => void;
}

/** Says why no document of a publication opens. */
export default function PublicationFailure({ state, retry }: PublicationFailureProps) {
  const { t } = useLingui();
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
    <EmptyState
      headingLevel={1}
      icon={BookIcon}
      title={title}
      actions={state === 'failed' ? tryAgain : undefined}
    >
      {text && <p>{text}</p>}
    </EmptyState>
  );
}
