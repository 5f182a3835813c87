import { useLanguage } from '@leeszaal/remote-kit/react';
import type { HostContext } from '@leeszaal/shared-contracts';
import { LocaleProvider } from '@leeszaal/shared-ui/locale';
import { OverlayRootProvider } from '@leeszaal/shared-ui/overlay-root';
import type { ReactNode } from 'react';

interface FrameProps {
  readonly context: HostContext;
  readonly children: ReactNode;
}

/** Gives the design system the language and the container for overlays. */
export function Frame({ context, children }: FrameProps) {
  return (
    <LocaleProvider locale={useLanguage()}>
      <OverlayRootProvider container={context.overlays.container}>{children}</OverlayRootProvider>
    </LocaleProvider>
  );
}
