import { LocaleProvider } from '@leeszaal/shared-ui/locale';
import { OverlayRootProvider } from '@leeszaal/shared-ui/overlay-root';
import { PlaceProvider } from '@leeszaal/shared-ui/use-is-mobile';
import type { ReactNode } from 'react';
import { useHost, useLanguage } from './use-host.ts';

/** Gives the design system the language, the container of overlays and the width of the place. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { overlays, size } = useHost();
  return (
    <LocaleProvider locale={useLanguage()}>
      <PlaceProvider size={size}>
        <OverlayRootProvider container={overlays.container}>{children}</OverlayRootProvider>
      </PlaceProvider>
    </LocaleProvider>
  );
}
