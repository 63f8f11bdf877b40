-- The family is the unit of ownership: every row below carries family_id.

create table families (
  id uuid primary key default gen_random_uuid(),
  currency text not null default 'USD' check (currency in ('USD', 'NPR')),
  stripe_customer_id text unique,
  created_at timestamptz not null default now()
);

create table guardians (
  family_id uuid not null references families (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  is_owner boolean not null,
  created_at timestamptz not null default now(),
  primary key (family_id, account_id),
  constraint guardians_account_id_key unique (account_id)
);
create unique index guardians_one_owner_idx on guardians (family_id) where is_owner;

create table students (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references families (id) on delete cascade,
  account_id uuid references accounts (id) on delete set null,
  name text not null check (length(name) between 1 and 100),
  email text not null check (email = lower(email)),
  grade smallint not null check (grade between 2 and 8),
  school_name text not null default '',
  educational_board text not null default ''
    check (educational_board in ('', 'Common Core', 'England', 'CBSE', 'ICSE', 'NEB', 'Other')),
  learning_objective text not null
    check (learning_objective in ('Catch up with class', 'Keep up with class', 'Get ahead', 'Prepare for a test', 'Build confidence')),
  avatar text,
  daily_goal smallint not null default 10 check (daily_goal between 1 and 100),
  days_per_week smallint not null default 5 check (days_per_week between 1 and 7),
  time_zone text not null default 'UTC',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint students_account_id_key unique (account_id),
  -- What belongs to a student names both in one key, so that no row can name another family.
  constraint students_id_family_id_key unique (id, family_id)
);
create index students_family_id_idx on students (family_id, created_at, id);

create table consents (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  account_id uuid references accounts (id) on delete set null,
  policy_version text not null,
  scopes text[] not null,
  method text not null check (method in ('card_payment', 'esewa_payment', 'wallet_payment')),
  evidence_ref text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index consents_student_id_idx on consents (student_id, given_at);

create table invitations (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  email text not null,
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  constraint invitations_token_hash_key unique (token_hash),
  check (used_at is null or revoked_at is null),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index invitations_student_id_idx on invitations (student_id, created_at);
