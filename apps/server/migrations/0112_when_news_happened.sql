-- outside of a transaction
-- When what a notification tells happened, and the time zone whose calendar dates it: a child's practice is learned from
-- later than it was done. Null for what is told as it happens.
alter table notifications
  add column if not exists happened_at timestamptz,
  add column if not exists time_zone text;
alter table notifications drop constraint if exists notifications_happened_somewhere;
alter table notifications add constraint notifications_happened_somewhere
  check ((happened_at is null) = (time_zone is null)) not valid;
alter table notifications validate constraint notifications_happened_somewhere;
