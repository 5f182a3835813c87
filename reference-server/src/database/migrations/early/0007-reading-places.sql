-- The latest reading place of each person in each document, for each client.

-- saved_at: milliseconds since 1970 by this server's clock, and never ahead of it.
create table reading_places (
  subject text not null,
  client_ref text not null references clients on delete cascade,
  doc_key text not null references appearances on delete cascade,
  user_id bigint references users on delete cascade,
  file text not null,
  position text not null,
  page integer not null,
  fraction double precision not null,
  saved_at bigint not null,
  primary key (subject, client_ref, doc_key)
);
create index reading_places_doc_key on reading_places (doc_key);
