-- Every question type, sessions of several skills, bookmarks, problem reports, answers that are reviewed, mistakes that come back.

alter table practice_sessions add column kind text not null default 'skill'
  check (kind in ('skill', 'daily', 'review', 'bookmarks', 'assignment'));
alter table practice_sessions add column title text;
alter table practice_sessions alter column skill_id drop not null;
alter table practice_sessions add constraint practice_sessions_names_check
  check ((kind = 'skill') = (skill_id is not null) and (kind = 'skill' or title is not null)) not valid;
alter table practice_sessions validate constraint practice_sessions_names_check;

-- A question that no generator made has neither version nor seed.
alter table practice_questions alter column generator_version drop not null;
alter table practice_questions alter column seed drop not null;
alter table practice_questions add constraint practice_questions_generated_check
  check ((generator_version is null) = (seed is null)) not valid;
alter table practice_questions validate constraint practice_questions_generated_check;
-- What is asked, in short: the same question given twice has the same one. Null for questions given before there was one.
alter table practice_questions add column fingerprint text;
-- The missed question that this one brings back.
alter table practice_questions add column review_of uuid references practice_questions (id) on delete cascade;
-- A written answer is being read; no other answer is taken meanwhile.
alter table practice_questions add column is_in_review boolean not null default false;

-- A question earns points once, however often it is given.
create unique index practice_questions_earned_idx on practice_questions (student_id, fingerprint) where points > 0;
create index practice_questions_review_of_idx on practice_questions (review_of) where review_of is not null;
-- Finished, but not right at the first try: the mistake notebook brings it back.
alter table practice_questions add column is_missed boolean not null default false;
update practice_questions set is_missed = true where finished_at is not null and (attempt_count > 1 or not is_correct);
create index practice_questions_missed_idx on practice_questions (student_id, finished_at) where is_missed and review_of is null;

alter table attempts drop constraint attempts_verdict_check;
alter table attempts add constraint attempts_verdict_check
  check (verdict in ('correct', 'incorrect', 'wrong_form', 'unreadable', 'needs_review')) not valid;
alter table attempts validate constraint attempts_verdict_check;

create table bookmarks (
  student_id uuid not null,
  fingerprint text not null,
  family_id uuid not null,
  -- The question as it was given when it was bookmarked.
  question_id uuid not null references practice_questions (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (student_id, fingerprint),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index bookmarks_student_id_idx on bookmarks (student_id, created_at desc, fingerprint);
create index bookmarks_question_id_idx on bookmarks (question_id);

create table problem_reports (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  question_id uuid not null references practice_questions (id) on delete cascade,
  reason text not null check (reason in ('answer_not_accepted', 'question_unclear', 'picture_broken', 'mistake_in_text', 'not_learned_yet', 'something_else')),
  note text not null check (length(note) <= 1000),
  state text not null default 'open' check (state in ('open', 'fixed', 'dismissed')),
  reply text not null default '' check (length(reply) <= 1000),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references accounts (id) on delete set null,
  check ((state = 'open') = (resolved_at is null)),
  constraint problem_reports_once_key unique (student_id, question_id),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index problem_reports_state_idx on problem_reports (state, created_at desc, id desc);
create index problem_reports_question_id_idx on problem_reports (question_id);

-- One written answer on its way to a verdict: read by a model, else by a person.
create table answer_reviews (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  question_id uuid not null references practice_questions (id) on delete cascade,
  attempt_id uuid not null references attempts (id) on delete cascade,
  state text not null check (state in ('waiting_for_model', 'waiting_for_person', 'decided')),
  -- Why it came to a person.
  cause text check (cause in ('no_model', 'model_unsure', 'model_failed')),
  -- What the model found: {model, points: [{id, is_met}], comment}.
  model_result jsonb,
  verdict text check (verdict in ('correct', 'incorrect')),
  comment text not null default '' check (length(comment) <= 1000),
  decided_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'decided') = (verdict is not null)),
  check ((state = 'decided') = (decided_at is not null)),
  check (state <> 'waiting_for_person' or cause is not null),
  constraint answer_reviews_attempt_id_key unique (attempt_id),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
-- One answer of a question is read at a time.
create unique index answer_reviews_waiting_key on answer_reviews (question_id) where state <> 'decided';
create index answer_reviews_state_idx on answer_reviews (created_at, id) where state = 'waiting_for_person';
create index answer_reviews_question_id_idx on answer_reviews (question_id);
create index answer_reviews_student_id_idx on answer_reviews (student_id);

-- Uploaded pictures, encoded anew as WebP and named by what is in them.
create table images (
  id text primary key check (id ~ '^[a-f0-9]{64}$'),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  bytes bytea not null check (length(bytes) between 1 and 5000000),
  created_at timestamptz not null default now()
);
