-- The publications whose rows of the index changed last, so that a process that keeps postings of words renews those of
-- these publications alone. Numbers ascend with the versions: both triggers run after those that raise the version,
-- by the alphabet, and the row of the version is locked until the end of the transaction.
create table changed_publications (
  number bigint generated always as identity primary key,
  version bigint not null,
  connection_id integer not null,
  id integer not null
);
create index changed_publications_versions on changed_publications (connection_id, version);

create function track_changed_publications() returns trigger language plpgsql as $$
begin
  insert into changed_publications (version, connection_id, id)
    select catalogue_version.version, rows.connection_id, rows.id from catalogue_version, rows;
  -- Who missed more reads everything again.
  delete from changed_publications
    where number <= (select max(number) from changed_publications) - 20000;
  return null;
end $$;
create trigger tracked_additions after insert on search_publications
  referencing new table as rows
  for each statement execute function track_changed_publications();
create trigger tracked_removals after delete on search_publications
  referencing old table as rows
  for each statement execute function track_changed_publications();
