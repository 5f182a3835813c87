import { definePart } from '@leeszaal/remote-kit/parts';
import { usePrefetch } from '@leeszaal/remote-kit/prefetch';
import { useSession } from '@leeszaal/remote-kit/react';
import { usePart } from '@leeszaal/remote-kit/use-part';
import type { SearchModule } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { MailIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActionProps } from '../publication/action.contract.ts';

const requestDialogPart = definePart(
  async () => (await import('./request-dialog.component.tsx')).RequestDialog,
);
const PARTS = [requestDialogPart];

/** Whether a publication can be requested: the module offers it and the library has an e-mail address. */
export function canRequest(module: SearchModule, clientEmail: string | undefined): boolean {
  return module.actions.includes('request') && Boolean(clientEmail?.trim());
}

/** Opens the request form (`docs/behaviour.md` C 6). */
export function RequestAction({ publication, module, size, name }: ActionProps) {
  const { t } = useLingui();
  const { client } = useSession();
  // Another each time: what ends late closes only what it belongs to.
  const [opened, setOpened] = useState<symbol>();
  const title = name ?? publication.title ?? '';
  const isOffered = canRequest(module, client.current.email);
  usePrefetch(PARTS, isOffered);
  const RequestDialog = usePart(requestDialogPart, opened !== undefined);
  if (!isOffered) return null;
  return (
    <>
      <Button
        size={size}
        icon={MailIcon}
        aria-label={t`Request ${title}`}
        isBusy={opened !== undefined && !RequestDialog}
        busyLabel={t`Loading…`}
        onPress={() => setOpened(Symbol('opened'))}
      >
        <Trans>Request</Trans>
      </Button>
      {opened && RequestDialog && (
        <RequestDialog
          wanted={{ connection: module.connection, id: publication.id }}
          onClose={() => setOpened((now) => (now === opened ? undefined : now))}
        />
      )}
    </>
  );
}
