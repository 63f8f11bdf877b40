-- Skills, practice sessions, the questions given in them, and every answer.

create table skills (
  id text primary key,
  grade smallint not null check (grade between 2 and 8),
  domain text not null,
  domain_name text not null,
  standard text not null,
  name text not null,
  has_generator boolean not null
);
create index skills_grade_idx on skills (grade, domain, name);

create table practice_sessions (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  skill_id text not null references skills (id),
  created_at timestamptz not null default now(),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index practice_sessions_student_id_idx on practice_sessions (student_id, skill_id, created_at desc);

-- One question given to one student: what was asked (with its key) and how it stands.
create table practice_questions (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  session_id uuid not null references practice_sessions (id) on delete cascade,
  position smallint not null check (position >= 0),
  skill_id text not null references skills (id),
  generator_version integer not null,
  seed bigint not null,
  difficulty smallint not null check (difficulty between 1 and 5),
  question jsonb not null,
  -- Every text of the question as safe HTML with MathML, made once here.
  rendered jsonb not null,
  tries_remaining smallint not null default 10 check (tries_remaining between 0 and 10),
  attempt_count smallint not null default 0 check (attempt_count between 0 and 10),
  hints_opened smallint not null default 0 check (hints_opened >= 0),
  wrong_answers text[] not null default '{}',
  is_correct boolean not null default false,
  is_skipped boolean not null default false,
  -- Ten-thousandths of a reward point.
  points integer not null default 0 check (points >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Set when "start over" put a fresh question in its place.
  replaced_at timestamptz,
  check (not (is_correct and is_skipped)),
  check ((finished_at is not null) = (is_correct or is_skipped or tries_remaining = 0)),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create unique index practice_questions_place_idx on practice_questions (session_id, position) where replaced_at is null;
create index practice_questions_session_id_idx on practice_questions (session_id);
create index practice_questions_student_id_idx on practice_questions (student_id, finished_at);

-- Append-only: one row per submitted answer or skip.
create table attempts (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  -- Copied from the question, whose key stands for it: a key of its own would need an index that every answer pays for.
  session_id uuid not null,
  question_id uuid not null references practice_questions (id) on delete cascade,
  skill_id text not null references skills (id),
  client_key uuid not null,
  kind text not null check (kind in ('answer', 'skip')),
  verdict text check (verdict in ('correct', 'incorrect', 'wrong_form', 'unreadable')),
  answer jsonb,
  -- How the grader read it; null where it could not.
  answer_read text,
  -- The data of the verdict that the page turned into words.
  feedback jsonb,
  known_mistake_id text,
  is_repeat boolean not null default false,
  -- 1 for the first counted try; 0 for an entry that cost no try before any counted one.
  attempt_number smallint not null check (attempt_number between 0 and 10),
  tries_remaining smallint not null check (tries_remaining between 0 and 10),
  hints_opened smallint not null,
  points integer not null default 0 check (points >= 0),
  time_to_first_ms integer,
  active_ms integer not null check (active_ms >= 0),
  client_time timestamptz not null,
  created_at timestamptz not null default now(),
  constraint attempts_client_key_key unique (student_id, client_key),
  check ((kind = 'skip') = (verdict is null)),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index attempts_question_id_idx on attempts (question_id, created_at);
create index attempts_student_idx on attempts (student_id, created_at desc, id desc);
create index attempts_family_idx on attempts (family_id, created_at desc, id desc);
