-- As before; at the limit of a person, places that the person has no right to any more are given up first: the person sees
-- none of them. Those of other publications are deleted without their seat rows, so one that another statement holds stays.
create or replace function take_waiting_place(
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
  if (select count(*) from waiting_places where user_id = account) >= most_of_person then
    delete from waiting_places where user_id = account and pub_key in (
      select w.pub_key from waiting_places w where w.user_id = account and not may_wait(w)
      for update skip locked);
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
