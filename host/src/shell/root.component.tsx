import { LocaleProvider } from '@leeszaal/shared-ui/locale';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type createStore, Provider, useAtomValue } from 'jotai';
import { ConfigContext } from '../config/use-config.ts';
import { NavigationContext } from '../navigation/use-navigation.ts';
import { WaitForPartContext } from '../parts/use-part.ts';
import type { Portal } from '../portal/portal.ts';
import { languageAtom } from '../state/atoms.ts';
import { Shell } from './shell.component.tsx';

interface RootProps {
  readonly store: ReturnType<typeof createStore>;
  readonly portal: Portal;
  readonly i18n: I18n;
}

/** Provides the contexts of the shell. */
export function Root({ store, portal, i18n }: RootProps) {
  return (
    <Provider store={store}>
      <ConfigContext value={portal.config}>
        <NavigationContext value={portal.navigation}>
          <WaitForPartContext value={portal.waitForPart}>
            <I18nProvider i18n={i18n}>
              <Localised portal={portal} />
            </I18nProvider>
          </WaitForPartContext>
        </NavigationContext>
      </ConfigContext>
    </Provider>
  );
}

function Localised({ portal }: Pick<RootProps, 'portal'>) {
  return (
    <LocaleProvider locale={useAtomValue(languageAtom)}>
      <Shell portal={portal} />
    </LocaleProvider>
  );
}
