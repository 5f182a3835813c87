-- Bookshelves, orders and tokens for the catalogue system.

create table bookshelves (
  id integer generated always as identity primary key,
  client_ref text not null references clients on delete cascade,
  author_id bigint not null references users on delete cascade,
  name text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index bookshelves_author on bookshelves (author_id, client_ref);

-- fingerprint: the same for the same search or publication, so that a shelf has no duplicates.
create table bookshelf_items (
  id integer generated always as identity primary key,
  shelf_id integer not null references bookshelves on delete cascade,
  item jsonb not null,
  fingerprint text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (shelf_id, fingerprint)
);

create table orders (
  id uuid primary key,
  client_ref text not null references clients on delete cascade,
  user_id bigint references users on delete set null,
  language text not null,
  ordered_at timestamptz not null default clock_timestamp()
);

-- What was ordered, at the price it had.
create table order_lines (
  order_id uuid not null references orders on delete cascade,
  connection_id integer not null,
  publication_id integer not null,
  isbn text not null,
  title text not null,
  price_in_cents integer not null,
  currency text,
  primary key (order_id, connection_id, publication_id)
);

-- What a client has bought: it is in the client's collection from then on.
create table client_licences (
  client_ref text not null references clients on delete cascade,
  connection_id integer not null,
  publication_id integer not null,
  order_id uuid references orders on delete set null,
  licensed_at timestamptz not null default clock_timestamp(),
  primary key (client_ref, connection_id, publication_id),
  foreign key (connection_id, publication_id) references publications on delete cascade
);

-- A token for the catalogue system, valid once; only its hash is stored.
create table catalogue_tokens (
  token_hash text primary key,
  client_ref text not null references clients on delete cascade,
  user_id bigint references users on delete cascade,
  connection_id integer not null,
  publication_id integer not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index catalogue_tokens_expires on catalogue_tokens (expires_at);
