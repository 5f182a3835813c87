-- Which way of making rows of search_publications each row was made by: rows of an earlier one are made
-- again after a start (reference-server/src/search/indexing/renew-index.ts).
alter table search_publications add column index_version smallint not null default 1;

-- Every value that a detail shows as a link searches its own field.
update connections
  set advanced_fields = advanced_fields || array(
    select name from unnest(array[
      'corporateauthors', 'documenttype', 'language', 'yearofpublication', 'placeofpublication',
      'seriestitle', 'jurisdiction', 'geographicalkeywords', 'class', 'classification', 'rubric',
      'collection', 'signature', 'reference', 'bibiscode', 'filenumber', 'source', 'nuance', 'extranuance'
    ]) as name
    where name <> all (advanced_fields)
  );
