import { Dialog } from '@leeszaal/shared-ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { OpenMessage } from './dialogs.ts';
import { MessageActions } from './message-actions.component.tsx';
import { MessageBody } from './message-body.component.tsx';
import { messageRole } from './message-role.ts';

const TONES = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

interface MessageDialogProps extends OpenMessage {
  /** True for the topmost message; only that one accepts input. */
  readonly isTop: boolean;
}

/** One message of the generic dialog (`docs/behaviour.md` C2). */
export default function MessageDialog({ message, settle, isTop }: MessageDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      topLayer={isTop}
      role={messageRole(message.type)}
      tone={TONES[message.type]}
      title={message.title}
      {...(message.mustAct
        ? { mustAct: true }
        : { closeLabel: t`Close`, onClose: () => settle(undefined) })}
      actions={<MessageActions message={message} settle={settle} />}
    >
      <MessageBody body={message.body} />
    </Dialog>
  );
}
