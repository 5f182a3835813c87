-- Tokens with which a team publishes the releases of one remote. Only their hash is stored.
create table release_tokens (
  id int generated always as identity primary key,
  remote text not null,
  label text not null,
  token_hash text not null unique,
  made_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  revoked_at timestamptz
);
-- A release concerns the whole portal: its entry belongs to no library.
alter table audit_log alter column client_ref drop not null;
create index audit_log_of_portal on audit_log (id desc) where client_ref is null;
