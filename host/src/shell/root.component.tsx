import { LocaleProvider } from '@leeszaal/shared-ui/locale';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type createStore, Provider, useAtomValue } from 'jotai';
import type { Portal } from '../portal/portal.ts';
import { PortalContext } from '../portal/use-portal.ts';
import { languageAtom } from '../state/atoms.ts';
import { Shell } from './shell.component.tsx';

interface RootProps {
  readonly store: ReturnType<typeof createStore>;
  readonly portal: Portal;
  readonly i18n: I18n;
}

/** Hands the store, the language and the portal to the shell. */
export function Root({ store, portal, i18n }: RootProps) {
  return (
    <Provider store={store}>
      <PortalContext value={portal}>
        <I18nProvider i18n={i18n}>
          <Localised />
        </I18nProvider>
      </PortalContext>
    </Provider>
  );
}

function Localised() {
  return (
    <LocaleProvider locale={useAtomValue(languageAtom)}>
      <Shell />
    </LocaleProvider>
  );
}
