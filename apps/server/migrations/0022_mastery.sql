-- What students know: moved by every finished question exactly once (decision 0028).

-- One per student: the general ability, in log odds.
create table student_abilities (
  student_id uuid primary key,
  family_id uuid not null,
  mean double precision not null,
  variance double precision not null check (variance > 0),
  updated_at timestamptz,
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);

-- One per student and skill that was practised, or that a practised one builds on.
create table skill_masteries (
  student_id uuid not null,
  skill_id text not null references skills (id),
  family_id uuid not null,
  mean double precision not null,
  variance double precision not null check (variance > 0),
  updated_at timestamptz,
  finished_count integer not null check (finished_count >= 0),
  evidence double precision not null check (evidence >= 0),
  -- Null until the first question of the skill itself.
  memory jsonb,
  mastered_at timestamptz,
  primary key (student_id, skill_id),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade,
  constraint skill_masteries_memory_check check ((memory is null) = (finished_count = 0))
);

-- Finished questions that mastery has not taken in. The row is written by the statement that finishes the question and
-- removed by the transaction that learns from it: so each is learned from once.
create table questions_to_learn (
  question_id uuid primary key references practice_questions (id) on delete cascade,
  student_id uuid not null,
  family_id uuid not null,
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index questions_to_learn_student_id_idx on questions_to_learn (student_id);

create function queue_finished_question() returns trigger language plpgsql as $$
begin
  insert into questions_to_learn (question_id, student_id, family_id) values (new.id, new.student_id, new.family_id);
  return null;
end $$;
create trigger practice_questions_finished after update of finished_at on practice_questions
  for each row when (old.finished_at is null and new.finished_at is not null)
  execute function queue_finished_question();
create trigger practice_questions_given_finished after insert on practice_questions
  for each row when (new.finished_at is not null)
  execute function queue_finished_question();

-- What was finished before this release is learned from as well.
insert into questions_to_learn (question_id, student_id, family_id)
  select id, student_id, family_id from practice_questions where finished_at is not null;

-- Where the student stood after each finished question: the course of a skill, and the evidence behind what a report says.
create table mastery_steps (
  question_id uuid primary key references practice_questions (id) on delete cascade,
  student_id uuid not null,
  family_id uuid not null,
  skill_id text not null references skills (id),
  finished_at timestamptz not null,
  mastery double precision not null check (mastery between 0 and 1),
  stage_before text not null check (stage_before in ('unknown', 'learning', 'nearly', 'mastered', 'due_for_review')),
  stage_after text not null check (stage_after in ('unknown', 'learning', 'nearly', 'mastered', 'due_for_review')),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index mastery_steps_student_id_idx on mastery_steps (student_id, skill_id, finished_at);
-- The level changes of a span of days.
create index mastery_steps_changes_idx on mastery_steps (student_id, finished_at) where stage_before <> stage_after;

-- How hard skills and questions are for everybody, and how the model's chances came out. Without names and students.
create table skill_figures (
  skill_id text primary key references skills (id),
  mean double precision not null,
  variance double precision not null check (variance > 0)
);
create table question_figures (
  -- The generator's skill, version and difficulty, or the fingerprint of an authored question.
  question_key text primary key,
  mean double precision not null,
  variance double precision not null check (variance > 0)
);
create table mastery_calibration (
  is_only boolean primary key default true check (is_only),
  calibration jsonb not null
);
-- What finished questions said about skills and questions, until a job has folded it into the figures.
create table mastery_observations (
  id bigint generated always as identity primary key,
  skill_id text not null references skills (id),
  question_key text not null,
  difficulty smallint not null check (difficulty between 1 and 5),
  observation jsonb not null
);
