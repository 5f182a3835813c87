-- How a session was begun, and on what: browser and system, such as 'Firefox, Windows', and nothing finer. Empty where
-- they are unknown, as in all earlier sessions.
alter table sessions
  add column manner text not null default 'password' check (manner in ('password', 'provider', 'code')),
  add column device text not null default '';
update sessions set manner = 'provider' where provider_id is not null;
