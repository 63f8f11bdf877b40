-- The worked example of a question like this one, shown after two wrong tries of the same procedure (decision 0083): one for
-- each question, the same whenever it is opened.
create table question_twins (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null unique,
  student_id uuid not null,
  family_id uuid not null,
  seed integer not null,
  generator_version integer not null check (generator_version > 0),
  question jsonb not null,
  rendered jsonb not null,
  opened_at timestamptz not null,
  -- When the student answered it right.
  solved_at timestamptz,
  foreign key (question_id) references practice_questions (id) on delete cascade,
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index question_twins_student_idx on question_twins (student_id, opened_at);
