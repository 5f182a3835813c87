import { useAtomValue } from 'jotai';
import { useQuietPart } from '../start/use-part.ts';
import { messagesAtom } from './dialogs.ts';

const importDialog = () => import('./message-dialog.component.tsx');

/**
 * The open messages, the newest on top. Their code is fetched in advance, once the first screen has
 * been painted: the first message may be that the server can't be reached.
 */
export function MessageStack() {
  const open = useAtomValue(messagesAtom);
  const MessageDialog = useQuietPart(importDialog, true);
  if (!MessageDialog) return null;
  return open.map((entry, index) => (
    <MessageDialog key={entry.id} {...entry} isTop={index === open.length - 1} />
  ));
}
