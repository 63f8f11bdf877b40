-- The super-admin's figures of the last days, read from the index alone however long the history is.

create index practice_questions_finished_at_idx on practice_questions (finished_at)
  include (is_correct, is_skipped, attempt_count, hints_opened) where finished_at is not null;
