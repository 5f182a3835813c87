import { useAtomValue } from 'jotai';
import { messagesAtom } from './dialogs.ts';
import { useMessageDialog } from './use-message-dialog.ts';

/** The open messages, the newest on top. */
export function MessageStack() {
  const open = useAtomValue(messagesAtom);
  const MessageDialog = useMessageDialog();
  return MessageDialog && open.map((entry) => <MessageDialog key={entry.id} {...entry} />);
}
