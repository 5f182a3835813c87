import { useLanguage } from '@leeszaal/remote-kit/react';
import type { HostContext } from '@leeszaal/shared-contracts';
import { LocaleProvider } from '@leeszaal/shared-ui/locale';
import { OverlayRootProvider } from '@leeszaal/shared-ui/overlay-root';
import type { ReactNode } from 'react';
import type { ReaderMount } from './mount/reader-mount.ts';
import { ReaderMountContext } from './mount/use-reader-mount.ts';

interface FrameProps {
  readonly context: HostContext;
  readonly state: ReaderMount;
  readonly children: ReactNode;
}

/** Provides the state of the mount, the language and the container of overlays. */
export function Frame({ context, state, children }: FrameProps) {
  return (
    <ReaderMountContext value={state}>
      <LocaleProvider locale={useLanguage()}>
        <OverlayRootProvider container={context.overlays.container}>{children}</OverlayRootProvider>
      </LocaleProvider>
    </ReaderMountContext>
  );
}
