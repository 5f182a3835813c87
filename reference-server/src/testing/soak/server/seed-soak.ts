import { Readable } from 'node:stream';
import { makeEpub, makePdf } from '@leeszaal/test-documents';
import type { Database, Queryable } from '../../../database/database.contract.ts';
import { importFile } from '../../../import/import-file.ts';
import type { LibraryContent, NewPublication } from '../../../library/library-content.contract.ts';
import { writeContent } from '../../../library/write-content.ts';
import type { EmptyLibrary } from '../../../server/seed-when-empty.ts';
import { hashPassword } from '../../../sso/login/password.ts';
import { randomFrom } from '../../random-from.ts';
import { inventCharacters, PASSWORD, ROLE_OF } from '../model/characters.ts';
import { CONNECTIONS, LIBRARIES } from '../model/soak.contract.ts';

const PDFS = 16;
const EPUBS = 12;
const PAGES = 24;
const SEGMENTS = 8;
/** Bytes of the picture on all pages of every fourth PDF. */
const PICTURE_BYTES = 60_000;
/** Printed books, which can be found but not read. */
const PRINTED = 400;
/** More than a soak orders. */
const OFFERS = 4000;
/** Every seventh book has three seats, any other one. */
const SHARED_EVERY = 7;
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

const WORDS =
  'library typografie lamp shelf ferry garden winter letter copper harbour thread window salt orchard mirror candle meadow bridge paper stone river clock'.split(
    ' ',
  );

function prose(random: () => number, words: number): string {
  return Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)] ?? '').join(
    ' ',
  );
}

async function addAccounts(transaction: Queryable, people: number): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  for (const { kind, login, fullName } of inventCharacters(people)) {
    if (kind === 'visitor') continue;
    await transaction.query(
      `with person as (
         insert into users (login, full_name, email, password_hash)
         values ($1, $2, $1 || '@soak.example', $3) returning id)
       insert into user_clients (user_id, client_ref, role)
       select person.id, ref, $4 from person, unnest($5::text[]) as ref`,
      [login, fullName, hash, ROLE_OF[kind], LIBRARIES],
    );
  }
}

/** A printed book; one of five was acquired within the last ninety days. */
function newPrinted(index: number): NewPublication {
  const random = randomFrom(3000 + index);
  return {
    connectionId: CONNECTIONS.catalogue,
    id: index + 1,
    pubKey: undefined,
    record: {
      title: `Record ${index + 1}: ${prose(random, 3)}`,
      authors: [`Author ${index % 90}`],
      documentType: 'Book',
      language: index % 2 === 0 ? 'nl' : 'en',
      yearOfPublication: String(1900 + (index % 120)),
      keywords: prose(random, 3).split(' '),
      abstract: `<p>${prose(random, 30)}</p>`,
    },
    acquiredAt: new Date(Date.now() - (index % 5 === 0 ? index % 90 : 400) * DAY),
    createdAt: new Date(),
  };
}

function newOffer(index: number): NewPublication {
  return {
    connectionId: CONNECTIONS.bookshop,
    id: index + 1,
    pubKey: undefined,
    record: {
      title: `Offer ${index + 1}: ${prose(randomFrom(index), 3)}`,
      authors: [`Author ${index % 50}`],
      isbn: `979${String(index).padStart(10, '0')}`,
      priceInCents: 100 + index,
      currency: 'eur',
    },
    acquiredAt: undefined,
    createdAt: new Date(),
  };
}

/** Two libraries, of which the first has a shop; the people are added by {@link addAccounts}. */
function newContent(): LibraryContent {
  const { catalogue, digital, bookshop } = CONNECTIONS;
  const kinds = { catalogue: 'metadata', digital: 'fulltext', bookshop: 'shop' } as const;
  const names = Object.keys(CONNECTIONS) as (keyof typeof CONNECTIONS)[];
  return {
    connections: names.map((name) => ({
      id: CONNECTIONS[name],
      module: CONNECTIONS[name],
      name,
      names: {},
      kind: kinds[name],
      actions: name === 'bookshop' ? ['shop', 'read'] : ['read', 'request'],
      advancedFields: ['title', 'authors', 'isbn', 'publisher', 'keywords'],
    })),
    clients: LIBRARIES.map((ref, index) => ({
      ref,
      name: ref,
      email: `${ref}@soak.example`,
      settings: {},
      connections: index === 0 ? [catalogue, digital, bookshop] : [digital, catalogue],
      // The soak's visitors read.
      readBy: 'anyone',
    })),
    accounts: [],
    publications: [
      ...Array.from({ length: PRINTED }, (_each, index) => newPrinted(index)),
      ...Array.from({ length: OFFERS }, (_each, index) => newOffer(index)),
    ],
    shelves: [],
  };
}

interface NewFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

async function newPdf(index: number): Promise<NewFile> {
  const random = randomFrom(1000 + index);
  const bytes = await makePdf({
    title: `Volume ${index + 1}`,
    texts: Array.from({ length: PAGES }, (_each, page) => `${page + 1}: ${prose(random, 6)}`),
    ...(index % 4 === 0 && { sharedPictureBytes: PICTURE_BYTES }),
  });
  return { fileName: `volume-${index + 1}.pdf`, bytes };
}

async function newEpub(index: number): Promise<NewFile> {
  const random = randomFrom(2000 + index);
  const title = `Novel ${index + 1}`;
  const bytes = await makeEpub({
    metadata: `<dc:title>${title}</dc:title><dc:language>en</dc:language><dc:identifier id="uid">soak-${index}</dc:identifier>`,
    pages: Object.fromEntries(
      Array.from({ length: SEGMENTS }, (_each, segment) => [
        `chapter-${segment + 1}.xhtml`,
        `<h1>${segment + 1}</h1><p>${prose(random, 400)}</p>`,
      ]),
    ),
  });
  return { fileName: `novel-${index + 1}.epub`, bytes };
}

async function addBook(
  { importing }: Pick<EmptyLibrary, 'importing'>,
  { fileName, bytes }: NewFile,
): Promise<void> {
  await importFile(importing, {
    stream: Readable.from([Buffer.from(bytes)]),
    fileName,
    target: { kind: 'new', connectionId: CONNECTIONS.digital },
  });
}

/** Gives some books several seats. */
async function addSeats(database: Database): Promise<void> {
  await database.query(
    `insert into licence_seats (pub_key, seats)
     select pub_key, 3 from (
       select pub_key, row_number() over (order by pub_key) as place from appearances) as books
     where place % $1 = 0`,
    [SHARED_EVERY],
  );
}

/**
 * Fills an empty library for a soak: printed books, accounts, a bookshop that is never sold out,
 * and books to read that are made within seconds.
 */
export async function seedSoak(library: EmptyLibrary, people: number): Promise<void> {
  const { database } = library;
  await writeContent(database, newContent());
  await database.transaction((transaction) => addAccounts(transaction, people));
  for (let index = 0; index < PDFS; index += 1) await addBook(library, await newPdf(index));
  for (let index = 0; index < EPUBS; index += 1) await addBook(library, await newEpub(index));
  await addSeats(database);
}
