-- Daily rewards, rewards that a parent paid out, and promises that cost points.

alter table students
  -- Earned on a day that reaches the goal; of the family's currency. 0: none.
  add column daily_reward_minor integer not null default 0,
  add constraint students_daily_reward_minor_check check (daily_reward_minor >= 0) not valid;
alter table students validate constraint students_daily_reward_minor_check;
create index students_daily_reward_idx on students (id) where daily_reward_minor > 0;

-- Every day that reached the goal, once: what it should earn and what the wallet held of that.
create table daily_rewards (
  student_id uuid not null,
  family_id uuid not null,
  -- The student's own day.
  date date not null,
  currency text not null check (currency in ('USD', 'NPR')),
  wanted_minor bigint not null check (wanted_minor >= 0),
  given_minor bigint not null check (given_minor between 0 and wanted_minor),
  created_at timestamptz not null,
  primary key (student_id, date),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);

-- What a parent gave by hand of a child's rewards.
create table reward_payouts (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  client_key uuid not null,
  currency text not null check (currency in ('USD', 'NPR')),
  amount_minor bigint not null check (amount_minor > 0),
  note text not null check (length(note) <= 300),
  paid_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  constraint reward_payouts_client_key_key unique (family_id, client_key),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index reward_payouts_student_id_idx on reward_payouts (student_id, created_at);
create index reward_payouts_paid_by_idx on reward_payouts (paid_by) where paid_by is not null;

-- What a parent promises for points. Without a student it is for every child of the family.
create table reward_promises (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references families (id),
  student_id uuid,
  title text not null check (length(title) between 1 and 80),
  note text not null check (length(note) <= 300),
  cost_points integer not null check (cost_points > 0),
  -- The last day, in the student's own time zone.
  ends_on date,
  -- How often each child can get it; null: as often as it likes.
  times smallint check (times between 1 and 99),
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (id, family_id),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index reward_promises_family_id_idx on reward_promises (family_id, created_at);
create index reward_promises_student_id_idx on reward_promises (student_id) where student_id is not null;

-- Points spent are rows: what was earned never changes. Title and cost are those of the day it was asked for.
create table reward_requests (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  promise_id uuid not null,
  client_key uuid not null,
  title text not null,
  cost_points integer not null check (cost_points > 0),
  state text not null default 'asked' check (state in ('asked', 'approved', 'declined', 'given')),
  word text not null default '' check (length(word) <= 300),
  asked_at timestamptz not null,
  answered_at timestamptz,
  given_at timestamptz,
  check ((answered_at is null) = (state = 'asked')),
  check ((given_at is not null) = (state = 'given')),
  constraint reward_requests_client_key_key unique (student_id, client_key),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade,
  foreign key (promise_id, family_id) references reward_promises (id, family_id) on delete cascade
);
create index reward_requests_student_id_idx on reward_requests (student_id, asked_at);
create index reward_requests_promise_id_idx on reward_requests (promise_id, student_id);
create index reward_requests_family_id_idx on reward_requests (family_id, asked_at);
-- A child asks for a thing once at a time.
create unique index reward_requests_one_open_idx on reward_requests (student_id, promise_id) where state = 'asked';

-- What is set aside for a child is found when the child goes.
create index ledger_accounts_student_id_idx on ledger_accounts (student_id) where student_id is not null;
