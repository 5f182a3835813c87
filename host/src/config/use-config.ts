import type { RuntimeConfig } from '@leeszaal/shared-contracts';
import { createContext } from 'react';
import { useRequired } from '../state/use-required.ts';

/** Carries the configuration of the portal to the host's components. */
export const ConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/** The configuration of the portal. */
export const useConfig = (): RuntimeConfig => useRequired(ConfigContext);
