-- needs 0100
-- outside of a transaction
-- What was asked before moves to the contents, some hundred questions at a time: answers wait for a moment at most.
create index concurrently practice_questions_unmoved_idx on practice_questions (id) where content_id is null;

do $$
declare
  moved integer;
begin
  loop
    -- A row that someone holds is moved when it is free.
    update practice_questions q
      set content_id = keep_content(q.question, q.rendered), question = null, rendered = null
      from (select id from practice_questions where content_id is null order by id limit 300 for no key update skip locked) s
      where q.id = s.id;
    get diagnostics moved = row_count;
    commit;
    if moved = 0 then
      exit when not exists (select from practice_questions where content_id is null);
      perform pg_sleep(0.1);
    end if;
  end loop;
end $$;

alter table practice_questions drop constraint practice_questions_content_check,
  add constraint practice_questions_content_check check (content_id is not null) not valid;
alter table practice_questions validate constraint practice_questions_content_check;
alter table practice_questions alter column content_id set not null;
alter table practice_questions drop constraint practice_questions_content_check;
alter table practice_questions drop column question, drop column rendered;
drop index concurrently if exists practice_questions_unmoved_idx;
