import type { RuntimeConfig } from '@leeszaal/shared-contracts';

/** A configuration without texts of its own. */
export const CONFIG: RuntimeConfig = {
  apiBase: '/api',
  sso: { url: '/auth', appId: 'leeszaal', appName: 'leeszaal', client: 'north', key: 'k' },
  appHost: '',
  registryUrl: '/registry.json',
  productName: 'Leeszaal',
  productLogo: null,
  environmentLabel: '',
  serverAddress: '',
  generalTermsUrl: '',
  privacyTermsUrl: '',
};
