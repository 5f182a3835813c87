-- Limits apply to more than attempts to sign in.
alter table login_attempts rename to rate_limits;
alter table rate_limits rename column failures to used;
create index rate_limits_window_ends on rate_limits (window_ends);
