-- A shelf is addressed by a random number of 53 bits, the largest range of whole numbers that JSON carries
-- exactly. Counting finds no shelf. gen_random_uuid() is a strong source of randomness; the bits taken
-- from the UUID are not those of its version and variant.
create function random_shelf_number() returns bigint language sql volatile as $$
  select ('x' || left(hex, 12) || right(hex, 2))::bit(53)::bigint
  from (select replace(gen_random_uuid()::text, '-', '') as hex) as uuid
$$;

-- Existing shelves get a number of this kind too, and are private until their authors share them: each
-- address handed out before could be found by counting.
alter table bookshelves
  add column number bigint not null default random_shelf_number() unique,
  add column shared boolean not null default false;

-- The order of the items of a shelf: by place, then by id. A restored item gets its old place.
alter table bookshelf_items add column place integer not null default 0;
