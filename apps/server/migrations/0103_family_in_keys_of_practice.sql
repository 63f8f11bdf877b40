-- needs 0103
-- outside of a transaction
-- The family in the keys and references of sets, given questions, attempts and the people of a family (decision 0101), as
-- 0081 and 0082 did it.

-- Where an account leads: whoever has signed in is looked up in one family. Kept by the rows that make it a member, also
-- by code that does not know the column. An account is in one family, which no key of a family's table can say across
-- machines.
alter table accounts add column family_id uuid references families (id) on delete set null;
create index concurrently accounts_family_id_idx on accounts (family_id) where family_id is not null;
create function keep_family_of_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.account_id is not null
    and (old.account_id, old.family_id) is distinct from (new.account_id, new.family_id) then
    update accounts set family_id = null where id = old.account_id and family_id = old.family_id;
  end if;
  if tg_op <> 'DELETE' and new.account_id is not null then
    update accounts set family_id = new.family_id
      where id = new.account_id and (family_id is null or family_id = new.family_id);
    if not found and exists (select from accounts where id = new.account_id) then
      raise unique_violation using message = 'account ' || new.account_id || ' belongs to another family';
    end if;
  end if;
  return null;
end $$;
create trigger guardians_keep_family_of_account after insert or delete or update of account_id, family_id on guardians
  for each row execute function keep_family_of_account();
create trigger students_keep_family_of_account after insert or delete or update of account_id, family_id on students
  for each row execute function keep_family_of_account();
-- Those from before, some at a time.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  next uuid;
begin
  loop
    next := null;
    select id into next from (select id from accounts where id > last order by id limit 5000) batch order by id desc limit 1;
    exit when next is null;
    update accounts a set family_id = m.family_id
      from (select account_id, family_id from guardians union all select account_id, family_id from students) m
      where m.account_id = a.id and a.family_id is null and a.id > last and a.id <= next;
    last := next;
    commit;
  end loop;
end $$;

-- Every week's decision is of a family now. Those of accounts that have none decide nothing anymore.
update weekly_digests d set family_id = a.family_id from accounts a
  where a.id = d.account_id and d.family_id is null and a.family_id is not null;
delete from weekly_digests where family_id is null;
alter table weekly_digests validate constraint weekly_digests_family_id_fkey;
alter table weekly_digests add constraint weekly_digests_family_id_check check (family_id is not null) not valid;
alter table weekly_digests validate constraint weekly_digests_family_id_check;
alter table weekly_digests alter column family_id set not null;
alter table weekly_digests drop constraint weekly_digests_family_id_check;

create unique index concurrently attempts_pkey_next on attempts (id, family_id);
create unique index concurrently guardians_account_id_key_next on guardians (account_id, family_id);
create unique index concurrently practice_questions_pkey_next on practice_questions (id, family_id);
create unique index concurrently practice_questions_once_idx_next on practice_questions
  (student_id, fingerprint, (nullif(points > 0, false)), family_id) where finished_at is not null;
create unique index concurrently practice_questions_in_set_idx_next on practice_questions
  (session_id, position, replaced_at, family_id) nulls not distinct;
create unique index concurrently practice_sessions_pkey_next on practice_sessions (id, family_id);
create unique index concurrently questions_to_learn_pkey_next on questions_to_learn (student_id, question_id, family_id);
create unique index concurrently students_account_id_key_next on students (account_id, family_id);
-- All references to a student are to (id, family_id), which has a key of its own already.
create unique index concurrently students_pkey_next on students (family_id, id);
create unique index concurrently weekly_digests_pkey_next on weekly_digests (account_id, week, family_id);

-- Any of the two keys of the queue does for it until one is left. A row that waits already is written again, as in 0070.
create or replace function queue_finished_question() returns trigger language plpgsql as $$
begin
  insert into questions_to_learn (question_id, student_id, family_id)
    values (new.id, new.student_id, new.family_id)
    on conflict (student_id, question_id, family_id) do update set student_id = excluded.student_id;
  return null;
end $$;

alter table answer_reviews add constraint answer_reviews_attempt_id_fkey_next
  foreign key (attempt_id, family_id) references attempts (id, family_id) on delete cascade not valid;
alter table answer_reviews add constraint answer_reviews_question_id_fkey_next
  foreign key (question_id, family_id) references practice_questions (id, family_id) on delete cascade not valid;
alter table attempts add constraint attempts_question_id_fkey_next
  foreign key (question_id, family_id) references practice_questions (id, family_id) on delete cascade not valid;
alter table bookmarks add constraint bookmarks_question_id_fkey_next
  foreign key (question_id, family_id) references practice_questions (id, family_id) on delete cascade not valid;
alter table practice_questions add constraint practice_questions_review_of_fkey_next
  foreign key (review_of, family_id) references practice_questions (id, family_id) on delete cascade not valid;
alter table practice_questions add constraint practice_questions_session_id_fkey_next
  foreign key (session_id, family_id) references practice_sessions (id, family_id) on delete cascade not valid;
alter table problem_reports add constraint problem_reports_question_id_fkey_next
  foreign key (question_id, family_id) references practice_questions (id, family_id) on delete cascade not valid;
alter table question_twins add constraint question_twins_question_id_fkey_next
  foreign key (question_id, family_id) references practice_questions (id, family_id) on delete cascade not valid;
alter table answer_reviews validate constraint answer_reviews_attempt_id_fkey_next;
alter table answer_reviews validate constraint answer_reviews_question_id_fkey_next;
alter table attempts validate constraint attempts_question_id_fkey_next;
alter table bookmarks validate constraint bookmarks_question_id_fkey_next;
alter table practice_questions validate constraint practice_questions_review_of_fkey_next;
alter table practice_questions validate constraint practice_questions_session_id_fkey_next;
alter table problem_reports validate constraint problem_reports_question_id_fkey_next;
alter table question_twins validate constraint question_twins_question_id_fkey_next;

-- Each takes the place and the name of the one without the family.
do $$
declare
  next record;
begin
  for next in
    select conrelid::regclass as table_name, conname as name, left(conname, -5) as old
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conname like '%\_next'
    order by conname
  loop
    execute format('alter table %s drop constraint if exists %I', next.table_name, next.old);
    execute format('alter table %s rename constraint %I to %I', next.table_name, next.name, next.old);
    commit;
  end loop;
end $$;

do $$
declare
  next record;
begin
  for next in
    select n.relname as name, k.relname as old, i.indrelid::regclass as table_name, c.contype
    from pg_class n
    join pg_index i on i.indexrelid = n.oid and i.indisvalid
    join pg_class k on k.relnamespace = n.relnamespace and k.relname || '_next' = n.relname
    left join pg_constraint c on c.conindid = k.oid and c.contype in ('p', 'u')
    where n.relnamespace = 'public'::regnamespace
    order by n.relname
  loop
    if next.contype is null then
      execute format('drop index %I', next.old);
      execute format('alter index %I rename to %I', next.name, next.old);
    else
      execute format('alter table %s drop constraint %I, add constraint %2$I %s using index %I', next.table_name, next.old,
        case next.contype when 'p' then 'primary key' else 'unique' end, next.name);
    end if;
    commit;
  end loop;
end $$;
