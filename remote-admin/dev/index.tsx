import '@leeszaal/shared-ui/styles.css';
import { openDevPage } from '@leeszaal/remote-kit/testing/dev-page';
import remote from '../src/remote.ts';
import { adminAnswers } from './admin-answers.ts';

const page = await openDevPage({
  remote,
  role: 'admin',
  screens: [{ label: 'Administration', path: '/admin' }],
  answers: adminAnswers,
});
import.meta.webpackHot?.accept('../src/remote.ts', () => void page.replace(remote));
