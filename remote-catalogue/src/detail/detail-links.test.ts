import { expect, test } from '@jest/globals';
import { publicationCodec, publicationPath } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { readQueryParameter } from '../search/shared-query.ts';
import { valuePath } from './value-path.ts';

const publication = (record: object) =>
  v.parse(publicationCodec.schema, { id: 1, title: 'A & B', ...record });
const queryOf = (path: string) => readQueryParameter(new URL(path, 'http://localhost').search);

test('a publication that can be read is shared by its own address', () => {
  expect(publicationPath(2, publication({ pubkey: 'pub-1' }))).toBe('/pub-1');
});

test('any other by a search that finds it', () => {
  expect(queryOf(publicationPath(0, publication({})))).toMatchObject({
    kind: 'search',
    shared: { connection: 0, fields: [{ name: 'title', value: 'A & B', mode: 0 }] },
  });
});

test('a value is searched in its field, or as a phrase', () => {
  expect(queryOf(valuePath('authors', 'Böll'))).toMatchObject({
    shared: { fields: [{ name: 'authors', mode: 0 }] },
  });
  expect(queryOf(valuePath('class', 'a "b"'))).toMatchObject({ shared: { query: '"a \\"b\\""' } });
});
