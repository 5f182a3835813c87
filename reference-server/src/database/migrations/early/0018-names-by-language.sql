-- Names of a connection by language, {"nl": "Catalogus"}; `name` is the default.
alter table connections add column names jsonb not null default '{}';
