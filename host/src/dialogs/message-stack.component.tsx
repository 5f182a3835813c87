import { definePart, useBackgroundPart } from '@leeszaal/remote-kit/parts';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isFirstScreenShownAtom } from '../state/atoms.ts';
import { messagesAtom } from './dialogs.ts';
import { PlainMessage } from './plain-message.component.tsx';
import { useIsOffline } from './use-is-offline.ts';

const dialogPart = definePart(async () => (await import('./message-dialog.component.tsx')).default);

/**
 * The open messages, the newest on top. Their code loads in advance, after the first screen has rendered: the
 * first message may say that the server cannot be reached. If the code fails to load, or there is no network,
 * the browser's own dialogs show the messages. A message keeps the kind of dialog in which it first appeared.
 */
export function MessageStack({ part = dialogPart }: { readonly part?: typeof dialogPart }) {
  const open = useAtomValue(messagesAtom);
  const isFirstScreenShown = useAtomValue(isFirstScreenShownAtom);
  const isWanted = isFirstScreenShown || open.length > 0;
  const { Part: MessageDialog, hasFailed } = useBackgroundPart(part, isWanted);
  const isOffline = useIsOffline();
  const [plain, setPlain] = useState<ReadonlySet<number>>(new Set());
  const isMissing = !MessageDialog && (hasFailed || isOffline);
  // The browser shows its own dialogs above all others, so later messages need that kind as well.
  const isBelow = open.some(({ id }) => plain.has(id));
  if ((isMissing || isBelow) && open.some(({ id }) => !plain.has(id))) {
    setPlain(new Set(open.map(({ id }) => id)));
  }
  return open.map((entry, index) => {
    if (plain.has(entry.id)) return <PlainMessage key={entry.id} {...entry} />;
    if (!MessageDialog) return null;
    return <MessageDialog key={entry.id} {...entry} isTop={index === open.length - 1} />;
  });
}
