import type { Queryable } from '../../../database/database.contract.ts';
import { inventCharacters } from '../model/characters.ts';
import type { Book, Character, Offer, World } from '../model/soak.contract.ts';

async function readBooks(database: Queryable): Promise<Book[]> {
  return database.query<Book & Record<string, unknown>>(
    `select a.doc_key as "docKey", a.pub_key as "pubKey", a.format, a.page_count as pages,
       coalesce(s.seats, 1) as seats,
       array(select segment->>'path'
         from jsonb_array_elements(a.structure->'spine') as segment) as segments
     from appearances a left join licence_seats s using (pub_key) order by a.doc_key`,
  );
}

async function readCharacters(database: Queryable, people: number): Promise<Character[]> {
  const users = await database.query<{ login: string; id: number }>('select login, id from users');
  const idOf = new Map(users.map(({ login, id }) => [login, id]));
  return inventCharacters(people).map((character) => ({
    ...character,
    subject:
      character.kind === 'visitor'
        ? `public:${character.login}`
        : `user:${idOf.get(character.login)}`,
  }));
}

/** Reads the content that the server has created. */
export async function readWorld(
  database: Queryable,
  { people, loanSeconds }: { readonly people: number; readonly loanSeconds: number },
): Promise<World> {
  const offers = await database.query<Offer & Record<string, unknown>>(
    `select record->>'isbn' as isbn, (record->>'priceInCents')::integer as "priceInCents"
     from publications where record->>'title' like 'Offer %' order by id`,
  );
  return {
    books: await readBooks(database),
    characters: await readCharacters(database, people),
    offers,
    loanSeconds,
  };
}
