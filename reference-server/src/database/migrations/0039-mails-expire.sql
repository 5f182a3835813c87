-- The time after which a mail says what is no longer true: it is not sent then. Null: it is always true.
alter table outgoing_mails add column expires_at timestamptz;
create index outgoing_mails_expires on outgoing_mails (expires_at) where expires_at is not null;
