-- needs 0111
-- outside of a transaction
-- What ended, and when, is found by the attempt that ended it: attempts are in an index by time already, and nothing
-- changes them. So no index of questions has a column that practice changes, and an answer writes only to the row of its
-- question, in its place. An attempt that ends its question carries its fingerprint, for the key that allows points once.
alter table attempts add column fingerprint text;
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  next uuid;
begin
  loop
    next := null;
    select id into next from (select id from attempts where id > last order by id limit 1000) batch order by id desc limit 1;
    exit when next is null;
    update attempts a set fingerprint = q.fingerprint
      from practice_questions q
      where q.id = a.question_id and q.family_id = a.family_id and q.finished_at is not null and q.fingerprint is not null
        and (a.verdict is null or a.verdict = 'correct' or a.tries_remaining = 0) and a.fingerprint is null
        and a.id > last and a.id <= next;
    last := next;
    commit;
  end loop;
end $$;
create unique index concurrently attempts_once_idx on attempts
  (student_id, fingerprint, (nullif(points > 0, false)), family_id) where fingerprint is not null;

-- The few questions of a child that have not ended, kept by triggers: a row is written when one is given, and deleted when
-- it ends. No reference, which would lock the question; it goes with its child.
create table open_questions (
  student_id uuid not null,
  question_id uuid not null,
  family_id uuid not null,
  primary key (student_id, question_id, family_id)
);
create function keep_open_question() returns trigger language plpgsql as $$
begin
  insert into open_questions (student_id, question_id, family_id) values (new.student_id, new.id, new.family_id)
    on conflict do nothing;
  return null;
end $$;
create trigger practice_questions_open after insert on practice_questions
  for each row when (new.finished_at is null) execute function keep_open_question();
create or replace function queue_finished_question() returns trigger language plpgsql as $$
begin
  insert into questions_to_learn (question_id, student_id, family_id)
    values (new.id, new.student_id, new.family_id)
    on conflict (student_id, question_id, family_id) do update set student_id = excluded.student_id;
  if new.finished_at is not null then
    delete from open_questions o
      where o.student_id = new.student_id and o.question_id = new.id and o.family_id = new.family_id;
  end if;
  return null;
end $$;
insert into open_questions (student_id, question_id, family_id)
  select student_id, id, family_id from practice_questions where finished_at is null
  on conflict do nothing;
-- What ended while the statement above ran.
delete from open_questions o using practice_questions q
  where q.id = o.question_id and q.family_id = o.family_id and q.finished_at is not null;

create index concurrently practice_questions_of_bank_idx on practice_questions (bank_question_id)
  where bank_question_id is not null;
drop index concurrently if exists practice_questions_bank_idx;
drop index concurrently if exists practice_questions_finished_at_idx;
drop index concurrently if exists practice_questions_missed_idx;
drop index concurrently if exists practice_questions_once_idx;
drop index concurrently if exists practice_questions_student_id_idx;
