-- Texts of a document are added in batches before they can be found. The catalogue's version rises once, when
-- they can, and not with every batch.
drop trigger changed on search_texts;
