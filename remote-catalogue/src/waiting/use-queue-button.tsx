import { usePrefetch } from '@leeszaal/remote-kit/prefetch';
import { usePart } from '@leeszaal/remote-kit/use-part';
import type { ButtonProps } from '@leeszaal/shared-ui/button';
import { ClockIcon } from '@leeszaal/shared-ui/icon';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { joinQueuePart } from './queue-part.ts';
import { useLeaveQueue } from './use-leave-queue.ts';
import type { OwnQueue } from './use-places-watch.ts';

const PARTS = [joinQueuePart];

/** The way into a queue or out of it; without `props` there is none. */
export interface QueueButton {
  readonly props?: ButtonProps;
  readonly dialog: ReactNode;
}

/** The props of a button, so that it keeps the focus while it becomes another. */
export function useQueueButton(
  { pubKey, title }: { readonly pubKey: string; readonly title: string },
  queue: OwnQueue | undefined,
): QueueButton {
  const { t } = useLingui();
  // Another each time: what ends late closes only what it belongs to.
  const [opened, setOpened] = useState<symbol>();
  const { isLeaving, leave } = useLeaveQueue(pubKey);
  const kind = queue?.kind ?? 'none';
  usePrefetch(PARTS, kind === 'offered');
  const JoinQueueDialog = usePart(joinQueuePart, opened !== undefined);
  const dialog = opened && JoinQueueDialog && (
    <JoinQueueDialog
      pubKey={pubKey}
      title={title}
      onClose={() => setOpened((now) => (now === opened ? undefined : now))}
    />
  );
  if (kind === 'waiting') {
    const props: ButtonProps = {
      icon: ClockIcon,
      'aria-label': t`Leave queue: ${title}`,
      isBusy: isLeaving,
      busyLabel: t`Leaving…`,
      onPress: () => void leave(),
      children: t`Leave queue`,
    };
    return { props, dialog };
  }
  // A dialog that is open stays when a seat becomes free.
  if (kind !== 'offered') return { dialog };
  const props: ButtonProps = {
    icon: ClockIcon,
    'aria-label': t`Join queue: ${title}`,
    isBusy: opened !== undefined && !JoinQueueDialog,
    busyLabel: t`Loading…`,
    onPress: () => setOpened(Symbol('opened')),
    children: t`Join queue`,
  };
  return { props, dialog };
}
