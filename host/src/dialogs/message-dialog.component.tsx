import type { DialogMessage } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { OpenMessage } from './dialogs.ts';

const TONES = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

/** One message of the generic dialog (`docs/behaviour.md` C2). */
export default function MessageDialog({ message, settle }: OpenMessage) {
  const { t } = useLingui();
  const actions = message.actions ?? [{ id: 'close', label: t`Close` }];
  return (
    <Dialog
      isOpen
      topLayer
      role={message.type === 'info' || message.type === 'success' ? 'dialog' : 'alertdialog'}
      tone={TONES[message.type]}
      title={message.title}
      {...(message.mustAct
        ? { mustAct: true }
        : { closeLabel: t`Close`, onClose: () => settle(undefined) })}
      actions={actions.map((action, index) => (
        <Button
          key={action.id}
          variant={action.variant ?? (index === 0 ? 'primary' : 'secondary')}
          onPress={() => settle(action.id)}
        >
          {action.label}
        </Button>
      ))}
    >
      <Body body={message.body} />
    </Dialog>
  );
}

function Body({ body }: Pick<DialogMessage, 'body'>) {
  if (typeof body === 'string') return <p>{body}</p>;
  return body.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{part}</p>
    ) : (
      <ul key={part.list.join('\n')}>
        {part.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
