-- Placement: at most 25 questions that find where a child stands (decisions 0072 and 0073).

create table placements (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null,
  family_id uuid not null,
  -- The student's grade when it began: skills of two grades around it are asked and told about.
  grade smallint not null check (grade between 2 and 8),
  started_at timestamptz not null,
  -- Null while questions are open. It may wait for as long as the child likes.
  finished_at timestamptz check (finished_at >= started_at),
  -- Where to begin, in teaching order; empty until it is finished, and where nothing is missing.
  starting_skill_ids text[] not null default '{}',
  unique (id, student_id, family_id),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create unique index placements_open_idx on placements (student_id) where finished_at is null;
create index placements_student_id_idx on placements (student_id, started_at desc);

create table placement_questions (
  id uuid primary key default gen_random_uuid(),
  placement_id uuid not null,
  student_id uuid not null,
  family_id uuid not null,
  position smallint not null check (position between 0 and 24),
  skill_id text not null references skills (id),
  difficulty smallint not null check (difficulty between 1 and 5),
  question jsonb not null,
  rendered jsonb not null,
  -- The chance to be right by choosing blindly.
  guess_chance double precision not null check (guess_chance >= 0 and guess_chance <= 1),
  asked_at timestamptz not null,
  -- All null until it is answered; "not learned yet" comes without an answer.
  response text check (response in ('right', 'wrong', 'not_learned')),
  answer jsonb,
  known_mistake_id text,
  answered_at timestamptz,
  unique (placement_id, position),
  unique (placement_id, skill_id),
  foreign key (placement_id, student_id, family_id) references placements (id, student_id, family_id) on delete cascade,
  constraint placement_questions_answered_check check (
    (response is null) = (answered_at is null) and (answer is null) = (response is null or response = 'not_learned')
      and (known_mistake_id is null or response = 'wrong'))
);
-- One question is open at a time.
create unique index placement_questions_open_idx on placement_questions (placement_id) where response is null;
create index placement_questions_student_id_idx on placement_questions (student_id);

-- What the newest finished placement found, by skill: where the model of mastery begins (domain/mastery/placed-belief).
create table placed_skills (
  student_id uuid not null,
  skill_id text not null references skills (id),
  family_id uuid not null,
  placement_id uuid not null,
  known_chance double precision not null check (known_chance >= 0 and known_chance <= 1),
  -- What was answered when the skill itself was asked; null where it was not.
  asked text check (asked in ('right', 'wrong', 'not_learned')),
  -- Answers about skills that it builds on or that build on it.
  related_answers smallint not null check (related_answers between 0 and 25),
  placed_at timestamptz not null,
  primary key (student_id, skill_id),
  foreign key (placement_id, student_id, family_id) references placements (id, student_id, family_id) on delete cascade
);
create index placed_skills_placement_id_idx on placed_skills (placement_id);
