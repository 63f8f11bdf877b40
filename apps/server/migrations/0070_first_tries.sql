-- A first try tells what a student knows when it is made, whether or not the question is ever brought to an end. So a question
-- waits to be learned from after its first counted answer, and once more when it ends, for what is told of days.
--
-- A row that waits already is written anew, not left alone: so whoever takes it out waits for this statement, and reads the
-- question as it is after it.
create or replace function queue_finished_question() returns trigger language plpgsql as $$
begin
  insert into questions_to_learn (question_id, student_id, family_id)
    values (new.id, new.student_id, new.family_id)
    on conflict (question_id) do update set student_id = excluded.student_id;
  return null;
end $$;

create trigger practice_questions_first_try after update of attempt_count on practice_questions
  for each row when (old.attempt_count = 0 and new.attempt_count > 0 and new.finished_at is null)
  execute function queue_finished_question();

-- What was tried before this release and left open is learned from as well.
insert into questions_to_learn (question_id, student_id, family_id)
  select id, student_id, family_id from practice_questions where finished_at is null and attempt_count > 0
  on conflict do nothing;
