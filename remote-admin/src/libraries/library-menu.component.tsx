import type { PortalClient } from '@leeszaal/shared-contracts';
import { DeleteIcon, DownloadIcon, EditIcon, LockIcon, LogInIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { MenuEntry } from '../list/menu-entry.component.tsx';
import { RowMenu } from '../list/row-menu.component.tsx';
import type { LibraryActions } from './use-library-actions.ts';

interface LibraryMenuProps {
  readonly library: PortalClient;
  readonly isOwn: boolean;
  readonly actions: LibraryActions;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** The button *…* of a library, and what can be done with it. */
export function LibraryMenu({ library, isOwn, actions, onRename, onRemove }: LibraryMenuProps) {
  const { t } = useLingui();
  const { name, isActive, exportedAt } = library;
  return (
    <RowMenu label={t`Actions for ${name}`} isBusy={actions.doing !== undefined}>
      <MenuEntry icon={EditIcon} label={t`Rename ${name}…`} onChoose={onRename}>
        <Trans>Rename…</Trans>
      </MenuEntry>
      {isActive && <SwitchOff library={library} isOwn={isOwn} onChoose={actions.switchOff} />}
      {!isActive && (
        <MenuEntry icon={LogInIcon} label={t`Switch on ${name}`} onChoose={actions.switchOn}>
          <Trans>Switch on</Trans>
        </MenuEntry>
      )}
      <MenuEntry
        icon={DownloadIcon}
        label={t`Export data of ${name}`}
        onChoose={actions.exportData}
      >
        <Trans>Export data</Trans>
      </MenuEntry>
      {!isActive && (
        <MenuEntry
          icon={DeleteIcon}
          label={t`Remove ${name}…`}
          disabledReason={
            exportedAt === null
              ? t`Export the data first: they were not exported since the library was switched off`
              : undefined
          }
          onChoose={onRemove}
        >
          <Trans>Remove…</Trans>
        </MenuEntry>
      )}
    </RowMenu>
  );
}

interface SwitchOffProps extends Pick<LibraryMenuProps, 'library' | 'isOwn'> {
  readonly onChoose: () => void;
}

/** Switches a library off, or says why that is not possible. */
function SwitchOff({ library: { name, isPublic }, isOwn, onChoose }: SwitchOffProps) {
  const { t } = useLingui();
  if (isOwn) {
    return (
      <p>
        <Trans>You are signed in at this library, so it stays switched on.</Trans>
      </p>
    );
  }
  if (isPublic) {
    return (
      <p>
        <Trans>The public library stays switched on.</Trans>
      </p>
    );
  }
  return (
    <MenuEntry icon={LockIcon} label={t`Switch off ${name}…`} onChoose={onChoose}>
      <Trans>Switch off…</Trans>
    </MenuEntry>
  );
}
