-- Questions that models write may be answered by an interaction: cards to sort are a type of their own, and what makes
-- the answer has a check.
alter table generation_jobs drop constraint generation_jobs_question_type_check;
alter table generation_jobs add constraint generation_jobs_question_type_check check (question_type in
  ('SELECT_ONE', 'SELECT_ALL', 'FILL_ONE', 'FILL_MULTIPLE', 'MATCH_THE_FOLLOWING', 'LABELED_INPUT', 'VERIFY_WITH_LLM'));
alter table generation_candidates drop constraint generation_candidates_caught_by_check;
alter table generation_candidates add constraint generation_candidates_caught_by_check check (caught_by in
  ('schema', 'interaction', 'checks', 'expression', 'second_solution', 'distractors', 'duplicates', 'level'));
