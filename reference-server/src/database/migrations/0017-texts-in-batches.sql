-- The texts of a document are added in batches before anybody may find them. The catalogue's version is
-- raised once, when they may be found, and not with every batch.
drop trigger changed on search_texts;
