import { Notice } from '@leeszaal/shared-ui/notice';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { serverFault } from '../list/server-fault.ts';

const REFUSED = msg`The server did not accept the list. Check the addresses.`;

interface UnsavedOriginsProps {
  readonly draft: Pick<SettingsDraft, 'failure' | 'changed'>;
  readonly className?: string | undefined;
}

/** Says that the allowed websites could not be saved, and why: those that were removed can still show documents. */
export function UnsavedOrigins({ draft, className }: UnsavedOriginsProps) {
  const { i18n } = useLingui();
  const { failure, changed } = draft;
  if (!failure?.settings.includes('embedOrigins') || !changed.includes('embedOrigins')) return null;
  return (
    <Notice
      tone="danger"
      className={className}
      title={<Trans>The list of websites was not saved: the earlier one still applies</Trans>}
    >
      {i18n._(serverFault(failure.error, REFUSED))}
    </Notice>
  );
}
