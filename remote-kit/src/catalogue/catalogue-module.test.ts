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

test('has the messages of chosen files', async () => {
  const content = `
#: src/start.tsx
#: src/panel/panel.tsx
msgid "Close"
msgstr "Sluiten"

#: src/panel/panel.tsx
msgid "Print"
msgstr "Afdrukken"
`;
  const isInPanel = (files: readonly string[]) => files.every((file) => file.includes('panel'));
  const { source } = await catalogueModule('/locales/nl.po', content, isInPanel);
  expect(source).toContain('Afdrukken');
  expect(source).not.toContain('Sluiten');
});
