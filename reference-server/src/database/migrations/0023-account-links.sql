-- Links with which a person chooses a password, each for one use; at most one of a person. Only the token's hash is
-- stored.
create table account_links (
  user_id bigint primary key references users on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);
