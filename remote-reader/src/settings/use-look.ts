import { useHost } from '@leeszaal/shared-contracts/react';
import { useSyncExternalStore } from 'react';
import type { ReadingLook } from '../viewers/contract/reading-look.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { lookStoreOf } from './look-store.ts';

/** The look of the reader; follows changes. */
export function useChosenLook(): ReadingLook {
  const { subscribe, get } = lookStoreOf(useHost().storage.local);
  return useSyncExternalStore(subscribe, get);
}

/** The look of the reader, and how to change a part of it: at once, and for the next book. */
export function useLook(
  viewer: Viewer,
): readonly [look: ReadingLook, change: (part: Partial<ReadingLook>) => void] {
  const { local } = useHost().storage;
  const look = useChosenLook();
  return [look, (part) => viewer.setLook(lookStoreOf(local).change(part))];
}
