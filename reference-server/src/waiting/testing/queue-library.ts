import type { Database } from '../../database/database.contract.ts';

/** The library of the people who wait. */
export const LIBRARY = 'queueing';
/** Few people, who collide often. */
export const PEOPLE = 6;

/** Adds a library with people who may read, and returns their accounts. */
export async function addReaders(database: Database): Promise<readonly number[]> {
  await database.query(`insert into clients (ref, name) values ($1, 'Queueing')`, [LIBRARY]);
  await database.query(
    `insert into connections (id, module, name, kind, actions, advanced_fields)
     values (9, 0, 'Catalogue', 'metadata', '{read}', '{title}')`,
  );
  await database.query(
    'insert into client_connections (client_ref, connection_id, position) values ($1, 9, 0)',
    [LIBRARY],
  );
  const readers: number[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const [account] = await database.query<{ id: number }>(
      `with person as (
         insert into users (login, full_name, email, password_hash)
         values ($1, $1, '', '') returning id)
       insert into user_clients (user_id, client_ref, role)
       select id, $2, 'user' from person returning user_id::int as id`,
      [`person-${person}`, LIBRARY],
    );
    readers.push(account?.id ?? 0);
  }
  return readers;
}

/** Adds a publication with a document to the library. */
export async function addDocument(database: Database, id: number, pubKey: string): Promise<void> {
  await database.query(
    `insert into publications (connection_id, id, pub_key, record) values (9, $1, $2, '{}')`,
    [id, pubKey],
  );
  await database.query(
    `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
       metadata, contents, structure)
     values ($1, $1, 'pdf', 'application/pdf', $1, 1, '{}', '[]', '{}')`,
    [pubKey],
  );
}

/**
 * Triggers that record, at each loan and each turn: more readers and turns than seats, and a turn for a person while
 * another one has waited longer.
 */
export const WITNESSES = `
  create table too_many (pub_key text, taken bigint);
  create table out_of_turn (pub_key text, number bigint);
  create function witness_seats() returns trigger language plpgsql as $$
  declare taken bigint; room integer;
  begin
    select seats into room from licence_seats where pub_key = new.pub_key;
    select count(*) into taken from (
      select subject from licences where pub_key = new.pub_key and lapses_at > clock_timestamp()
      union select 'user:' || user_id from waiting_places
      where pub_key = new.pub_key and turn_ends > clock_timestamp()) as people;
    if taken > room then insert into too_many values (new.pub_key, taken); end if;
    return null;
  end $$;
  create trigger witness_loans after insert on licences
    for each row execute function witness_seats();
  create trigger witness_turns after insert or update on waiting_places
    for each row execute function witness_seats();
  create function witness_order() returns trigger language plpgsql as $$
  begin
    if exists (select from waiting_places
      where pub_key = new.pub_key and number < new.number and turn_ends is null)
    then
      insert into out_of_turn values (new.pub_key, new.number);
    end if;
    return null;
  end $$;
  create trigger witness_order after update of turn_ends on waiting_places
    for each row when (old.turn_ends is null and new.turn_ends is not null)
    execute function witness_order();`;
