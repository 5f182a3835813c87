-- Mails about what is new for a saved search. An alert is that of a search on a shelf, whatever the item's number: an item
-- that is put back after it was removed has another one. One that was switched off stays, so that links in earlier mails
-- keep their meaning.
create table search_alerts (
  id integer generated always as identity primary key,
  shelf_id integer not null references bookshelves on delete cascade,
  fingerprint text not null,
  item_id integer unique references bookshelf_items on delete set null,
  frequency text not null check (frequency in ('off', 'daily', 'weekly')),
  -- The language in which the person asked.
  language text not null,
  due_at timestamptz not null default clock_timestamp(),
  -- Raised by each look and each change: a look whose turn is over changes nothing.
  turn integer not null default 0,
  unique (shelf_id, fingerprint)
);
create index search_alerts_due on search_alerts (due_at) where frequency <> 'off';

-- What an alert knows of a connection. Records that came in after `from_time` are looked at, but for those in `seen`.
create table search_alert_marks (
  alert_id integer not null references search_alerts on delete cascade,
  connection_id integer not null references connections on delete cascade,
  from_time timestamptz not null,
  seen integer[] not null,
  primary key (alert_id, connection_id)
);

-- The link of each mail that ends its alert. Only the token's hash is stored.
create table search_alert_links (
  token_hash text primary key,
  alert_id integer not null references search_alerts on delete cascade,
  made_at timestamptz not null default clock_timestamp()
);
create index search_alert_links_alert on search_alert_links (alert_id);
create index search_alert_links_made on search_alert_links (made_at);

-- What came into a connection, in its order.
create index publications_created on publications (connection_id, created_at, id);
