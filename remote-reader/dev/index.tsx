import '@leeszaal/shared-ui/styles.css';
import { openDevPage } from '@leeszaal/remote-kit/testing/dev-page';
import remote from '../src/remote.ts';
import { readerAnswers } from './reader-answers.ts';

const page = await openDevPage({
  remote,
  screens: [
    { label: 'PDF', path: '/reader/pdf' },
    { label: 'EPUB', path: '/reader/epub' },
    { label: 'In use', path: '/reader/taken' },
    { label: 'Publication', path: '/pub' },
  ],
  answers: readerAnswers,
});
import.meta.webpackHot?.accept('../src/remote.ts', () => void page.replace(remote));
