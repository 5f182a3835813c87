import { createContext, use } from 'react';
import type { Portal } from './portal.ts';

/** Carries the portal to the shell's components. */
export const PortalContext = createContext<Portal | undefined>(undefined);

/** What the shell's components act through. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('This component stands outside of the shell');
  return portal;
}
