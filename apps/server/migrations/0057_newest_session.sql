-- Which session a student was given last: a start checks it before it stores what was made.
create index practice_sessions_newest_idx on practice_sessions (student_id, created_at desc, id);
