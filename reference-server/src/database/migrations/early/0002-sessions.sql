-- Sessions, and the keys of idempotent calls.

-- A person without a role has no access to this application.
alter table users alter column role drop not null;

-- Keys that sign tokens, the same for every process on this database.
create table server_secrets (
  singleton boolean primary key default true check (singleton),
  signing_key jsonb not null,
  secret bytea not null
);

-- One family of tokens. The refresh token of a generation is derived from (id, generation).
create table sessions (
  id uuid primary key,
  subject text not null,
  user_id bigint references users on delete cascade,
  client_ref text not null references clients on delete cascade,
  generation integer not null default 1,
  rotated_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_expires on sessions (expires_at);

-- An access code that an administrator hands out; only its hash is stored.
create table config_objects (
  code_hash text primary key,
  client_ref text not null references clients on delete cascade,
  user_id bigint references users on delete cascade,
  uses_left integer check (uses_left >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);

create table login_attempts (
  key text primary key,
  failures integer not null,
  window_ends timestamptz not null
);

create table idempotency_keys (
  owner text not null,
  endpoint text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner, endpoint, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
