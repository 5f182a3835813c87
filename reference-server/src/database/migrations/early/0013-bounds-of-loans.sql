-- Bounds, so that a visitor without an account cannot take all seats of a library.
create index licences_subject on licences (subject, lapses_at);

-- As before, and bounded: a person with that many other publications on loan, or that many keys of this one, is
-- refused, and both results are null. A person's acquires take turns, so that simultaneous ones all count. Each
-- locks its person first and then the seat, so that no two deadlock.
-- A loan that ends later than any can by this clock began while the clock was ahead, and holds no seat; the day
-- is for servers on this database with longer loans.
drop function acquire_licence(text, text, text, bigint, double precision, uuid);
create function acquire_licence(
  new_key text, wanted text, person text, account bigint, loan_seconds double precision,
  of_session uuid default null, most_publications integer default null, most_keys integer default null,
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
  insert into licence_seats (pub_key) values (wanted) on conflict do nothing;
  select seats into room from licence_seats where pub_key = wanted for update;
  moment := clock_timestamp();
  delete from licences where pub_key = wanted and (lapses_at <= moment
    or lapses_at > moment + make_interval(secs => loan_seconds) + interval '1 day');
  if (select count(distinct pub_key) from licences
      where subject = person and pub_key <> wanted and lapses_at > moment
        and lapses_at <= moment + make_interval(secs => loan_seconds) + interval '1 day') >= most_publications
    or (select count(*) from licences where subject = person and pub_key = wanted) >= most_keys
  then
    return;
  end if;
  if room > 0 and exists (select from licences where pub_key = wanted and subject = person)
    or (select count(distinct subject) from licences where pub_key = wanted) < room
  then
    insert into licences (key, pub_key, subject, user_id, lapses_at, session_id)
      values (new_key, wanted, person, account, moment + make_interval(secs => loan_seconds), of_session);
    seconds := loan_seconds;
  else
    holders := array(select distinct subject from licences where pub_key = wanted);
  end if;
end $$;
