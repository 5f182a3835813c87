import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { publicationCodec } from '../entities/publication.ts';
import { searchModuleCodec } from '../entities/search.ts';
import { labelIn } from './labels.ts';

test.each([
  [{ nl: 'Boek', fr: 'Livre' }, 'fr', 'Livre'],
  [{ nl: 'Boek' }, 'de', 'Book'],
  [{ de: ' ' }, 'de', 'Book'],
  [undefined, 'nl', 'Book'],
  [{}, 'constructor', 'Book'],
])('%j in %s', (labels, language, name) => {
  expect(labelIn(labels, language, 'Book')).toBe(name);
});

test('names by language come with modules and publications, and may lack [C4.43]', () => {
  const module = { connection: 1, module: 1, name: 'Catalogue', names: { nl: 'Catalogus' } };
  expect(v.parse(searchModuleCodec.schema, module).names).toEqual({ nl: 'Catalogus' });
  const record = { id: 1, documenttype: 'Book', documenttypelabels: { nl: 'Boek' } };
  const publication = v.parse(publicationCodec.schema, record);
  expect(publication.documentTypeLabels).toEqual({ nl: 'Boek' });
  expect(publicationCodec.encode(publication)).toMatchObject(record);
  expect(v.parse(publicationCodec.schema, { id: 1 }).documentTypeLabels).toBeUndefined();
});
