-- Pictures that grown-ups uploaded of themselves, and the rules under which past days were practised.

create table avatar_pictures (
  -- Random: who was shown a picture can ask for it, nobody else can guess it.
  id text primary key check (id ~ '^[a-f0-9]{64}$'),
  account_id uuid not null references accounts (id) on delete cascade,
  bytes bytea not null check (length(bytes) between 1 and 200000),
  created_at timestamptz not null default now(),
  constraint avatar_pictures_account_id_key unique (account_id)
);

-- What a student's time zone and goals were before they were changed. A day that was practised stays the day it was,
-- with the goal it had, so that a change never takes a streak away.
create table past_rules (
  student_id uuid not null,
  family_id uuid not null,
  -- Null: since the beginning.
  since timestamptz,
  until timestamptz not null check (since is null or since < until),
  time_zone text not null,
  daily_goal smallint not null check (daily_goal between 1 and 100),
  days_per_week smallint not null check (days_per_week between 1 and 7),
  primary key (student_id, until),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
