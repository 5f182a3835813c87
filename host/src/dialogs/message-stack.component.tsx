import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIsOffline } from '../parts/use-is-offline.ts';
import { useBackgroundPart } from '../parts/use-part.ts';
import { hasScreenStoodAtom } from '../state/atoms.ts';
import { messagesAtom } from './dialogs.ts';
import { PlainMessage } from './plain-message.component.tsx';

const importDialog = () => import('./message-dialog.component.tsx');

/**
 * The open messages, the newest on top. Their code is fetched in advance, once the first screen stands,
 * which it would hold up: the first message may be that the server can't be reached. Where it does not come, or
 * there is no network that it could come by, they are shown all the same; one that was stays as it was shown.
 */
export function MessageStack({ load = importDialog }: { readonly load?: typeof importDialog }) {
  const open = useAtomValue(messagesAtom);
  const hasScreenStood = useAtomValue(hasScreenStoodAtom);
  const isWanted = hasScreenStood || open.length > 0;
  const { Part: MessageDialog, hasFailed } = useBackgroundPart(load, isWanted);
  const isOffline = useIsOffline();
  const [plain, setPlain] = useState<ReadonlySet<number>>(new Set());
  const isMissing = !MessageDialog && (hasFailed || isOffline);
  // The browser keeps its own above all others: what comes while one of them is open has to be one, too.
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
