-- outside of a transaction
-- Attempts get no index by question: they are read from the index of their family, from when their question was given until it
-- ended. So a key can neither be followed from a deleted question to its attempts, nor need an answer lock its question a
-- second time, which is what a foreign key does: who answers has changed the question in the same transaction already.
create or replace function require_question_of_attempt() returns trigger language plpgsql as $$
begin
  perform 1 from practice_questions q
    where q.id = new.question_id and q.family_id = new.family_id and q.xmin = pg_current_xact_id()::xid;
  if found then
    return null;
  end if;
  -- Whoever has not changed it waits for a deletion, as a foreign key does.
  perform 1 from practice_questions q
    where q.id = new.question_id and q.family_id = new.family_id for key share;
  if not found then
    raise foreign_key_violation using message = 'attempt ' || new.id || ' is on no question of its family',
      constraint = 'attempts_question', table = 'attempts';
  end if;
  return null;
end $$;
create or replace trigger attempts_of_question after insert or update of question_id, family_id on attempts
  for each row execute function require_question_of_attempt();
-- The hour is for nodes whose clocks differ. A child's attempts are deleted before its questions.
create or replace function delete_attempts_of_question() returns trigger language plpgsql as $$
begin
  delete from attempts a
    where a.question_id = old.id and a.family_id = old.family_id
      and a.created_at >= least(old.created_at, old.finished_at) - interval '1 hour'
      and a.created_at <= coalesce(old.finished_at, 'infinity') + interval '1 hour';
  return null;
end $$;
create or replace trigger practice_questions_attempts after delete on practice_questions
  for each row execute function delete_attempts_of_question();
alter table attempts drop constraint if exists attempts_question_id_fkey;

-- What was stored before 0102 has the key of its press beside its id, and was found by its question. The id is the key now.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  next uuid;
begin
  loop
    next := null;
    select id into next from (select id from attempts where id > last order by id limit 1000) batch order by id desc limit 1;
    exit when next is null;
    with moved as (
      update attempts set id = client_key, client_key = null
        where id > last and id <= next and client_key <> id
        returning old.id as old_id, id, family_id
    )
    update answer_reviews r set attempt_id = m.id
      from moved m where r.attempt_id = m.old_id and r.family_id = m.family_id;
    last := next;
    commit;
  end loop;
end $$;

-- The sets of a child with a question that has not ended, instead of these questions: one row is written when a set is given,
-- none when a question ends. What ended goes when the next set begins, with the child's row locked.
create table if not exists open_sets (
  student_id uuid not null,
  session_id uuid not null,
  family_id uuid not null,
  primary key (student_id, session_id, family_id),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create or replace function keep_open_set() returns trigger language plpgsql as $$
begin
  insert into open_sets (student_id, session_id, family_id) values (new.student_id, new.session_id, new.family_id)
    on conflict do nothing;
  return null;
end $$;
create or replace trigger practice_questions_open_set after insert on practice_questions
  for each row when (new.finished_at is null) execute function keep_open_set();
create or replace function forget_ended_sets() returns trigger language plpgsql as $$
begin
  delete from open_sets o
    where o.student_id = new.student_id and o.family_id = new.family_id and not exists (
      select from practice_questions q
      where q.session_id = o.session_id and q.family_id = o.family_id and q.finished_at is null);
  return null;
end $$;
create or replace trigger practice_sessions_ended after insert on practice_sessions
  for each row execute function forget_ended_sets();
insert into open_sets (student_id, session_id, family_id)
  select q.student_id, q.session_id, q.family_id
  from open_questions o join practice_questions q on q.id = o.question_id and q.family_id = o.family_id
  where q.finished_at is null
  on conflict do nothing;
create or replace function queue_finished_question() returns trigger language plpgsql as $$
begin
  insert into questions_to_learn (question_id, student_id, family_id)
    values (new.id, new.student_id, new.family_id);
  return null;
end $$;
-- Nodes of the release before read the open questions, and delete those of a child, which go with it. The function, whose
-- body is a text, leaves the tables under it free to change.
create or replace function open_questions_of_sets() returns table (student_id uuid, question_id uuid, family_id uuid)
  language sql stable as $$
    select q.student_id, q.id, q.family_id
    from open_sets o join practice_questions q on q.session_id = o.session_id and q.family_id = o.family_id
    where q.finished_at is null
  $$;
do $$
begin
  if exists (select from pg_class where oid = to_regclass('open_questions') and relkind = 'r') then
    drop trigger practice_questions_open on practice_questions;
    drop function keep_open_question();
    drop table open_questions;
    create view open_questions as select student_id, question_id, family_id from open_questions_of_sets();
    create rule open_questions_stay as on delete to open_questions do instead nothing;
  end if;
end $$;
