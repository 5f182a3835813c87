-- Who changed what of a library, and when. Names are kept as they were, so that the log stays
-- readable when an account is gone.
create table audit_log (
  id bigint generated always as identity primary key,
  client_ref text not null references clients on delete cascade,
  at timestamptz not null default clock_timestamp(),
  user_id bigint references users on delete set null,
  user_name text not null,
  user_email text not null,
  action text not null,
  detail jsonb not null
);
create index audit_log_of_client on audit_log (client_ref, id desc);
