-- A loan belongs to the session that took it, and ends with it: signing out in one tab signs out all tabs, and
-- their tokens are no longer valid to release a loan.
alter table licences add column session_id uuid references sessions on delete cascade;
create index licences_session on licences (session_id);

-- However a session ends. Lapsed loans are left to an acquire, which clears them away itself.
create function end_loans() returns trigger language plpgsql as $$
begin
  delete from licences where session_id = new.id and lapses_at > clock_timestamp();
  return null;
end $$;
create trigger end_loans after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function end_loans();

-- As before, for a session, if there is one. The session is locked first, so that a sign-out either sees a
-- concurrent acquire or makes it fail. Such a failure names no holders.
drop function acquire_licence(text, text, text, bigint, double precision);
create function acquire_licence(
  new_key text, wanted text, person text, account bigint, loan_seconds double precision,
  of_session uuid default null,
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
  insert into licence_seats (pub_key) values (wanted) on conflict do nothing;
  select seats into room from licence_seats where pub_key = wanted for update;
  moment := clock_timestamp();
  delete from licences where pub_key = wanted and lapses_at <= moment;
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
