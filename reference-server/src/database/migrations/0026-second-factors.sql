-- The second factor of an account, which is asked for after the password: the secret that the person's application for
-- codes has too. It is needed in clear, to compute the codes. An unconfirmed secret is not stored.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz not null default now(),
  -- The time step of the last code that was accepted: no code is accepted twice, and none that is older.
  last_step bigint not null
);
-- Codes for a lost telephone, each for one use. Only hashes are stored.
create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
