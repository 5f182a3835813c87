import { useHost } from '@leeszaal/remote-kit/react';
import {
  type KnownDocument,
  type Publication,
  readerPath,
  type SearchModule,
} from '@leeszaal/shared-contracts';
import { Button, type ButtonProps } from '@leeszaal/shared-ui/button';
import { LockIcon, ReadIcon } from '@leeszaal/shared-ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { OwnQueue } from '../waiting/use-places-watch.ts';
import { useQueueButton } from '../waiting/use-queue-button.tsx';
import { onlyMimeType } from './only-mime-type.ts';
import { readingState } from './reading-state.ts';
import { useReaderPrefetch, useReaderStart } from './use-reader-prefetch.ts';

interface ReadingActionProps {
  readonly publication: Publication;
  readonly module: SearchModule | undefined;
  readonly size?: 'sm' | 'md';
  /** The name in the button; default: the title. */
  readonly name?: string | undefined;
  /** The queue for the document; undefined where none is offered. */
  readonly queue?: OwnQueue | undefined;
}

/**
 * *Read*, the way into or out of the queue, or *In use*, if the module allows reading and there is a document
 * (`docs/behaviour.md` C6).
 */
export function ReadingAction({
  publication,
  module,
  size = 'md',
  name,
  queue,
}: ReadingActionProps) {
  const { t } = useLingui();
  const { navigation, remotes } = useHost();
  const { pubKey, docKey } = publication;
  const title = name ?? publication.title ?? '';
  const isLeaving = useRef(false);
  const state = readingState(publication, module);
  useReaderPrefetch(state === 'readable');
  const mimeType = onlyMimeType(publication);
  const listeners = useReaderStart(mimeType);
  const { props: queueing, dialog } = useQueueButton({ pubKey: pubKey ?? '', title }, queue);
  if (!pubKey || state === 'unreadable') return null;
  const read: ButtonProps = {
    ...listeners,
    variant: 'primary',
    icon: ReadIcon,
    'aria-label': t`Read ${title}`,
    onPress: () => {
      // A second press before the screens change would open it twice.
      if (isLeaving.current) return;
      isLeaving.current = true;
      const state: KnownDocument = { pubKey, mimeType };
      const path = docKey ? readerPath(docKey) : `/${encodeURIComponent(pubKey)}`;
      remotes.prefetch?.('reader', true, mimeType, { path, state });
      // A task later, so that the reader's request leaves before the screens change.
      setTimeout(() => navigation.navigate(path, { state }));
    },
    children: t`Read`,
  };
  const inUse: ButtonProps = {
    icon: LockIcon,
    'aria-label': t`In use: ${title}`,
    disabledReason: t`Someone is reading this now. Try again later.`,
    children: t`In use`,
  };
  // One button, so that it keeps the focus when it becomes another.
  return (
    <>
      <Button
        disabledReason={undefined}
        {...(state === 'readable' ? read : (queueing ?? inUse))}
        size={size}
      />
      {dialog}
    </>
  );
}
