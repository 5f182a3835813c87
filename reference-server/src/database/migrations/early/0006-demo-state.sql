-- Present when the demonstration library was begun in this database; half done until it has finished.
create table demo_state (
  singleton boolean primary key default true check (singleton),
  finished boolean not null default false
);
