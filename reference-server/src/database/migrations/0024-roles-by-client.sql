-- The role of a person is one at each client. Null: an account without access. A deactivated membership keeps its role.
alter table user_clients add column role text;
alter table user_clients add column deactivated_at timestamptz;
update user_clients m set role = u.role from users u where u.id = m.user_id;
alter table users drop column role;
-- A mail in the queue is deleted with the account to or for which it is written.
alter table outgoing_mails add column user_id bigint references users on delete cascade;
-- User names and addresses are found in any case.
create index users_by_login on users (lower(login));
create index users_by_email on users (lower(email));
-- The people of a library are listed with their sessions.
create index sessions_of_user on sessions (user_id);
