-- Questions that models write: what was asked of whom, what came, and what each check said of it. Nothing here reaches a
-- student; what an author takes becomes a question of the bank and waits for an approval there.

-- Every wording that models were asked with.
create table generation_prompts (
  purpose text not null check (purpose in ('generate-question', 'solve-question')),
  version text not null check (version <> ''),
  wording text not null,
  created_at timestamptz not null,
  primary key (purpose, version)
);

create table generation_jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('single', 'several', 'compare', 'relevance')),
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  skill_id text not null references skills (id),
  question_type text not null check (question_type in
    ('SELECT_ONE', 'SELECT_ALL', 'FILL_ONE', 'FILL_MULTIPLE', 'MATCH_THE_FOLLOWING', 'VERIFY_WITH_LLM')),
  answer_type text not null check (answer_type in
    ('INTEGER', 'STRING', 'SIMPLE_FRACTION', 'MIXED_FRACTION', 'FLOAT', 'MIXED')),
  difficulty smallint not null check (difficulty between 1 and 5),
  -- The author's own words.
  wish text not null check (length(wish) <= 2000),
  -- What the new questions are to be like, as it was then; null: the skill alone.
  example text check (length(example) <= 10000),
  models text[] not null check (cardinality(models) between 1 and 4),
  sends_to_review boolean not null,
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz,
  constraint generation_jobs_finished_check check ((state = 'running') = (finished_at is null))
);
create index generation_jobs_created_at_idx on generation_jobs (created_at desc, id desc);
create index generation_jobs_kind_idx on generation_jobs (kind, created_at desc, id desc);
create index generation_jobs_skill_id_idx on generation_jobs (skill_id);
create index generation_jobs_created_by_idx on generation_jobs (created_by) where created_by is not null;

create table generation_candidates (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references generation_jobs (id) on delete cascade,
  number smallint not null check (number between 1 and 50),
  -- The name that the settings give it.
  model text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'working', 'ready', 'caught', 'failed', 'cancelled')),
  -- Until then one node works on it; a node that died is followed by another one.
  held_until timestamptz,
  tries smallint not null default 0,
  failure text check (failure in ('refused', 'truncated', 'not_json', 'timeout', 'rate_limited', 'unavailable',
    'call_limit_reached', 'cost_limit_reached', 'gave_up')),
  caught_by text check (caught_by in
    ('schema', 'checks', 'expression', 'second_solution', 'distractors', 'duplicates', 'level')),
  -- Of what came in the asked form.
  question jsonb,
  rendered jsonb,
  fingerprint text,
  expressions jsonb not null,
  stages jsonb not null,
  near_duplicates jsonb not null,
  relevance double precision check (relevance between 0 and 1),
  -- Millionths of a dollar; null where a price is not known.
  cost_micros bigint,
  writing_ms integer,
  duration_ms integer,
  -- What it became.
  question_id uuid references questions (id) on delete set null,
  taken_by uuid references accounts (id) on delete set null,
  finished_at timestamptz,
  unique (job_id, number),
  constraint generation_candidates_held_check check ((state = 'working') = (held_until is not null)),
  constraint generation_candidates_failed_check check ((state = 'failed') = (failure is not null)),
  constraint generation_candidates_caught_check check ((state = 'caught') = (caught_by is not null)),
  constraint generation_candidates_ready_check check (state <> 'ready' or question is not null),
  constraint generation_candidates_taken_check check (question_id is null or state = 'ready')
);
create index generation_candidates_question_id_idx on generation_candidates (question_id) where question_id is not null;
create index generation_candidates_taken_by_idx on generation_candidates (taken_by) where taken_by is not null;

-- Word by word what was asked for a candidate.
create table generation_calls (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references generation_candidates (id) on delete cascade,
  purpose text not null check (purpose in ('generate-question', 'solve-question')),
  prompt_version text not null,
  model text not null,
  instructions text not null,
  messages text[] not null,
  outcome text not null,
  answer text,
  input_tokens integer,
  output_tokens integer,
  cost_micros bigint,
  duration_ms integer not null,
  created_at timestamptz not null,
  foreign key (purpose, prompt_version) references generation_prompts (purpose, version)
);
create index generation_calls_candidate_id_idx on generation_calls (candidate_id, created_at);
create index generation_calls_prompt_idx on generation_calls (purpose, prompt_version);

-- What models cost on a UTC day; a call under way counts with the most it can cost.
alter table model_days add column cost_micros bigint not null default 0;
alter table model_calls add column cost_micros bigint;

-- To find questions that say nearly the same: eight numbers of the newest version's words. Null: not worked out yet.
alter table questions add column bands integer[];
create index questions_bands_idx on questions using gin (bands) where state <> 'retired';
create index questions_without_bands_idx on questions (id) where bands is null;
