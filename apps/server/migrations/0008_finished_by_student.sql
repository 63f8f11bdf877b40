-- What a student has finished: whether the answer to a question was shown before, and the counts of the dashboards, read
-- from the index alone.

create index practice_questions_finished_idx on practice_questions (student_id, fingerprint)
  include (id, skill_id, finished_at, is_correct, is_skipped, attempt_count, hints_opened, points) where finished_at is not null;
