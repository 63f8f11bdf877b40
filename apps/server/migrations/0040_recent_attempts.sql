-- A family's dashboard sums up thirty days of attempts. Their rows lie among those of everybody else, each in another
-- place; with what is summed up in the index itself, they need not be looked up.
create index attempts_family_recent_idx on attempts (family_id, created_at desc, id desc)
  include (student_id, session_id, active_ms, points);
drop index attempts_family_idx;
