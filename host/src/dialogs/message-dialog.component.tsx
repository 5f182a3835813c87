import type { OpenMessage } from '@leeszaal/shared-contracts';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { MessageBody, messageRole, messageTones } from '@leeszaal/shared-ui/message';
import { useLingui } from '@lingui/react/macro';
import { MessageActions } from './message-actions.component.tsx';

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
      tone={messageTones[message.type]}
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
