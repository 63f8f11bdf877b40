-- needs 0107
-- outside of a transaction
-- What a student's mastery became by a question is kept with the question. A row of its own for each said the keys of the
-- question a second time, and twice more in its indexes. What remains are the steps that changed the stage: few, and read
-- by themselves.
create type mastery_stage as enum ('unknown', 'learning', 'nearly', 'mastered', 'due_for_review');
alter table practice_questions
  -- When the question was first tried: the place of its step among those of the skill.
  add column tried_at timestamptz,
  add column mastery real check (mastery between 0 and 1),
  add column stage_before mastery_stage,
  add column stage_after mastery_stage;
alter table practice_questions add constraint practice_questions_step_check
  check (num_nulls(tried_at, mastery, stage_before, stage_after) in (0, 4)) not valid;
alter table practice_questions validate constraint practice_questions_step_check;

do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  next uuid;
begin
  loop
    next := null;
    select question_id into next
      from (select question_id from mastery_steps where question_id > last order by question_id limit 1000) batch
      order by question_id desc limit 1;
    exit when next is null;
    update practice_questions q
      set tried_at = m.finished_at, mastery = m.mastery, stage_before = m.stage_before::mastery_stage,
        stage_after = m.stage_after::mastery_stage
      from mastery_steps m
      where m.question_id = q.id and m.family_id = q.family_id and m.question_id > last and m.question_id <= next
        and q.mastery is null;
    delete from mastery_steps where question_id > last and question_id <= next and stage_before = stage_after;
    last := next;
    commit;
  end loop;
end $$;

-- A student's questions of a skill, all with one entry: so they take six bytes each, and are sorted when they are read.
create index concurrently practice_questions_skill_idx on practice_questions (student_id, skill_id);
create index concurrently mastery_steps_student_idx on mastery_steps (student_id, finished_at);
drop index concurrently if exists mastery_steps_student_id_idx;
drop index concurrently if exists mastery_steps_changes_idx;
alter table mastery_steps add constraint mastery_steps_change_check check (stage_before <> stage_after) not valid;
alter table mastery_steps validate constraint mastery_steps_change_check;

-- Learning writes columns that are in no index: with room on the page, no index gets a new entry.
alter table practice_questions set (fillfactor = 90);
