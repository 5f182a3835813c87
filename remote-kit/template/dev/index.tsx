import '@leeszaal/shared-ui/styles.css';
import { openDevPage } from '@leeszaal/remote-kit/testing/dev-page';
import remote from '../src/remote.ts';

const page = await openDevPage({
  remote,
  screens: [{ label: 'Notices', path: '/notices' }],
  answers: {},
});
import.meta.webpackHot?.accept('../src/remote.ts', () => void page.replace(remote));
