import { createContext, useContext } from 'react';
import type { ReaderMount } from './reader-mount.ts';

/** Carries the state of a mount to its components; the remote's frame provides it. */
export const ReaderMountContext = createContext<ReaderMount | undefined>(undefined);

/** The state of the mount. */
export function useReaderMount(): ReaderMount {
  const mount = useContext(ReaderMountContext);
  if (mount === undefined) throw new Error('This component is outside of the reader');
  return mount;
}
