import { describeRemoteContract } from '@leeszaal/remote-kit/testing';
import { loadAdministration } from './testing/open-administration.ts';

describeRemoteContract('Administration', loadAdministration, {
  screens: [{ path: '/admin', session: { role: 'admin' } }],
});
