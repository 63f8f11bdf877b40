-- Files of questions that were handed in: read first, with a report for each item, and brought into the bank when a
-- super-admin has seen it.

create table question_imports (
  id uuid primary key default gen_random_uuid(),
  file_name text not null check (length(file_name) between 1 and 200),
  -- What was chosen, and what the file turned out to be.
  asked_format text not null check (asked_format in ('auto', 'json', 'problems', 'csv', 'gift', 'moodle', 'qti')),
  format text check (format in ('json', 'problems', 'csv', 'gift', 'moodle', 'qti')),
  -- reading and storing are done by a job, a stretch at a time.
  state text not null default 'reading' check (state in ('reading', 'ready', 'storing', 'done', 'failed')),
  -- Why the file as a whole could not be read.
  fault text,
  -- Gone once it was read.
  content bytea,
  -- Where questions go that do not say it themselves.
  skill_id text not null references skills (id),
  difficulty smallint not null check (difficulty between 1 and 5),
  tags text[] not null,
  -- Where the questions come from, and under which license; stands in the history of each.
  note text not null check (length(note) <= 500),
  -- Whether the items to look at come in as well.
  with_flagged boolean not null default false,
  item_count integer,
  read_count integer not null default 0,
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  constraint question_imports_content_check check ((state = 'reading') = (content is not null)),
  constraint question_imports_fault_check check ((state = 'failed') = (fault is not null))
);
create index question_imports_created_at_idx on question_imports (created_at desc, id desc);
create index question_imports_created_by_idx on question_imports (created_by) where created_by is not null;
create index question_imports_skill_id_idx on question_imports (skill_id);

create table question_import_items (
  import_id uuid not null references question_imports (id) on delete cascade,
  position integer not null check (position > 0),
  -- What the file calls it.
  name text not null,
  -- present: the bank has it already, or the file has it twice.
  outcome text not null check (outcome in ('accepted', 'flagged', 'refused', 'present')),
  notes jsonb not null,
  -- Null: none could be made of it.
  question jsonb,
  fingerprint text,
  skill_id text not null references skills (id),
  difficulty smallint not null check (difficulty between 1 and 5),
  tags text[] not null,
  -- The question of the bank that is the same, or nearly.
  like_question_id uuid references questions (id) on delete set null,
  -- What it became.
  question_id uuid references questions (id) on delete set null,
  stored_at timestamptz,
  primary key (import_id, position),
  constraint question_import_items_question_check check (outcome in ('refused', 'present') or question is not null)
);
create index question_import_items_outcome_idx on question_import_items (import_id, outcome, position);
create index question_import_items_skill_id_idx on question_import_items (skill_id);
create index question_import_items_like_idx on question_import_items (like_question_id) where like_question_id is not null;
create index question_import_items_question_idx on question_import_items (question_id) where question_id is not null;
