-- The identity providers of a library, beside the password. The secret is needed in clear: it is sent to the provider,
-- and leaves the server in no other way.
create table identity_providers (
  id integer generated always as identity primary key,
  client_ref text not null references clients on delete cascade,
  name text not null,
  is_active boolean not null,
  settings jsonb not null,
  secret text not null,
  rules jsonb not null,
  default_role text,
  links_by_email boolean not null,
  -- The key pair with which the server signs requests to a provider of SAML, in PEM.
  key_pair jsonb
);
create index identity_providers_of_client on identity_providers (client_ref);

-- The accounts of people who sign in with a provider, by the provider's own lasting id of the person.
create table external_identities (
  provider_id integer not null references identity_providers on delete cascade,
  subject text not null,
  user_id bigint not null references users on delete cascade,
  primary key (provider_id, subject)
);
create index external_identities_of_user on external_identities (user_id);
-- An account is one person of a provider.
create unique index external_identities_once on external_identities (provider_id, user_id);

-- Sign-ins with a provider that have begun. An answer is accepted for one of them, once, from the same browser.
create table provider_sign_ins (
  -- The hash of the state, which goes to the provider and back.
  state_hash text primary key,
  provider_id integer not null references identity_providers on delete cascade,
  -- The hash of the cookie of the browser; null until the browser has come, in a trial.
  browser_hash text,
  -- What the protocol needs to verify the answer, such as the nonce.
  kept jsonb,
  -- An answer that came by POST and waits for the browser's own request, which has the cookie.
  answer jsonb,
  -- Where the portal continues; null: a trial, which shows what came.
  target text,
  language text,
  expires_at timestamptz not null
);
create index provider_sign_ins_expire on provider_sign_ins (expires_at);

-- With which provider a session was begun, and what is needed to ask there again and to sign out there.
alter table sessions add column provider_id integer references identity_providers on delete set null;
alter table sessions add column provider_handle jsonb;
-- When the provider was last asked whether the person has access, and when it last said so.
alter table sessions add column provider_asked_at timestamptz;
alter table sessions add column provider_confirmed_at timestamptz;
create index sessions_of_provider on sessions (provider_id) where provider_id is not null;
