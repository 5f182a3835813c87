import { type JSX, type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { useLocale } from '../locale/index.ts';
import { useOverlayContainer } from '../overlay-root/overlay-root.component.tsx';

/**
 * Gives a component of react-aria the language and the container of overlays. Around the component and not around the
 * app, so that react-aria loads with the first component that needs it.
 */
export function AriaFrame({ children }: { readonly children: ReactNode }): JSX.Element {
  const container = useOverlayContainer();
  const getContainer = useMemo(() => (container === null ? null : () => container), [container]);
  return (
    <I18nProvider locale={useLocale()}>
      <PortalProvider getContainer={getContainer}>{children}</PortalProvider>
    </I18nProvider>
  );
}
