-- What a library wrote itself: its statements, each a Quill document as JSON text, and the texts of its mails.
create table statements (
  client_ref text not null references clients on delete cascade,
  name text not null,
  language text not null,
  text text not null,
  primary key (client_ref, name, language)
);
create table mail_texts (
  client_ref text not null references clients on delete cascade,
  mail text not null,
  language text not null,
  subject_line text not null,
  body text not null,
  primary key (client_ref, mail, language)
);

-- Libraries from before the retention times were settings keep log entries and reading places for the longest time, so
-- that the update deletes nothing.
update clients set settings = '{"logRetentionDays": 3650, "placeRetentionDays": 3650}'::jsonb || settings;

-- The library at which a loan was taken, whose retention time holds for it: a session can switch to another library.
alter table licences add column client_ref text references clients on delete cascade;
update licences l set client_ref = s.client_ref from sessions s where s.id = l.session_id;

-- The library that writes a mail: people of another one do not learn of it, and it goes with its library.
alter table outgoing_mails add column client_ref text references clients on delete cascade;

-- Loans that have ended, of libraries that keep them. They are a table of their own, so that no statement about seats
-- can count one. Housekeeping deletes them.
create table ended_loans (
  id bigint generated always as identity primary key,
  client_ref text not null references clients on delete cascade,
  user_id bigint not null references users on delete cascade,
  pub_key text not null,
  ended_at timestamptz not null
);
create index ended_loans_of_user on ended_loans (user_id);

-- However a loan ends, the statement that deletes it also keeps it, if the library wants that. Loans of people without
-- an account are not kept: no export could find them. The account is gone when its erasure deletes the loan.
create function keep_ended_loan() returns trigger language plpgsql as $$
begin
  insert into ended_loans (client_ref, user_id, pub_key, ended_at)
    select c.ref, u.id, old.pub_key, least(old.lapses_at, clock_timestamp())
    from clients c, users u
    where c.ref = old.client_ref and u.id = old.user_id
      and case jsonb_typeof(c.settings->'loanRetentionDays')
        when 'number' then (c.settings->>'loanRetentionDays')::numeric > 0 else false end;
  return null;
end $$;
create trigger keep_ended_loan after delete on licences
  for each row when (old.client_ref is not null and old.user_id is not null)
  execute function keep_ended_loan();

-- As before; the loan has the library at which it is taken.
drop function acquire_licence(text, text, text, bigint, double precision, uuid, integer, integer, text, integer);
create function acquire_licence(
  new_key text, wanted text, person text, account bigint, loan_seconds double precision,
  of_session uuid default null, most_publications integer default null, most_keys integer default null,
  of_place text default null, most_at_place integer default null, of_client text default null,
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
    insert into licences (key, pub_key, subject, user_id, lapses_at, session_id, place, client_ref)
      values (new_key, wanted, person, account, moment + make_interval(secs => loan_seconds), of_session,
        of_place, of_client);
    seconds := loan_seconds;
  else
    holders := array(select distinct subject from licences where pub_key = wanted);
  end if;
end $$;
