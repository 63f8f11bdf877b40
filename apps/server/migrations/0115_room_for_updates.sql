-- needs 0115
-- outside of a transaction
-- Learning changes the ten questions of a set at once, after their answers changed them: with half of each page free, a
-- changed row stays on its page and writes no index. The same for what is known of skills and procedures. Only pages that
-- are written from now on are left so empty.
alter table practice_questions set (fillfactor = 50);
alter table procedure_estimates set (fillfactor = 40);
alter table skill_masteries set (fillfactor = 50);

-- The queue of learning takes a row for each answer, also if the question waits already: an answer waits for nobody who
-- learns, and learning need not lock the question first. One reader at a time takes all rows of a question.
create index concurrently if not exists questions_to_learn_student_idx on questions_to_learn (student_id, family_id);
create or replace function queue_finished_question() returns trigger language plpgsql as $$
begin
  insert into questions_to_learn (question_id, student_id, family_id)
    values (new.id, new.student_id, new.family_id);
  if new.finished_at is not null then
    delete from open_questions o
      where o.student_id = new.student_id and o.question_id = new.id and o.family_id = new.family_id;
  end if;
  return null;
end $$;
alter table questions_to_learn drop constraint if exists questions_to_learn_pkey;

-- A question refers to its child, so an attempt need not: each answer locked the row of its child for that. A returned
-- payment waits for the questions of a child instead.
alter table attempts drop constraint if exists attempts_student_id_family_id_fkey;
