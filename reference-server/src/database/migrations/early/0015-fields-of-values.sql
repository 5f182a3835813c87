-- The version of the rules by which a row was made: rows of an earlier version are renewed after a start
-- (reference-server/src/search/indexing/renew-index.ts).
alter table search_publications add column index_version smallint not null default 1;

-- Every linked value in a publication's detail searches its own field.
update connections
  set advanced_fields = advanced_fields || array(
    select name from unnest(array[
      'corporateauthors', 'documenttype', 'language', 'yearofpublication', 'placeofpublication',
      'seriestitle', 'jurisdiction', 'geographicalkeywords', 'class', 'classification', 'rubric',
      'collection', 'signature', 'reference', 'bibiscode', 'filenumber', 'source', 'nuance', 'extranuance'
    ]) as name
    where name <> all (advanced_fields)
  );
