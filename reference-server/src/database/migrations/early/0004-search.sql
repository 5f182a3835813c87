-- The index of search. Rows are made by reference-server/src/search/indexing from the other tables
-- and can be renewed at any time.

-- One narrow row for each publication. Absent years and titles sort last.
-- tsv: words with weights (A title, B authors, C keywords, D the rest), words by field (`t:word`) and
-- whole values by field (`t=whole value`).
create table search_publications (
  connection_id integer not null,
  id integer not null,
  year integer,
  title_key text collate "C",
  facet_ids integer[] not null,
  tsv tsvector not null,
  primary key (connection_id, id),
  foreign key (connection_id, id) references publications on delete cascade
);
alter table search_publications alter column tsv set storage external;
-- The lists of pending entries of these two are emptied at the end of each run of indexing.
create index search_publications_tsv on search_publications using gin (tsv);
create index search_publications_facets on search_publications using gin (facet_ids);
create index search_publications_title on search_publications (connection_id, title_key, id);
create index search_publications_title_down
  on search_publications (connection_id, title_key desc nulls last, id);
create index search_publications_year on search_publications (connection_id, year, id);
create index search_publications_year_down
  on search_publications (connection_id, year desc nulls last, id);

-- The values that facets count. The low three bits of an id are the number of its facet, so that
-- counting needs no look-up. hits: in how many publications of the connection, kept by the triggers.
create sequence facet_value_numbers;
create table facet_values (
  id integer primary key,
  connection_id integer not null references connections on delete cascade,
  facet smallint not null check (facet = id & 7),
  value text collate "C" not null,
  hits integer not null default 0,
  unique (connection_id, facet, value)
);
create index facet_values_hits on facet_values (connection_id, facet, hits desc);

create table search_totals (
  connection_id integer primary key references connections on delete cascade,
  total integer not null
);

-- The text of documents; a long page is cut into overlapping parts. The pending entries of its index
-- are emptied like those above.
create table search_texts (
  id bigint generated always as identity primary key,
  doc_key text not null,
  position integer not null,
  part integer not null,
  tsv tsvector not null,
  unique (doc_key, position, part),
  foreign key (doc_key, position) references document_texts on delete cascade
);
alter table search_texts alter column tsv set storage external;
create index search_texts_tsv on search_texts using gin (tsv);

-- Each word that occurs, by field ('' anywhere): what a wildcard at the front or in the middle of a
-- word expands to.
create table search_words (
  field text collate "C" not null,
  word text collate "C" not null,
  primary key (field, word)
);

-- Triggers update the stored totals and the catalogue's version with every change.
create function count_removed_publications() returns trigger language plpgsql as $$
begin
  update facet_values set hits = hits - gone.amount
    from (select value_id, count(*) as amount from old_rows, unnest(facet_ids) as value_id group by 1)
      as gone
    where id = gone.value_id;
  update search_totals set total = total - gone.amount
    from (select connection_id, count(*) as amount from old_rows group by 1) as gone
    where search_totals.connection_id = gone.connection_id;
  update catalogue_version set version = version + 1 where exists (select from old_rows);
  return null;
end $$;
create function count_added_publications() returns trigger language plpgsql as $$
begin
  update facet_values set hits = hits + more.amount
    from (select value_id, count(*) as amount from new_rows, unnest(facet_ids) as value_id group by 1)
      as more
    where id = more.value_id;
  insert into search_totals (connection_id, total)
    select connection_id, count(*) from new_rows group by 1
    on conflict (connection_id) do update set total = search_totals.total + excluded.total;
  update catalogue_version set version = version + 1 where exists (select from new_rows);
  return null;
end $$;
create trigger removed after delete on search_publications
  referencing old table as old_rows
  for each statement execute function count_removed_publications();
create trigger added after insert on search_publications
  referencing new table as new_rows
  for each statement execute function count_added_publications();

create function bump_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;
create trigger changed after insert or update or delete on search_texts
  for each statement execute function bump_catalogue_version();
