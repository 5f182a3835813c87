import type { DialogAction, OpenMessage } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { useLingui } from '@lingui/react/macro';

/** The buttons of a message: by default one that closes it, and the first is the primary one. */
export function MessageActions({ message, settle }: Pick<OpenMessage, 'message' | 'settle'>) {
  const { t } = useLingui();
  const actions: readonly DialogAction[] = message.actions ?? [{ id: 'close', label: t`Close` }];
  return actions.map(({ id, label, variant }, index) => (
    <Button
      key={id}
      variant={variant ?? (index === 0 ? 'primary' : 'secondary')}
      onPress={() => settle(id)}
    >
      {label}
    </Button>
  ));
}
