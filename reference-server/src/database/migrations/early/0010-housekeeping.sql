-- Indexes for the deletion of expired rows.
create index reading_places_of_visitors on reading_places (saved_at) where user_id is null;
create index licences_lapses_at on licences (lapses_at);
create index sessions_ended on sessions (ended_at) where ended_at is not null;
