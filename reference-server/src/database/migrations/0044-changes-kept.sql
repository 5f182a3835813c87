-- Where the changes that are kept begin. It is in the row that every change of the catalogue locks and updates.
alter table catalogue_version
  -- All changes after this version are in changed_publications.
  add column changes_since bigint not null default 0,
  -- Changes up to this number were deleted there. A deletion begins behind it: before it are entries of the index that the
  -- same transaction deleted, which would be read again each time.
  add column changes_deleted bigint not null default 0;
update catalogue_version set
  changes_deleted = coalesce((select min(number) from changed_publications), 1) - 1,
  changes_since = coalesce((
    select case when number > 1 then version end from changed_publications order by number limit 1), 0);

-- As before; the last 20,000 changes are kept, and up to 5,000 more until they are deleted together. A statement with more
-- than 20,000 changes leaves none: who missed it reads everything again.
create or replace function track_changed_publications() returns trigger language plpgsql as $$
declare
  kept constant bigint := 20000;
  portion constant bigint := 5000;
  of_version bigint;
  deleted bigint;
  first_number bigint;
  last_number bigint;
begin
  if not exists (select from rows) then return null; end if;
  select version, changes_deleted into of_version, deleted from catalogue_version;
  if (select count(*) from (select from rows limit kept + 1) counted) > kept then
    with gone as (delete from changed_publications where number > deleted returning number)
    update catalogue_version set changes_since = of_version,
      changes_deleted = coalesce((select max(number) from gone), deleted);
    return null;
  end if;
  with added as (
    insert into changed_publications (version, connection_id, id)
      select of_version, connection_id, id from rows returning number
  )
  select min(number), max(number) into first_number, last_number from added;
  if last_number / portion > (first_number - 1) / portion then
    with gone as (
      delete from changed_publications where number > deleted and number <= last_number - kept
      returning number, version
    ), newest as (select max(number) as number, max(version) as version from gone)
    update catalogue_version
      set changes_since = newest.version, changes_deleted = newest.number
      from newest where newest.number is not null;
  end if;
  return null;
end $$;
