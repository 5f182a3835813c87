import type { Person } from '@leeszaal/shared-contracts';
import {
  DeleteIcon,
  DownloadIcon,
  ListIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  MailIcon,
  ResetIcon,
} from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { MenuEntry } from '../list/menu-entry.component.tsx';
import { RowMenu } from '../list/row-menu.component.tsx';
import type { PersonActions } from './use-person-actions.ts';

interface PersonMenuProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly actions: PersonActions;
  /** Opens the list of the person's sessions. */
  readonly onSessions: () => void;
}

/** The button *…* of a person, and the rarer actions that it offers. */
export function PersonMenu({ person, isSelf, actions, onSessions }: PersonMenuProps) {
  const { t } = useLingui();
  const { name, email, role, state, hasSecondFactor } = person;
  const hasAccess = role !== null && state !== 'deactivated';
  return (
    <RowMenu label={t`Actions for ${name}`} isBusy={actions.doing !== undefined}>
      {hasAccess && email !== '' && (
        <LinkEntry name={name} isInvited={state === 'invited'} onChoose={actions.sendLink} />
      )}
      {person.sessions > 0 && (
        <SessionEntries name={name} isSelf={isSelf} actions={actions} onSessions={onSessions} />
      )}
      {/* One's own is removed on its page, by a code. */}
      {!isSelf && hasSecondFactor && (
        <MenuEntry
          icon={ResetIcon}
          label={t`Remove the two-factor authentication of ${name}`}
          onChoose={actions.removeSecondFactor}
        >
          <Trans>Remove two-factor authentication</Trans>
        </MenuEntry>
      )}
      {!isSelf && hasAccess && (
        <MenuEntry icon={LockIcon} label={t`Deactivate ${name}`} onChoose={actions.deactivate}>
          <Trans>Deactivate</Trans>
        </MenuEntry>
      )}
      {!isSelf && role !== null && state === 'deactivated' && (
        <MenuEntry icon={LogInIcon} label={t`Activate ${name}`} onChoose={actions.activate}>
          <Trans>Activate</Trans>
        </MenuEntry>
      )}
      <MenuEntry
        icon={DownloadIcon}
        label={t`Export data of ${name}`}
        onChoose={actions.exportData}
      >
        <Trans>Export data</Trans>
      </MenuEntry>
      {!isSelf && (
        <MenuEntry icon={DeleteIcon} label={t`Erase ${name}…`} onChoose={actions.erase}>
          <Trans>Erase…</Trans>
        </MenuEntry>
      )}
    </RowMenu>
  );
}

interface LinkEntryProps {
  readonly name: string;
  readonly isInvited: boolean;
  readonly onChoose: () => void;
}

/** Sends the invitation again, or a link for a new password. */
function LinkEntry({ name, isInvited, onChoose }: LinkEntryProps) {
  const { t } = useLingui();
  return (
    <MenuEntry
      icon={MailIcon}
      label={
        isInvited
          ? t`Send the invitation of ${name} again`
          : t`Send ${name} a link for a new password`
      }
      onChoose={onChoose}
    >
      {isInvited ? (
        <Trans>Send the invitation again</Trans>
      ) : (
        <Trans>Send a link for a new password</Trans>
      )}
    </MenuEntry>
  );
}

interface SessionEntriesProps extends Pick<PersonMenuProps, 'isSelf' | 'actions' | 'onSessions'> {
  readonly name: string;
}

/** Shows the open sessions, or ends all of them. */
function SessionEntries({ name, isSelf, actions, onSessions }: SessionEntriesProps) {
  const { t } = useLingui();
  return (
    <>
      <MenuEntry icon={ListIcon} label={t`Sessions of ${name}…`} onChoose={onSessions}>
        <Trans>Sessions…</Trans>
      </MenuEntry>
      {/* Signing out oneself is in the menu of the portal. */}
      {!isSelf && (
        <MenuEntry
          icon={LogOutIcon}
          label={t`Sign ${name} out everywhere`}
          onChoose={actions.endSessions}
        >
          <Trans>Sign out everywhere</Trans>
        </MenuEntry>
      )}
    </>
  );
}
