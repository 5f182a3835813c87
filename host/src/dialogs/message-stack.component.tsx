import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { messagesAtom } from './dialogs.ts';

const MessageDialog = lazy(() => import('./message-dialog.component.tsx'));

/** The open messages, the newest on top; the dialog's code comes with the first one. */
export function MessageStack() {
  const open = useAtomValue(messagesAtom);
  return (
    <Suspense>
      {open.map((entry) => (
        <MessageDialog key={entry.id} {...entry} />
      ))}
    </Suspense>
  );
}
