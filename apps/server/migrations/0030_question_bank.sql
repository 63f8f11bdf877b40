-- Questions that people write, import or let a model write; the generators' questions are not in it.

create table questions (
  id uuid primary key default gen_random_uuid(),
  -- Of the newest version. Students get the published version unless the question is suspended or retired.
  state text not null check (state in ('draft', 'in_review', 'published', 'suspended', 'retired')),
  source text not null check (source in ('authored', 'imported', 'generated')),
  version integer not null check (version > 0),
  published_version integer check (published_version between 1 and version),
  -- Of the newest version, to search and to list by.
  skill_id text not null references skills (id),
  difficulty smallint not null check (difficulty between 1 and 5),
  question_type text not null check (question_type in
    ('SELECT_ONE', 'SELECT_ALL', 'FILL_ONE', 'FILL_MULTIPLE', 'MATCH_THE_FOLLOWING', 'LABELED_INPUT', 'VERIFY_WITH_LLM')),
  tags text[] not null,
  fingerprint text not null,
  -- Its words as plain text.
  search_text text not null,
  created_by uuid references accounts (id) on delete set null,
  assigned_to uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint questions_published_check check (state <> 'published' or published_version = version)
);
create index questions_updated_at_idx on questions (updated_at desc, id desc);
create index questions_state_idx on questions (state, updated_at desc, id desc);
create index questions_skill_id_idx on questions (skill_id, updated_at desc, id desc);
create index questions_tags_idx on questions using gin (tags);
create index questions_search_idx on questions using gin (to_tsvector('english', search_text));
create index questions_created_by_idx on questions (created_by) where created_by is not null;
create index questions_assigned_to_idx on questions (assigned_to, updated_at desc) where assigned_to is not null;
-- What students can get, by skill.
create index questions_served_idx on questions (skill_id, difficulty)
  where published_version is not null and state not in ('suspended', 'retired');
-- No question stands in the bank twice, unless it was given up.
create unique index questions_fingerprint_idx on questions (fingerprint) where state <> 'retired';

-- Every version for ever: what a student answered is shown as it was.
create table question_versions (
  question_id uuid not null references questions (id) on delete cascade deferrable initially deferred,
  version integer not null check (version > 0),
  skill_id text not null references skills (id),
  difficulty smallint not null check (difficulty between 1 and 5),
  tags text[] not null,
  question jsonb not null,
  rendered jsonb not null,
  fingerprint text not null,
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  primary key (question_id, version)
);
create index question_versions_created_by_idx on question_versions (created_by) where created_by is not null;
alter table questions
  add foreign key (id, version) references question_versions (question_id, version) deferrable initially deferred,
  add foreign key (id, published_version) references question_versions (question_id, version)
    deferrable initially deferred;

-- Who did what to a question.
create table question_events (
  id bigint generated always as identity primary key,
  question_id uuid not null references questions (id) on delete cascade,
  version integer not null,
  kind text not null check (kind in ('created', 'edited', 'submitted', 'approved', 'sent_back', 'retired', 'suspended',
    'restored', 'assigned', 'imported', 'generated')),
  note text not null default '' check (length(note) <= 1000),
  actor_id uuid references accounts (id) on delete set null,
  created_at timestamptz not null
);
create index question_events_question_id_idx on question_events (question_id, id desc);
create index question_events_actor_id_idx on question_events (actor_id) where actor_id is not null;

-- What stands in an author's editor, complete or not; of a question or, under `new`, of one that is not stored yet.
create table question_drafts (
  author_id uuid not null references accounts (id) on delete cascade,
  draft_key text not null check (draft_key ~ '^(new|[0-9a-f-]{36})$'),
  draft jsonb not null,
  saved_at timestamptz not null,
  primary key (author_id, draft_key)
);

-- Which version of a bank question a student was given.
alter table practice_questions
  add column bank_question_id uuid,
  add column bank_version integer,
  add constraint practice_questions_bank_check check ((bank_question_id is null) = (bank_version is null)) not valid,
  add constraint practice_questions_bank_fkey foreign key (bank_question_id, bank_version)
    references question_versions (question_id, version) not valid;
alter table practice_questions validate constraint practice_questions_bank_check;
alter table practice_questions validate constraint practice_questions_bank_fkey;
create index practice_questions_bank_idx on practice_questions (bank_question_id, finished_at)
  where bank_question_id is not null;
