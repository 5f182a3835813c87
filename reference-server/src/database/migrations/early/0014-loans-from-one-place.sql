-- A browser without an account can be any number of people, but has one address: each of its loans has a digest
-- of the address, which is deleted with the loan.
alter table licences add column place text;
create index licences_place on licences (place, lapses_at) where place is not null;

-- As before; refuses also at a place with that many other loans, of any people. Acquires from one place take
-- turns: the place is locked after the person, and before the seat.
drop function acquire_licence(text, text, text, bigint, double precision, uuid, integer, integer);
create function acquire_licence(
  new_key text, wanted text, person text, account bigint, loan_seconds double precision,
  of_session uuid default null, most_publications integer default null, most_keys integer default null,
  of_place text default null, most_at_place integer default null,
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
  if room > 0 and exists (select from licences where pub_key = wanted and subject = person)
    or (select count(distinct subject) from licences where pub_key = wanted) < room
  then
    insert into licences (key, pub_key, subject, user_id, lapses_at, session_id, place)
      values (new_key, wanted, person, account, moment + make_interval(secs => loan_seconds), of_session, of_place);
    seconds := loan_seconds;
  else
    holders := array(select distinct subject from licences where pub_key = wanted);
  end if;
end $$;
