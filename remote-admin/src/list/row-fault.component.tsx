import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ActionFault } from './use-row-action.ts';

interface RowFaultProps {
  readonly fault: ActionFault | undefined;
  readonly className: string | undefined;
}

/** Why an action of a row failed, with *Try again* if that can help. */
export function RowFault({ fault, className }: RowFaultProps) {
  const { i18n } = useLingui();
  if (fault === undefined) return null;
  return (
    <Notice
      tone="danger"
      className={className}
      actions={
        fault.again && (
          <Button size="sm" icon={RetryIcon} onPress={fault.again}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {i18n._(fault.text)}
    </Notice>
  );
}
