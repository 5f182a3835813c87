import type { NavigationPort } from '@leeszaal/shared-contracts';
import { createContext } from 'react';
import { useRequired } from '../state/use-required.ts';

/** Carries the page's history to the host's components. */
export const NavigationContext = createContext<NavigationPort | undefined>(undefined);

/** The page's history. */
export const useNavigation = (): NavigationPort => useRequired(NavigationContext);
