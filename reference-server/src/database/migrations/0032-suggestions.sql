-- Suggestions while typing: titles, names and subjects of a connection, made by reference-server/src/suggestions from
-- the records, which can be renewed at any time.

-- One row for all spellings that differ in case, diacritics or punctuation only: `form` is the folded value, `text` the
-- spelling that was shown first. hits: in how many publications, kept by the triggers. shown: whether it has rows in
-- suggestion_starts. Others are only counted: a title with its subtitle, a value with its umlauts spelled out.
create table suggestions (
  id integer generated always as identity primary key,
  connection_id integer not null references connections on delete cascade,
  kind smallint not null,
  form text collate "C" not null,
  text text not null,
  hits integer not null default 0,
  shown boolean not null default false,
  unique (connection_id, kind, form)
) with (fillfactor = 85);

-- Where typing may begin: a row for each word. place: 0 at the beginning of the value, 1 within it. weight: the number
-- of binary digits of the hits, so that it changes seldom.
create table suggestion_starts (
  connection_id integer not null,
  kind smallint not null,
  place smallint not null,
  start text collate "C" not null,
  suggestion_id integer not null references suggestions on delete cascade,
  weight smallint not null,
  primary key (connection_id, kind, place, start, suggestion_id)
);
create index suggestion_starts_frequent on suggestion_starts (connection_id, kind, start)
  include (weight, place, suggestion_id) where weight > 1;
create index suggestion_starts_suggestion on suggestion_starts (suggestion_id);

create table suggested_publications (
  connection_id integer not null,
  id integer not null,
  version smallint not null,
  suggestion_ids integer[] not null,
  primary key (connection_id, id),
  foreign key (connection_id, id) references publications on delete cascade
);

create function suggestion_weight(hits integer) returns smallint language sql immutable as $$
  select length(ltrim(greatest(hits, 0)::bit(32)::text, '0'))::smallint
$$;

create function count_suggestions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update suggestions set hits = hits - gone.amount
      from (select suggestion_id, count(*)::integer as amount
            from old_rows, unnest(suggestion_ids) as suggestion_id group by 1) as gone
      where id = gone.suggestion_id;
  end if;
  if tg_op <> 'DELETE' then
    update suggestions set hits = hits + more.amount
      from (select suggestion_id, count(*)::integer as amount
            from new_rows, unnest(suggestion_ids) as suggestion_id group by 1) as more
      where id = more.suggestion_id;
  end if;
  return null;
end $$;
create trigger removed after delete on suggested_publications
  referencing old table as old_rows
  for each statement execute function count_suggestions();
create trigger added after insert on suggested_publications
  referencing new table as new_rows
  for each statement execute function count_suggestions();
create trigger changed after update on suggested_publications
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_suggestions();

create function weigh_suggestions() returns trigger language plpgsql as $$
begin
  update suggestion_starts set weight = suggestion_weight(now.hits)
    from new_rows as now join old_rows as before using (id)
    where suggestion_id = now.id and suggestion_weight(now.hits) <> suggestion_weight(before.hits);
  return null;
end $$;
create trigger weighed after update on suggestions
  referencing old table as old_rows new table as new_rows
  for each statement execute function weigh_suggestions();
