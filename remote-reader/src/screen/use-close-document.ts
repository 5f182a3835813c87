import { useHost } from '@leeszaal/shared-contracts/react';
import { useCallback } from 'react';

/** Leaves the reader for the results (`docs/behaviour.md` R2). */
export function useCloseDocument(): () => void {
  const { navigation } = useHost();
  return useCallback(() => navigation.navigate('/search'), [navigation]);
}
