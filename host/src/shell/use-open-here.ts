import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { locationAtom } from '../state/atoms.ts';

/**
 * Whether something of the header is open, as state; it closes when the address changes, for whoever
 * goes elsewhere by Back or Forward has left it.
 */
export function useOpenHere(): [boolean, (isOpen: boolean) => void] {
  const { key } = useAtomValue(locationAtom);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes it
  useEffect(() => setOpen(false), [key]);
  return [isOpen, setOpen];
}
