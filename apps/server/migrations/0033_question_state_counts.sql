-- How many questions are in each state. Counting them for every look would take longer the more there are, so the
-- statements that change them keep the numbers.

lock table questions in share row exclusive mode;

create table question_state_counts (
  state text primary key check (state in ('draft', 'in_review', 'published', 'suspended', 'retired')),
  count bigint not null check (count >= 0)
);
insert into question_state_counts (state, count)
select s.state, (select count(*) from questions as q where q.state = s.state)
from unnest(array['draft', 'in_review', 'published', 'suspended', 'retired']) as s (state);

create function count_question_states() returns trigger language plpgsql as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_object_agg(state, n) into changes from (select state, count(*) as n from new_rows group by state) as t;
  elsif tg_op = 'DELETE' then
    select jsonb_object_agg(state, -n) into changes from (select state, count(*) as n from old_rows group by state) as t;
  else
    select jsonb_object_agg(state, n) into changes from (
      select state, sum(one) as n
      from (select state, 1 as one from new_rows union all select state, -1 from old_rows) as each
      group by state having sum(one) <> 0
    ) as t;
  end if;
  if changes is not null then
    -- Always in the same order, so that two statements never wait for each other.
    perform 1 from question_state_counts where changes ? state order by state for update;
    update question_state_counts set count = count + (changes ->> state)::bigint where changes ? state;
  end if;
  return null;
end
$$;

create trigger questions_inserted_count after insert on questions
  referencing new table as new_rows for each statement execute function count_question_states();
create trigger questions_updated_count after update on questions
  referencing old table as old_rows new table as new_rows for each statement execute function count_question_states();
create trigger questions_deleted_count after delete on questions
  referencing old table as old_rows for each statement execute function count_question_states();

-- The bank by grade is listed through the skills of the grade; by type and by source, through these.
create index questions_type_idx on questions (question_type, updated_at desc, id desc);
create index questions_source_idx on questions (source, updated_at desc, id desc);
create index questions_unassigned_idx on questions (state, updated_at desc, id desc) where assigned_to is null;
