import { useHost } from '@leeszaal/remote-kit/react';
import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { LockIcon, ReadIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { readingState } from './reading-state.ts';
import { useReaderPrefetch, useReaderStart } from './use-reader-prefetch.ts';

interface ReadingActionProps {
  readonly publication: Publication;
  readonly module: SearchModule | undefined;
  readonly size?: 'sm' | 'md';
}

/** *Read* or *In use*, if the module allows reading and there is a document (`docs/behaviour.md` C6). */
export function ReadingAction({ publication, module, size = 'md' }: ReadingActionProps) {
  const { t } = useLingui();
  const { navigation, remotes } = useHost();
  const { pubKey } = publication;
  const title = publication.title ?? '';
  const state = readingState(publication, module);
  useReaderPrefetch(state === 'readable');
  const listeners = useReaderStart();
  if (!pubKey || state === 'unreadable') return null;
  if (state === 'in-use') {
    return (
      <Button
        size={size}
        icon={LockIcon}
        aria-label={t`In use: ${title}`}
        disabledReason={t`Someone is reading this now. Try again later.`}
      >
        <Trans>In use</Trans>
      </Button>
    );
  }
  return (
    <Button
      {...listeners}
      size={size}
      variant="primary"
      icon={ReadIcon}
      aria-label={t`Read ${title}`}
      // Keeps the focus of a button that was in use.
      disabledReason={undefined}
      onPress={() => {
        remotes.prefetch?.('reader', true);
        navigation.navigate(`/${encodeURIComponent(pubKey)}`);
      }}
    >
      <Trans>Read</Trans>
    </Button>
  );
}
