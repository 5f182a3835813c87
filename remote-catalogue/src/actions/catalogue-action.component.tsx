import { useHost, useSession } from '@leeszaal/remote-kit/react';
import { endpoints, hasRole } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { ExternalIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ActionProps } from '../publication/action.contract.ts';

/** Opens the publication in the external catalogue system, for administrators (`docs/decisions.md` 40). */
export function CatalogueAction({ publication, module, size, name }: ActionProps) {
  const { t } = useLingui();
  const { http, dialogs, telemetry } = useHost();
  const { role } = useSession();
  const title = name ?? publication.title ?? '';
  if (!module.actions.includes('openInBibis') || !hasRole(role, 'admin')) return null;

  const open = async () => {
    // Within the click: browsers block a tab that opens later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      if (!tab) throw new Error('The browser opened no tab');
      const { token, url } = await http.call(endpoints.getCatalogueToken, {
        body: { publicationId: publication.id, connectionId: module.connection },
      });
      const address = new URL(url, location.href);
      const isValid = token !== '' && url !== '' && /^https?:$/.test(address.protocol);
      if (!isValid) throw new Error('The answer has no address');
      tab.location.replace(address.href);
    } catch (error) {
      tab?.close();
      telemetry.report({ level: 'warning', name: 'catalogue-system-failed', error });
      dialogs.notify(t`The catalogue system could not be opened. Try again later.`, 'error');
    }
  };

  return (
    <Button
      size={size}
      icon={ExternalIcon}
      aria-label={t`Open in the catalogue system: ${title}`}
      onPress={() => void open()}
    >
      <Trans>Open in the catalogue system</Trans>
    </Button>
  );
}
