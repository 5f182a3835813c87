import { useHost } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';

/** Asks before a person loses access, open documents, the second factor or the account. */
export function useConfirmation(name: string) {
  const { t } = useLingui();
  const { dialogs, signal } = useHost();
  const confirm = async (title: string, body: string, label: string): Promise<boolean> => {
    const answer = await dialogs.message({
      type: 'warning',
      title,
      body,
      actions: [
        { id: 'cancel', label: t`Cancel`, variant: 'secondary' },
        { id: 'confirm', label, variant: 'danger' },
      ],
      signal,
    });
    return answer === 'confirm';
  };
  return {
    confirmDeactivation: () =>
      confirm(
        t`Deactivate ${name}?`,
        t`${name} is signed out at once and cannot sign in at this library any more. Open documents are returned. Bookshelves are kept, and you can activate the account again.`,
        t`Deactivate`,
      ),
    confirmSignOut: () =>
      confirm(
        t`Sign ${name} out everywhere?`,
        t`Every browser and device is signed out of this library, and open documents are returned. ${name} can sign in again.`,
        t`Sign out`,
      ),
    confirmFactorRemoval: () =>
      confirm(
        t`Remove the two-factor authentication of ${name}?`,
        t`${name} is signed out everywhere, and open documents are returned. After that, ${name} can sign in with the password alone until two-factor authentication is set up again.`,
        t`Remove`,
      ),
    confirmErasure: () =>
      confirm(
        t`Erase ${name}?`,
        t`The account, its sessions and loans, the bookshelves, the reading places and the name in the log are erased. Orders stay, without the name. This cannot be undone.`,
        t`Erase ${name}`,
      ),
  };
}
