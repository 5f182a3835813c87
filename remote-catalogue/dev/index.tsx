import '@leeszaal/shared-ui/styles.css';
import { openDevPage } from '@leeszaal/remote-kit/testing/dev-page';
import remote from '../src/remote.ts';
import { catalogueAnswers } from './catalogue-answers.ts';

const results = (query: object): string =>
  `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`;

const page = await openDevPage({
  remote,
  screens: [
    { label: 'Home', path: '/' },
    { label: 'Results', path: results({ query: 'river' }) },
    { label: 'Nothing found', path: results({ query: 'zzz' }) },
    { label: 'Bookshelf', path: '/bookshelf/1' },
  ],
  answers: catalogueAnswers,
});
import.meta.webpackHot?.accept('../src/remote.ts', () => void page.replace(remote));
