-- Loans (docs/decisions.md 57 to 68).

-- How many people can have a publication open at once. Its row is what acquires of a publication
-- queue for; it is made when the publication is first acquired.
create table licence_seats (
  pub_key text primary key,
  seats integer not null default 1 check (seats >= 0)
);

-- One key of one person; it counts until it lapses. Released and lapsed keys are not kept.
create table licences (
  key text primary key,
  pub_key text not null references licence_seats on delete cascade,
  subject text not null,
  user_id bigint references users on delete cascade,
  lapses_at timestamptz not null
);
create index licences_pub_key on licences (pub_key, subject);

-- Takes a key when this person holds a seat already or one is free. As the seat's row is locked
-- first, and each statement of a function sees what was committed before it began, two acquires of
-- one publication never both count the same free seat. The clock is read after the wait for the lock:
-- what lapsed meanwhile is free, and a new loan lasts its whole time.
-- Answers the seconds until the key lapses, or null and who holds the seats.
create function acquire_licence(
  new_key text, wanted text, person text, account bigint, loan_seconds double precision,
  out seconds double precision, out holders text[]
) language plpgsql as $$
declare
  room integer;
  moment timestamptz;
begin
  insert into licence_seats (pub_key) values (wanted) on conflict do nothing;
  select seats into room from licence_seats where pub_key = wanted for update;
  moment := clock_timestamp();
  delete from licences where pub_key = wanted and lapses_at <= moment;
  if room > 0 and exists (select from licences where pub_key = wanted and subject = person)
    or (select count(distinct subject) from licences where pub_key = wanted) < room
  then
    insert into licences (key, pub_key, subject, user_id, lapses_at)
      values (new_key, wanted, person, account, moment + make_interval(secs => loan_seconds));
    seconds := loan_seconds;
  else
    holders := array(select distinct subject from licences where pub_key = wanted);
  end if;
end $$;
