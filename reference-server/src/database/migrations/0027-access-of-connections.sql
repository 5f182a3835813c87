-- What needs signing in at a connection of a client. Connections that exist stay as they were: visitors without an
-- account read there. At a new one, reading without an account has to be switched on.
alter table client_connections
  add column searched_by text not null default 'anyone' check (searched_by in ('anyone', 'patrons')),
  add column read_by text not null default 'anyone' check (read_by in ('anyone', 'patrons', 'staff'));
alter table client_connections alter column read_by set default 'patrons';
