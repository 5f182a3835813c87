import { expect, test } from '@jest/globals';
import { catalogueModule } from './catalogue-module.ts';

const catalogue = `
msgid "Read"
msgstr "Lezen"

msgid "Borrow"
msgstr ""

#~ msgid "Gone"
#~ msgstr "Weg"
`;

test('exports each message, in English where the translation lacks', async () => {
  const { source, errors } = await catalogueModule('/locales/nl.po', catalogue);
  expect(errors).toEqual([]);
  expect(source).toMatch(/export const messages\s*=/);
  expect(source).toContain('Lezen');
  expect(source).toContain('Borrow');
  expect(source).not.toContain('Weg');
});

test('names a message that is not valid', async () => {
  const { errors } = await catalogueModule('/locales/nl.po', 'msgid "A"\nmsgstr "{n, plural"\n');
  expect(errors.map(({ source }) => source)).toEqual(['{n, plural']);
});
