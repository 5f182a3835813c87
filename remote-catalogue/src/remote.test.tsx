import { describeRemoteContract, type FakeAnswers } from '@leeszaal/remote-kit/testing';
import { publicationCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

const publication = v.parse(publicationCodec.schema, {
  id: 1,
  title: 'Max Havelaar',
  authors: ['Multatuli'],
});
const modules = [
  { connection: 0, module: 0, name: 'Catalogue', actions: ['read' as const], advancedFields: [] },
  { connection: 1, module: 1, name: 'Library', actions: [], advancedFields: [] },
];
const shelf = {
  id: 1,
  name: 'Later',
  authorId: '1',
  items: [
    { id: 1, type: 'publication' as const, data: { publicationId: 1, connectionId: 0 } },
    { id: 2, type: 'query' as const, data: { query: 'x', queryType: 0 as const } },
  ],
};
const answers: FakeAnswers = {
  search: () => [
    {
      kind: 'results',
      total: 1,
      publications: [publication],
      facets: { authors: { Multatuli: 1 } },
    },
  ],
  getAcquisitions: () => [{ id: 1, title: 'New', cover: undefined, sourceModule: 0 }],
  getPublicationDetail: () => publication,
};
const query = encodeURIComponent(
  JSON.stringify({ query: 'havelaar', connection: 0, facets: { authors: ['Multatuli'] } }),
);
const library = { modules, bookshelves: [shelf] };

describeRemoteContract('The catalogue', async () => (await import('./remote.ts')).default, {
  screens: [
    { path: '/', library, answers },
    { path: '/search?query=%7B%22query%22%3A%22%22%7D', library, answers },
    { path: `/search?query=${query}`, library, answers },
    { path: '/bookshelf/1', library, answers },
  ],
});
