import { useHost } from '@leeszaal/remote-kit/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type FullScreen, fullScreenOf } from './full-screen.ts';

const never = () => () => undefined;

/** The full screen of the reader, and whether it is on; undefined where there is none. */
export function useFullScreen(): readonly [FullScreen | undefined, isOn: boolean] {
  const { overlays } = useHost();
  const fullScreen = useMemo(() => fullScreenOf(overlays), [overlays]);
  const isOn = useSyncExternalStore(
    fullScreen?.subscribe ?? never,
    () => fullScreen?.isOn() ?? false,
  );
  return [fullScreen, isOn];
}

/** Leaves full screen with the component: the element around the reader may stay, empty. */
export function useEndOfFullScreen(): void {
  const { overlays, placement } = useHost();
  useEffect(() => {
    if (placement !== 'embed') return;
    return () => {
      const fullScreen = fullScreenOf(overlays);
      // Refused only if the browser has left it by itself.
      if (fullScreen?.isOn()) fullScreen.toggle().catch(() => undefined);
    };
  }, [overlays, placement]);
}
