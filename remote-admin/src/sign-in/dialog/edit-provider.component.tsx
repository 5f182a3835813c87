import { useHost } from '@leeszaal/remote-kit/react';
import type { IdentityProvider, ProviderChange } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ProviderForm } from '../form/provider-form.component.tsx';
import { providerFault } from '../provider-fault.ts';
import { KIND_NAMES } from '../provider-names.ts';
import styles from '../sign-in.module.css';
import type { Providers } from '../use-providers.ts';
import { FormActions } from './form-actions.component.tsx';
import { ProviderAddresses } from './provider-addresses.component.tsx';
import { TrialSection } from './trial-section.component.tsx';
import { useFormDialog } from './use-form-dialog.ts';

interface EditProviderProps {
  readonly provider: IdentityProvider;
  readonly providers: Providers;
}

/** The button that opens the form of a provider. */
export function EditProvider({ provider, providers }: EditProviderProps) {
  const { t, i18n } = useLingui();
  const { dialogs } = useHost();
  const form = useId();
  const { isOpen, isSending, open, close, send } = useFormDialog(providerFault);
  const { id, name, settings } = provider;
  const save = async (change: ProviderChange) => {
    const isShown = await send('change', async () => {
      const { name: saved } = await providers.change(id, change);
      dialogs.notify(t`${saved} was saved`, 'success');
    });
    if (isShown) close();
  };
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" aria-label={t`Edit ${name}`} onPress={open}>
        <Trans>Edit</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        size="lg"
        title={name}
        onClose={close}
        closeLabel={t`Close`}
        actions={<FormActions form={form} label={t`Save`} isSending={isSending} onCancel={close} />}
      >
        <p className={styles.kind}>{i18n._(KIND_NAMES[settings.kind])}</p>
        <ProviderForm id={form} of={provider} isSending={isSending} onSend={save}>
          {(hasChanges) => (
            <>
              <ProviderAddresses provider={provider} />
              <TrialSection provider={provider} tryOut={providers.tryOut} hasChanges={hasChanges} />
            </>
          )}
        </ProviderForm>
      </Dialog>
    </>
  );
}
