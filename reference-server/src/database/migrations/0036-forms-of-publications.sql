-- What cannot be borrowed at all, for the filter of what is readable now.
create index licence_seats_none on licence_seats (pub_key) where seats <= 0;
