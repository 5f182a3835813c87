import { createContext, useContext } from 'react';
import type { ReaderMount } from './reader-mount.ts';

/** The state of the mount, which `Frame` provides. */
export const ReaderMountContext = createContext<ReaderMount | undefined>(undefined);

/** The state of the mount. */
export function useReaderMount(): ReaderMount {
  const mount = useContext(ReaderMountContext);
  if (mount === undefined) throw new Error('This component is outside of the reader');
  return mount;
}
