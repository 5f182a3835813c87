-- The time after which a mail says what is no longer true: it is not sent then. Null: it is always true.
alter table outgoing_mails add column expires_at timestamptz;
create index outgoing_mails_expires on outgoing_mails (expires_at) where expires_at is not null;

-- The alert that a mail is of: its end deletes the mail.
alter table outgoing_mails add column alert_id integer references search_alerts on delete cascade;
create index outgoing_mails_alert on outgoing_mails (alert_id) where alert_id is not null;
