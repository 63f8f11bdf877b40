-- Notifications about learning, the live bell, and the week in a mail (decision 0033).

alter table notifications
  -- Where to look at it: a path of the product.
  add column page text check (page ~ '^/[^/]'),
  -- False: it went by mail alone. The row stays, so that nothing is told twice.
  add column is_on_bell boolean not null default true;
-- What was told, and read, within the last seconds: the one look of a node for all its open pages. And what is old.
create index notifications_created_at_idx on notifications (created_at);
create index notifications_read_at_idx on notifications (read_at) where read_at is not null;

-- When a parent was last told that the child gets stuck on this skill.
alter table skill_masteries add column stuck_told_at timestamptz;
-- The last day of the student of which it was told that the goal was reached.
alter table student_abilities add column goal_told_on date;

-- One row per guardian and week, so that each mail is sent once. It says nothing of what stood in it.
create table weekly_digests (
  account_id uuid not null references accounts (id) on delete cascade,
  -- The Sunday, where the guardian lives, on whose evening it was due.
  week date not null,
  -- A report; or after a week without practice a kind word, once; or nothing.
  kind text not null check (kind in ('report', 'quiet', 'none')),
  created_at timestamptz not null,
  primary key (account_id, week)
);
create index weekly_digests_week_idx on weekly_digests (week);
