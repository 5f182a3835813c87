-- Whether a record of a connection with these actions is for sale and was not bought.
create function is_for_sale(actions text[], is_bought boolean, record jsonb)
returns boolean immutable language sql as $$
  select 'shop' = any(actions) and not is_bought and record ->> 'licenseCreated' is null
    and coalesce(record ->> 'priceInCents', record ->> 'price') is not null
$$;

-- Which of some publications the audiences may read at a library, the one rule of loans and of places in queues
-- (docs/decisions.md 103). Of several connections the most permissive one counts. A connection that the audiences may not
-- search does not exist for them, nor does one that sells the publication until it is bought.
create function readings(of_client text, wanted text[], audiences text[])
returns table (pub_key text, readable boolean, for_patrons boolean) stable language sql as $$
  select p.pub_key, coalesce(bool_or(cc.read_by = any(audiences)), false),
    coalesce(bool_or(cc.read_by <> 'staff'), false)
  from publications p
  join client_connections cc on cc.connection_id = p.connection_id and cc.client_ref = of_client
  join connections c on c.id = p.connection_id
  left join client_licences l on l.client_ref = of_client
    and l.connection_id = p.connection_id and l.publication_id = p.id
  where p.pub_key = any(wanted) and cc.searched_by = any(audiences)
    and not is_for_sale(c.actions, l.client_ref is not null, p.record)
    and exists (select from appearances a where a.pub_key = p.pub_key)
  group by p.pub_key
$$;

-- The audiences of an account with a role (`audiencesOf`).
create function audiences_of(role text) returns text[] immutable language sql as $$
  select case when role in ('admin', 'superadmin') then array['anyone', 'patrons', 'staff']
    when role = 'user' then array['anyone', 'patrons'] else array['anyone'] end
$$;

-- Turns that end, and queues in which people wait.
create index waiting_places_turns on waiting_places (turn_ends) where turn_ends is not null;
create index waiting_places_waiting on waiting_places (pub_key) where turn_ends is null;

-- Whether a person may still read a publication at the library where the place was taken, as a loan asks it.
create or replace function may_wait(place waiting_places) returns boolean stable language sql as $$
  select exists (
    select from user_clients m
    join clients b on b.ref = m.client_ref and b.deactivated_at is null
    cross join lateral readings(m.client_ref, array[place.pub_key], audiences_of(m.role)) r
    where m.user_id = place.user_id and m.client_ref = place.client_ref and m.deactivated_at is null
      and m.role in ('user', 'admin', 'superadmin') and r.readable)
$$;

-- As before; the right to read is asked of those alone who have a turn or are next for one, since a queue can be long.
create or replace function pass_turns(wanted text, room integer, moment timestamptz, turn_seconds double precision)
returns void language plpgsql as $$
declare
  free integer;
  place waiting_places;
begin
  delete from waiting_places w
  where w.pub_key = wanted and (room <= 0 or w.turn_ends is not null and (w.turn_ends <= moment
    -- The clock was ahead when it was given.
    or w.turn_ends > moment + make_interval(secs => turn_seconds) + interval '1 day' or not may_wait(w)));
  free := room - (select count(distinct subject) from licences where pub_key = wanted)
    - (select count(*) from waiting_places where pub_key = wanted and turn_ends is not null);
  if free <= 0 then return; end if;
  for place in select * from waiting_places where pub_key = wanted and turn_ends is null order by number loop
    if may_wait(place) then
      update waiting_places set turn_ends = moment + make_interval(secs => turn_seconds)
      where pub_key = wanted and user_id = place.user_id;
      if found then free := free - 1; end if;
      exit when free = 0;
    else
      delete from waiting_places where pub_key = wanted and user_id = place.user_id;
    end if;
  end loop;
end $$;
