-- What a connection is called by language, {"nl": "Catalogus"}; its name holds where a language lacks.
alter table connections add column names jsonb not null default '{}';
