-- outside of a transaction
-- What waits to be learned from is a few rows for minutes, each written and deleted, and all of it is written in the
-- questions as well. So it is not logged. After a crash, or on a promoted replica, both tables are empty, and what has no
-- row in the second fills the first again from the attempts of the days before.
create unlogged table if not exists learning_queue_kept (
  is_only boolean primary key default true check (is_only)
);
insert into learning_queue_kept values (true) on conflict do nothing;
alter table questions_to_learn set unlogged;

-- Attempts are stored in the order of time, so a page for each megabyte of them finds those of some days.
create index concurrently if not exists attempts_created_at_idx on attempts using brin (created_at);

-- Two records of the log no longer count here, so this is one statement again.
create or replace function queue_finished_question() returns trigger language plpgsql as $$
begin
  insert into questions_to_learn (question_id, student_id, family_id)
    values (new.id, new.student_id, new.family_id)
    on conflict (student_id, question_id, family_id) do update set student_id = excluded.student_id;
  return null;
end $$;
