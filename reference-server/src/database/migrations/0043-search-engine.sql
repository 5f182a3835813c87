-- A second search engine (docs/decisions.md 134). It has copies of the rows of search_publications.

-- The indexes that exist there or are being filled. Empty while no such engine is used.
create table search_indexes (
  name text primary key,
  -- The version of their fields.
  mapping integer not null,
  -- The address of the engine with the name under which the index is searched.
  place text not null,
  -- The history of the database at its creation (database_history).
  history text not null,
  -- Until when it counts as used by a running server.
  fed_until timestamptz not null,
  -- The last row that was copied; null: none yet.
  copied_connection integer,
  copied_id integer,
  is_complete boolean not null default false,
  -- The process that fills it, and until when no other one may.
  filler text,
  filled_until timestamptz
);

-- What differs after a restored backup: the installation, the timeline of its log, the database.
create function database_history() returns text language sql as $$
  select concat_ws('-', (select system_identifier from pg_control_system()),
    (select timeline_id from pg_control_checkpoint()),
    (select oid from pg_database where datname = current_database()))
$$;

-- Rows that the engine does not have yet as they are now. The number of a change is the version of the document there;
-- a copied row has version 1.
create sequence search_change_numbers start 2;
create table search_changes (
  connection_id integer not null,
  id integer not null,
  change bigint not null default nextval('search_change_numbers'),
  -- Whether the engine refused it, which another attempt would not change.
  is_refused boolean not null default false,
  primary key (connection_id, id)
);
create index search_changes_order on search_changes (connection_id, change) where not is_refused;
create index search_changes_order_of_all on search_changes (change) where not is_refused;

-- Numbers follow the time in microseconds, to the second: after a restored backup they are above all that were used since.
create function advance_search_change_numbers() returns void language plpgsql as $$
declare
  this_moment bigint;
begin
  this_moment := extract(epoch from clock_timestamp()) * 1000000;
  if (select last_value from search_change_numbers) > this_moment - 1000000
    -- One transaction at a time, so that numbers never go back. The others need not wait.
    or not pg_try_advisory_xact_lock(hashtextextended('search_change_numbers', 0)) then
    return;
  end if;
  this_moment := extract(epoch from clock_timestamp()) * 1000000;
  perform setval('search_change_numbers', this_moment)
    from search_change_numbers where last_value < this_moment;
end $$;

-- Notes each change in its own transaction, so that none is lost while the engine cannot be reached.
create function note_search_changes() returns trigger language plpgsql as $$
begin
  if not exists (select from search_indexes) then
    return null;
  end if;
  perform advance_search_change_numbers();
  insert into search_changes (connection_id, id)
    select connection_id, id from changed_rows order by connection_id, id
    on conflict (connection_id, id)
    do update set change = nextval('search_change_numbers'), is_refused = false;
  return null;
end $$;
create trigger noted_removed after delete on search_publications
  referencing old table as changed_rows for each statement execute function note_search_changes();
create trigger noted_added after insert on search_publications
  referencing new table as changed_rows for each statement execute function note_search_changes();
create trigger noted_changed after update on search_publications
  referencing new table as changed_rows for each statement execute function note_search_changes();
