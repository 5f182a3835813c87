-- Queue of mails. A mail is written in the transaction of its cause, and deleted once it is sent.
create table outgoing_mails (
  id bigint generated always as identity primary key,
  mail jsonb not null,
  attempts integer not null default 0,
  written_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp()
);
create index outgoing_mails_due on outgoing_mails (due_at);
