import { useSyncExternalStore } from 'react';
import { useReaderMount } from '../mount/use-reader-mount.ts';
import type { ReadingLook } from '../viewers/contract/reading-look.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';

/** The look of the reader; follows changes. */
export function useChosenLook(): ReadingLook {
  const { subscribe, get } = useReaderMount().looks;
  return useSyncExternalStore(subscribe, get);
}

/** The look of the reader, and a function that changes a part of it, also for the next book. */
export function useLook(
  viewer: Viewer,
): readonly [look: ReadingLook, change: (part: Partial<ReadingLook>) => void] {
  const { looks } = useReaderMount();
  const look = useChosenLook();
  return [look, (part) => viewer.setLook(looks.change(part))];
}
