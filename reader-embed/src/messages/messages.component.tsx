import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useSyncExternalStore } from 'react';
import { MessagePanel } from './message-panel.component.tsx';
import { Notes } from './notes.component.tsx';
import type { Messages } from './state.ts';
import { Veil } from './veil.component.tsx';

interface MessageLayerProps {
  readonly messages: Messages;
  readonly below: readonly HTMLElement[];
}

/** The messages over an embedded reader: the newest message, short notes, and a blocking spinner. */
export function MessageLayer({ messages: { messages, notes, blocks }, below }: MessageLayerProps) {
  const message = useSyncExternalStore(messages.subscribe, messages.get).at(-1);
  const block = useSyncExternalStore(blocks.subscribe, blocks.get).at(-1);
  return (
    <>
      {message && <MessagePanel key={message.id} {...message} below={below} />}
      {block && !message && (
        <Veil below={below}>
          <Spinner label={block.label} />
        </Veil>
      )}
      <Notes notes={notes} />
    </>
  );
}
