-- needs 0108
-- outside of a transaction
-- Whatever is in an index, also beside its key, costs a new entry in every index when it changes. A wrong answer and a
-- hint change nothing of this one anymore.
create index concurrently practice_questions_ended_idx on practice_questions (finished_at) where finished_at is not null;
drop index concurrently if exists practice_questions_finished_at_idx;
alter index practice_questions_ended_idx rename to practice_questions_finished_at_idx;

-- Rows that change with most answers: with room on their page, their indexes stay as they are.
alter table procedure_estimates set (fillfactor = 60);
alter table skill_masteries set (fillfactor = 70);

-- This runs with the row of the question locked, so nothing else adds it to the queue: without "on conflict", which writes a
-- record in advance for each row and one more to confirm it. A row that waits already is written again, as in 0070.
create or replace function queue_finished_question() returns trigger language plpgsql as $$
begin
  update questions_to_learn set student_id = new.student_id
    where student_id = new.student_id and question_id = new.id and family_id = new.family_id;
  if not found then
    insert into questions_to_learn (question_id, student_id, family_id) values (new.id, new.student_id, new.family_id);
  end if;
  return null;
end $$;

-- The skill of an attempt is that of its question, which every reader of attempts reads as well.
alter table attempts drop column skill_id;
