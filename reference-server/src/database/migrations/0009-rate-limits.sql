-- What is limited is no longer attempts to sign in alone.
alter table login_attempts rename to rate_limits;
alter table rate_limits rename column failures to used;
create index rate_limits_window_ends on rate_limits (window_ends);
