-- Clients, people, connections and publications. Later migrations add a table family each:
-- 0002 sessions, 0003 licences, 0004 search, 0005 shop and shelves.

create table clients (
  ref text primary key,
  name text not null,
  email text,
  settings jsonb not null default '{}',
  logo bytea,
  logo_type text
);

create table users (
  id bigint generated always as identity primary key,
  login text not null unique,
  full_name text not null,
  email text not null,
  password_hash text not null,
  role text not null
);

create table user_clients (
  user_id bigint not null references users on delete cascade,
  client_ref text not null references clients on delete cascade,
  primary key (user_id, client_ref)
);

-- A connection is a search module with its own records and its own search.
create table connections (
  id integer primary key,
  module integer not null,
  name text not null unique,
  kind text not null check (kind in ('metadata', 'fulltext', 'shop')),
  actions text[] not null,
  advanced_fields text[] not null
);

create table client_connections (
  client_ref text not null references clients on delete cascade,
  connection_id integer not null references connections on delete cascade,
  position integer not null default 0,
  primary key (client_ref, connection_id)
);

-- record: the publication in the names of the shared contract, without what is computed
-- (licenseAvailable, cover). pub_key identifies what can be read or bought.
create table publications (
  connection_id integer not null references connections on delete cascade,
  id integer not null,
  pub_key text,
  record jsonb not null,
  acquired_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (connection_id, id)
);
create index publications_pub_key on publications (pub_key);
create index publications_acquired on publications (acquired_at desc) where acquired_at is not null;

-- One readable form of a publication: a PDF or an EPUB file, content-addressed.
create table appearances (
  doc_key text primary key,
  pub_key text not null,
  format text not null check (format in ('pdf', 'epub')),
  mime_type text not null,
  file_sha256 text not null,
  page_count integer not null,
  metadata jsonb not null,
  contents jsonb not null,
  structure jsonb not null,
  cover bytea,
  cover_type text,
  created_at timestamptz not null default now()
);
create index appearances_pub_key on appearances (pub_key);
create unique index appearances_file on appearances (file_sha256, pub_key);

-- The text of each page (PDF) or segment (EPUB), for search in and over documents.
-- folded: lower case, without diacritics.
create table document_texts (
  doc_key text not null references appearances on delete cascade,
  position integer not null,
  path text not null,
  body text not null,
  folded text not null,
  primary key (doc_key, position)
);

-- Bumped by whatever changes the catalogue, so that every process knows when to rebuild its caches.
create table catalogue_version (
  singleton boolean primary key default true check (singleton),
  version bigint not null
);
insert into catalogue_version (version) values (1);
