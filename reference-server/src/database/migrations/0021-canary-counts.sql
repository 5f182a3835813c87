-- Sessions that loaded a release while a canary of its remote ran. No row says who they were.
create table canary_counts (
  remote text not null,
  -- When the canary began, as the registry has it.
  since text not null,
  release text not null,
  sessions int not null default 0,
  failures int not null default 0,
  counted_at timestamptz not null default clock_timestamp(),
  primary key (remote, since, release)
);
