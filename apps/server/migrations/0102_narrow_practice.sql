-- needs 0100
-- outside of a transaction
-- Keys in the order of time, so that new rows are neighbors in every index: an index page is then filled before the
-- next one, and written once.
alter table practice_sessions alter column id set default uuidv7();
alter table practice_questions alter column id set default uuidv7();
alter table attempts alter column id set default uuidv7();

-- An attempt's id is the key that the page made for this press of Check: one index instead of two says that it is new.
-- Older attempts keep both; the key of a press is never sent again after so long.
alter table attempts alter column client_key drop not null;
-- Its set is that of its question.
alter table attempts alter column session_id drop not null;
alter table attempts drop constraint if exists attempts_client_key_key;

-- The rows of a family are read by its index, those of a question by its own; the skill of an attempt is that of
-- its question, which checks it. The foreign key to the child stays: it makes an answer and a returned payment wait for
-- each other.
create index concurrently attempts_family_idx on attempts (family_id, created_at);
create index concurrently attempts_question_idx on attempts (question_id);
drop index concurrently if exists attempts_family_recent_idx;
drop index concurrently if exists attempts_question_id_idx;
drop index concurrently if exists attempts_student_idx;
alter table attempts drop constraint if exists attempts_skill_id_fkey;

-- One index finds what a child has finished and allows points once for what is asked: unfinished business is not in it,
-- and what earned nothing is null, which is never equal.
create unique index concurrently practice_questions_once_idx on practice_questions
  (student_id, fingerprint, (nullif(points > 0, false))) where finished_at is not null;
drop index concurrently if exists practice_questions_earned_idx;
drop index concurrently if exists practice_questions_finished_idx;

-- Looked up by its set, and one open question at each of its places.
create unique index concurrently practice_questions_in_set_idx on practice_questions (session_id, position, replaced_at)
  nulls not distinct;
drop index concurrently if exists practice_questions_place_idx;
drop index concurrently if exists practice_questions_session_id_idx;

-- What waits to be learned from is few rows that live for minutes: one index, and no reference, which would lock the child
-- and the question once more for each answer. A row without its question is found by nobody.
create unique index concurrently questions_to_learn_pkey_next on questions_to_learn (student_id, question_id);
create or replace function queue_finished_question() returns trigger language plpgsql as $$
begin
  insert into questions_to_learn (question_id, student_id, family_id)
    values (new.id, new.student_id, new.family_id)
    on conflict (student_id, question_id) do update set family_id = excluded.family_id;
  return null;
end $$;
alter table questions_to_learn drop constraint if exists questions_to_learn_question_id_fkey;
alter table questions_to_learn drop constraint if exists questions_to_learn_student_id_family_id_fkey;
alter table questions_to_learn drop constraint if exists questions_to_learn_pkey,
  add constraint questions_to_learn_pkey primary key using index questions_to_learn_pkey_next;
drop index concurrently if exists questions_to_learn_student_id_idx;

-- Numbers about questions in general, each until a job has counted it in: after a crash some are missing, nobody's.
alter table mastery_observations set unlogged;
-- A step goes with its child, whose questions it names; each reference would lock one more row for each step.
alter table mastery_steps drop constraint if exists mastery_steps_skill_id_fkey;
alter table mastery_steps drop constraint if exists mastery_steps_question_id_fkey;
