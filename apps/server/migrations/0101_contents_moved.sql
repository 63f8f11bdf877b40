-- needs 0100
-- outside of a transaction
-- What was asked before moves to the contents, some hundred questions at a time: answers wait for a moment at most.
drop index concurrently if exists practice_questions_unmoved_idx;
create index concurrently practice_questions_unmoved_idx on practice_questions (id) where content_id is null;

do $$
declare
  moved integer := 1;
begin
  -- Nothing to do, if the columns are gone already.
  while moved > 0 and exists (
    select from pg_attribute where attrelid = 'practice_questions'::regclass and attname = 'question' and not attisdropped
  ) loop
    update practice_questions q
      set content_id = keep_content(q.question, q.rendered), question = null, rendered = null
      from (select id from practice_questions where content_id is null order by id limit 300 for update) s
      where q.id = s.id;
    get diagnostics moved = row_count;
    commit;
  end loop;
end $$;

alter table practice_questions drop constraint if exists practice_questions_content_check;
alter table practice_questions add constraint practice_questions_content_check check (content_id is not null) not valid;
alter table practice_questions validate constraint practice_questions_content_check;
alter table practice_questions alter column content_id set not null;
alter table practice_questions drop constraint if exists practice_questions_content_check;
alter table practice_questions drop column if exists question;
alter table practice_questions drop column if exists rendered;
drop index concurrently if exists practice_questions_unmoved_idx;
