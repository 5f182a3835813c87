import type { Person } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import {
  DeleteIcon,
  DownloadIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  MailIcon,
  MoreIcon,
  ResetIcon,
} from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Popover, PopoverTrigger } from '@leeszaal/shared-ui/popover';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './people.module.css';
import type { PersonActions } from './use-person-actions.ts';

interface PersonMenuProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly actions: PersonActions;
}

/** The button *…* of a person, and the rarer actions that it offers. */
export function PersonMenu({ person, isSelf, actions }: PersonMenuProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name, email, role, state, sessions, hasSecondFactor } = person;
  const { doing } = actions;
  const hasAccess = role !== null && state !== 'deactivated';
  const canMail = hasAccess && email !== '';
  // Signing out oneself is in the menu of the portal.
  const canSignOut = !isSelf && sessions > 0;
  // One's own is removed on its page, by a code.
  const canRemoveFactor = !isSelf && hasSecondFactor;
  const canDeactivate = !isSelf && hasAccess;
  const canActivate = !isSelf && role !== null && state === 'deactivated';
  const isInvited = state === 'invited';
  const choose = (action: () => void) => () => {
    // The focus is at the button again before a question takes it.
    flushSync(() => setOpen(false));
    action();
  };
  return (
    <div className={styles.menu}>
      <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <IconButton
          icon={MoreIcon}
          label={t`Actions for ${name}`}
          isBusy={doing !== undefined}
          busyLabel={t`Saving…`}
        />
        <Popover label={t`Actions for ${name}`} closeLabel={t`Close`} placement="bottom end">
          <div className={styles.actions}>
            {canMail && (
              <Button
                variant="quiet"
                icon={MailIcon}
                aria-label={
                  isInvited
                    ? t`Send the invitation of ${name} again`
                    : t`Send ${name} a link for a new password`
                }
                onPress={choose(actions.sendLink)}
              >
                {isInvited ? (
                  <Trans>Send the invitation again</Trans>
                ) : (
                  <Trans>Send a link for a new password</Trans>
                )}
              </Button>
            )}
            {canSignOut && (
              <Button
                variant="quiet"
                icon={LogOutIcon}
                aria-label={t`Sign ${name} out everywhere`}
                onPress={choose(actions.endSessions)}
              >
                <Trans>Sign out everywhere</Trans>
              </Button>
            )}
            {canRemoveFactor && (
              <Button
                variant="quiet"
                icon={ResetIcon}
                aria-label={t`Remove the two-factor authentication of ${name}`}
                onPress={choose(actions.removeSecondFactor)}
              >
                <Trans>Remove two-factor authentication</Trans>
              </Button>
            )}
            {canDeactivate && (
              <Button
                variant="quiet"
                icon={LockIcon}
                aria-label={t`Deactivate ${name}`}
                onPress={choose(actions.deactivate)}
              >
                <Trans>Deactivate</Trans>
              </Button>
            )}
            {canActivate && (
              <Button
                variant="quiet"
                icon={LogInIcon}
                aria-label={t`Activate ${name}`}
                onPress={choose(actions.activate)}
              >
                <Trans>Activate</Trans>
              </Button>
            )}
            <Button
              variant="quiet"
              icon={DownloadIcon}
              aria-label={t`Export data of ${name}`}
              onPress={choose(actions.exportData)}
            >
              <Trans>Export data</Trans>
            </Button>
            {!isSelf && (
              <Button
                variant="quiet"
                icon={DeleteIcon}
                aria-label={t`Erase ${name}…`}
                onPress={choose(actions.erase)}
              >
                <Trans>Erase…</Trans>
              </Button>
            )}
          </div>
        </Popover>
      </PopoverTrigger>
    </div>
  );
}
