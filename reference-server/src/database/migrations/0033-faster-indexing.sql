-- Fewer and smaller indexes: compounds are looked for in the languages that write them as one word, corrections among
-- words of any field. They replace the earlier ones at the end of this file: searches read these tables while an index is
-- built, but not once one is dropped.
create index new_forms_by_word on search_forms (language, word) where language in ('nl', 'de');
create index new_forms_by_ending on search_forms (language, (reverse(word)) collate "C")
  where language in ('nl', 'de');
create index new_forms_by_stem_ending on search_forms (language, (reverse(stem)) collate "C")
  where language in ('nl', 'de');
create index new_words_by_ending on search_words ((reverse(word)) collate "C") where field = '';

-- PostgreSQL checks a foreign key at each change of a row that the same transaction has inserted. These rows are made
-- from records that have been checked, so triggers that delete are enough.
alter table suggestions drop constraint suggestions_connection_id_fkey;
alter table suggestion_starts drop constraint suggestion_starts_suggestion_id_fkey;

create function delete_suggestions() returns trigger language plpgsql as $$
begin
  delete from suggestions using old_rows where connection_id = old_rows.id;
  return null;
end $$;
create trigger without_suggestions after delete on connections
  referencing old table as old_rows
  for each statement execute function delete_suggestions();

create function delete_suggestion_starts() returns trigger language plpgsql as $$
begin
  delete from suggestion_starts using old_rows where suggestion_id = old_rows.id;
  return null;
end $$;
create trigger without_starts after delete on suggestions
  referencing old table as old_rows
  for each statement execute function delete_suggestion_starts();

-- A weight of 0 and of 1 mean the same, so that the starts of a new suggestion keep theirs.
create or replace function suggestion_weight(hits integer) returns smallint language sql immutable as $$
  select length(ltrim(greatest(hits, 1)::bit(32)::text, '0'))::smallint
$$;

-- Counts suggestions in time that grows with the changed publications only. Joining the two transition tables of the
-- trigger `weighed` compared each changed suggestion with every other one.
drop trigger weighed on suggestions;
drop function weigh_suggestions();

-- Adds to the hits of suggestions, and corrects the weights that change with them. The lengths of the lists decide how
-- rows are found, so each call has a plan of its own.
create function add_suggestion_hits(ids integer[], amounts integer[]) returns void
language sql set plan_cache_mode = force_custom_plan as $$
  with changed as (
    update suggestions set hits = hits + more.amount
    from unnest(ids, amounts) as more (id, amount)
    where suggestions.id = more.id
    returning suggestions.id, hits, hits - more.amount as earlier
  )
  update suggestion_starts set weight = suggestion_weight(changed.hits)
  from changed
  where suggestion_id = changed.id and suggestion_weight(changed.hits) <> suggestion_weight(changed.earlier)
$$;

create or replace function count_suggestions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_suggestion_hits(array_agg(id), array_agg(amount)) from (
      select suggestion_id as id, count(*)::integer as amount
      from new_rows, unnest(suggestion_ids) as suggestion_id group by 1
    ) more;
  elsif tg_op = 'DELETE' then
    perform add_suggestion_hits(array_agg(id), array_agg(-amount)) from (
      select suggestion_id as id, count(*)::integer as amount
      from old_rows, unnest(suggestion_ids) as suggestion_id group by 1
    ) gone;
  else
    perform add_suggestion_hits(array_agg(id), array_agg(amount)) from (
      select id, sum(change)::integer as amount from (
        select suggestion_id as id, 1 as change from new_rows, unnest(suggestion_ids) as suggestion_id
        union all
        select suggestion_id, -1 from old_rows, unnest(suggestion_ids) as suggestion_id
      ) changes group by id having sum(change) <> 0
    ) moved;
  end if;
  return null;
end $$;

drop index search_forms_by_word;
drop index search_forms_by_ending;
drop index search_forms_by_stem_ending;
drop index search_words_by_ending;
alter index new_forms_by_word rename to search_forms_by_word;
alter index new_forms_by_ending rename to search_forms_by_ending;
alter index new_forms_by_stem_ending rename to search_forms_by_stem_ending;
alter index new_words_by_ending rename to search_words_by_ending;
