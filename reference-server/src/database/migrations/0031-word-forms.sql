-- The words of records and texts by language and stem: the forms of a typed word, and its compounds.
create table search_forms (
  language text collate "C" not null,
  stem text collate "C" not null,
  word text collate "C" not null,
  primary key (language, stem, word)
);
create index search_forms_by_word on search_forms (language, word);
-- Compounds that end in a word, or in a form of it.
create index search_forms_by_ending on search_forms (language, (reverse(word)) collate "C");
create index search_forms_by_stem_ending on search_forms (language, (reverse(stem)) collate "C");
-- Corrections of long words, by their last letters.
create index search_words_by_ending on search_words (field, (reverse(word)) collate "C");

-- Values that differ in case and accents only have one key. The first of them is shown; an earlier index has none.
alter table facet_values add column key text collate "C";
create unique index facet_values_key on facet_values (connection_id, facet, key);
