-- Credentials with which an institution's server gets tokens for people who read in its pages. Only the secret's hash
-- is stored.
create table embed_credentials (
  id text primary key,
  client_ref text not null references clients on delete cascade,
  label text not null,
  secret_hash text not null,
  made_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  revoked_at timestamptz
);
create index embed_credentials_of_client on embed_credentials (client_ref, made_at);

-- The accounts of those people, by the institution's own id of the person. They have no password.
create table embed_people (
  client_ref text not null references clients on delete cascade,
  person_id text not null,
  user_id bigint not null unique references users on delete cascade,
  primary key (client_ref, person_id)
);

-- Entries about issued tokens are deleted after some weeks.
create index audit_log_embed_tokens on audit_log (at) where action = 'embed-token-issued';
