-- Values that differ in case and accents only are one facet value, the first of them. Each other spelling is a row of
-- its own, with the facet's number plus 1000: a publication has its id as well, so that the triggers count it. It has no
-- key, and is neither counted nor chosen as a value.
alter table facet_values add column spelling_of integer references facet_values on delete cascade;
create index facet_values_spellings on facet_values (spelling_of) where spelling_of is not null;

-- The most frequent spelling; null: that of `value`.
alter table facet_values add column shown text collate "C";
-- The names of a value by language, as the last record gave them.
alter table facet_values add column labels jsonb;

-- Keeps `shown` right, whatever changes `hits`. A statement that changes no hits ends it.
create function show_frequent_spelling() returns trigger language plpgsql as $$
begin
  if not exists (
    select from new_rows later join old_rows earlier using (id)
    where later.hits <> earlier.hits and (later.spelling_of is not null
      or exists (select from facet_values other where other.spelling_of = later.id))
  ) then
    return null;
  end if;
  with touched as (
    select distinct coalesce(later.spelling_of, later.id) as id
    from new_rows later join old_rows earlier using (id) where later.hits <> earlier.hits
  ), frequent as (
    select distinct on (touched.id) touched.id, other.value, other.hits,
      sum(other.hits) over (partition by touched.id) as of_others
    from touched join facet_values other on other.spelling_of = touched.id
    order by touched.id, other.hits desc, other.value
  )
  update facet_values of
    set shown = case when frequent.hits > of.hits - frequent.of_others then frequent.value end
    from frequent where frequent.id = of.id;
  return null;
end $$;
create trigger show_frequent_spelling after update on facet_values
  referencing old table as old_rows new table as new_rows
  for each statement execute function show_frequent_spelling();
