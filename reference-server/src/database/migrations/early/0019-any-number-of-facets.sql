-- The low three bits of a value's id are the number of its facet up to the seventh facet; of all further facets they
-- are 7, and the number is in the column alone. Existing ids stay valid.
alter table facet_values drop constraint facet_values_check;
alter table facet_values add constraint facet_values_check check (id & 7 = least(facet, 7));
