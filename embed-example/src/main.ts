import { startInstitution } from './institution.ts';

/*
 * The website alone, beside a portal that runs elsewhere:
 * LIBRARY_URL, CREDENTIAL_ID, CREDENTIAL_SECRET, CLIENT, and optionally PORT and BOOK (the key of a document).
 */

const needed = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
};

const { PORT = '4280', BOOK } = process.env;
const { url } = await startInstitution({
  port: Number(PORT),
  library: {
    url: needed('LIBRARY_URL'),
    credential: { id: needed('CREDENTIAL_ID'), secret: needed('CREDENTIAL_SECRET') },
  },
  client: needed('CLIENT'),
  books: BOOK === undefined ? [] : [{ docKey: BOOK, title: 'The book' }],
});
process.stdout.write(`The website of the institution is at ${url}\n`);
