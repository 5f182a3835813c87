-- Mails that are to go out: written down together with what they tell of, gone once they were handed over.
create table outgoing_mails (
  id bigint generated always as identity primary key,
  mail jsonb not null,
  attempts integer not null default 0,
  written_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp()
);
create index outgoing_mails_due on outgoing_mails (due_at);
