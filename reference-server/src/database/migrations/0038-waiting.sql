-- Places in the queue for a publication on loan (docs/decisions.md 124). The smallest number is next.
create table waiting_places (
  pub_key text not null references licence_seats on delete cascade,
  user_id bigint not null references users on delete cascade,
  client_ref text not null references clients on delete cascade,
  number bigint not null generated always as identity,
  taken_at timestamptz not null default clock_timestamp(),
  -- Null while the person waits. Until then only this person can have the seat.
  turn_ends timestamptz,
  -- The language of the mail when the turn comes; null: none is wanted, or it has been queued.
  mail_language text,
  primary key (pub_key, user_id)
);
create index waiting_places_order on waiting_places (pub_key, number);
create index waiting_places_user on waiting_places (user_id);
create index waiting_places_client on waiting_places (client_ref);

-- Whether a person may still read a publication at the library where the place was taken.
create function may_wait(place waiting_places) returns boolean stable language sql as $$
  select exists (
    select from user_clients m
    join clients b on b.ref = m.client_ref and b.deactivated_at is null
    join client_connections cc on cc.client_ref = m.client_ref
    join publications p on p.connection_id = cc.connection_id and p.pub_key = place.pub_key
    where m.user_id = place.user_id and m.client_ref = place.client_ref and m.deactivated_at is null
      and m.role in ('user', 'admin', 'superadmin')
      and (cc.read_by in ('anyone', 'patrons') or m.role in ('admin', 'superadmin')))
$$;

-- Gives the next turns of a publication. The caller has locked its seat row and has deleted its lapsed loans. A turn that
-- was not used is over; a seat that neither a reader nor a turn has goes to the next person, for as long as a turn lasts.
create function pass_turns(wanted text, room integer, moment timestamptz, turn_seconds double precision)
returns void language plpgsql as $$
declare
  free integer;
begin
  delete from waiting_places w
  where w.pub_key = wanted and (w.turn_ends <= moment or room = 0 or not may_wait(w)
    -- The clock was ahead when it was given.
    or w.turn_ends > moment + make_interval(secs => turn_seconds) + interval '1 day');
  free := room - (select count(distinct subject) from licences where pub_key = wanted)
    - (select count(*) from waiting_places where pub_key = wanted and turn_ends is not null);
  update waiting_places set turn_ends = moment + make_interval(secs => turn_seconds)
  where pub_key = wanted and number in (
    select number from waiting_places where pub_key = wanted and turn_ends is null
    order by number limit greatest(free, 0));
end $$;

-- As before; a seat that others wait for is theirs. A person with a turn, and a person who reads already, borrow at once
-- and wait no longer; another person only when a seat is left that no turn needs. In this order the seat row is locked
-- before any place, here and in every other statement about places.
drop function acquire_licence(text, text, text, bigint, double precision, uuid, integer, integer, text, integer, text);
create function acquire_licence(
  new_key text, wanted text, person text, account bigint, loan_seconds double precision,
  of_session uuid default null, most_publications integer default null, most_keys integer default null,
  of_place text default null, most_at_place integer default null, of_client text default null,
  turn_seconds double precision default 300,
  out seconds double precision, out holders text[]
) language plpgsql as $$
declare
  room integer;
  moment timestamptz;
begin
  if of_session is not null then
    perform from sessions where id = of_session and ended_at is null for share;
    if not found then
      holders := '{}';
      return;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('borrower ' || person, 0));
  if of_place is not null then
    perform pg_advisory_xact_lock(hashtextextended('place ' || of_place, 0));
  end if;
  insert into licence_seats (pub_key) values (wanted) on conflict do nothing;
  select seats into room from licence_seats where pub_key = wanted for update;
  moment := clock_timestamp();
  delete from licences where pub_key = wanted and (lapses_at <= moment
    or lapses_at > moment + make_interval(secs => loan_seconds) + interval '1 day');
  if (select count(distinct pub_key) from licences
      where subject = person and pub_key <> wanted and lapses_at > moment
        and lapses_at <= moment + make_interval(secs => loan_seconds) + interval '1 day') >= most_publications
    or (select count(*) from licences where subject = person and pub_key = wanted) >= most_keys
    or (select count(distinct (subject, pub_key)) from licences
        where place = of_place and (subject, pub_key) <> (person, wanted) and lapses_at > moment
          and lapses_at <= moment + make_interval(secs => loan_seconds) + interval '1 day') >= most_at_place
  then
    return;
  end if;
  perform pass_turns(wanted, room, moment, turn_seconds);
  if room > 0 and exists (select from licences where pub_key = wanted and subject = person)
    or (select count(distinct subject) from licences where pub_key = wanted)
      + (select count(*) from waiting_places where pub_key = wanted and turn_ends is not null
          and user_id is distinct from account) < room
  then
    insert into licences (key, pub_key, subject, user_id, lapses_at, session_id, place, client_ref)
      values (new_key, wanted, person, account, moment + make_interval(secs => loan_seconds), of_session,
        of_place, of_client);
    delete from waiting_places where pub_key = wanted and user_id = account;
    seconds := loan_seconds;
  else
    holders := array(select distinct subject from licences where pub_key = wanted);
  end if;
end $$;

-- Deletes lapsed loans of a publication and gives the turns that are due. Every statement about places begins with it.
create function renew_turns(wanted text, loan_seconds double precision, turn_seconds double precision)
returns timestamptz language plpgsql as $$
declare
  room integer;
  moment timestamptz;
begin
  insert into licence_seats (pub_key) values (wanted) on conflict do nothing;
  select seats into room from licence_seats where pub_key = wanted for update;
  moment := clock_timestamp();
  delete from licences where pub_key = wanted and (lapses_at <= moment
    or lapses_at > moment + make_interval(secs => loan_seconds) + interval '1 day');
  perform pass_turns(wanted, room, moment, turn_seconds);
  return moment;
end $$;

-- Takes a place; a person who has one keeps it, with the library and the wish for a mail of the last call. No place where the person reads or could read at once, where there are no
-- seats, where that many people wait, or for a person with that many other places.
create function take_waiting_place(
  wanted text, account bigint, of_client text, loan_seconds double precision, turn_seconds double precision,
  most_of_person integer, most_of_publication integer, mail_in text default null
) returns text language plpgsql as $$
declare
  room integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('borrower user:' || account, 0));
  perform renew_turns(wanted, loan_seconds, turn_seconds);
  select seats into room from licence_seats where pub_key = wanted;
  if room = 0 then return 'closed'; end if;
  update waiting_places set client_ref = of_client,
    mail_language = case when turn_ends is null then mail_in else mail_language end
  where pub_key = wanted and user_id = account;
  if found then return 'waiting'; end if;
  if exists (select from licences where pub_key = wanted and user_id = account)
    or (select count(distinct subject) from licences where pub_key = wanted)
      + (select count(*) from waiting_places where pub_key = wanted and turn_ends is not null) < room
  then
    return 'free';
  end if;
  if (select count(*) from waiting_places where user_id = account) >= most_of_person
    or (select count(*) from waiting_places where pub_key = wanted) >= most_of_publication
  then
    return 'too-many';
  end if;
  insert into waiting_places (pub_key, user_id, client_ref, mail_language)
    values (wanted, account, of_client, mail_in);
  return 'waiting';
end $$;

-- Gives a place at a library up; a turn goes to the next person at once.
create function leave_waiting_place(
  wanted text, account bigint, of_client text, loan_seconds double precision, turn_seconds double precision
) returns void language plpgsql as $$
begin
  perform from licence_seats where pub_key = wanted for update;
  delete from waiting_places where pub_key = wanted and user_id = account and client_ref = of_client;
  if found then perform renew_turns(wanted, loan_seconds, turn_seconds); end if;
end $$;
