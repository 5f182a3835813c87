import { useAtomValue } from 'jotai';
import { useQuietPart } from '../start/use-part.ts';
import { hasScreenStoodAtom } from '../state/atoms.ts';
import { messagesAtom } from './dialogs.ts';
import { PlainMessage } from './plain-message.component.tsx';

const importDialog = () => import('./message-dialog.component.tsx');

/**
 * The open messages, the newest on top. Their code is fetched in advance, once the first screen stands,
 * which it would hold up: the first message may be that the server can't be reached. Where it does not come, they
 * are shown all the same.
 */
export function MessageStack({ load = importDialog }: { readonly load?: typeof importDialog }) {
  const open = useAtomValue(messagesAtom);
  const hasScreenStood = useAtomValue(hasScreenStoodAtom);
  const isWanted = hasScreenStood || open.length > 0;
  const { Part: MessageDialog, hasFailed } = useQuietPart(load, isWanted);
  if (!MessageDialog) {
    return hasFailed ? open.map((entry) => <PlainMessage key={entry.id} {...entry} />) : null;
  }
  return open.map((entry, index) => (
    <MessageDialog key={entry.id} {...entry} isTop={index === open.length - 1} />
  ));
}
