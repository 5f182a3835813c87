import type { ReactNode } from 'react';
import type { ReaderMount } from './reader-mount.ts';
import { ReaderMountContext } from './use-reader-mount.ts';

interface ReaderProvidersProps {
  readonly state: ReaderMount;
  readonly children: ReactNode;
}

/** Provides the state of the mount. */
export function ReaderProviders({ state, children }: ReaderProvidersProps) {
  return <ReaderMountContext value={state}>{children}</ReaderMountContext>;
}
