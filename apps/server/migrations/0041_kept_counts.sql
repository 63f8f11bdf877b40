-- How many questions of the bank each skill has, by state, type and difficulty. The page of skills counted them from an
-- index, which took longer the more there were; now the statements that change them keep these numbers beside those by
-- state.

lock table questions in share row exclusive mode;

create table question_coverage (
  skill_id text not null references skills (id) on delete cascade,
  state text not null references question_state_counts (state),
  question_type text not null,
  difficulty smallint not null,
  count bigint not null check (count >= 0),
  primary key (skill_id, state, question_type, difficulty)
);
create index question_coverage_state_idx on question_coverage (state);
insert into question_coverage (skill_id, state, question_type, difficulty, count)
  select skill_id, state, question_type, difficulty, count(*) from questions group by 1, 2, 3, 4;

create or replace function count_question_states() returns trigger language plpgsql as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(to_jsonb(t)) into changes from (
      select skill_id, state, question_type, difficulty, count(*) as change
      from new_rows group by 1, 2, 3, 4
    ) as t;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(to_jsonb(t)) into changes from (
      select skill_id, state, question_type, difficulty, -count(*) as change
      from old_rows group by 1, 2, 3, 4
    ) as t;
  else
    select jsonb_agg(to_jsonb(t)) into changes from (
      select skill_id, state, question_type, difficulty, sum(one) as change
      from (
        select skill_id, state, question_type, difficulty, 1 as one from new_rows
        union all
        select skill_id, state, question_type, difficulty, -1 from old_rows
      ) as each
      group by 1, 2, 3, 4 having sum(one) <> 0
    ) as t;
  end if;
  if changes is null then
    return null;
  end if;
  -- Always in the same order, so that two statements never wait for each other. Who holds a state's row may change the
  -- numbers of its skills too.
  perform 1 from question_state_counts
    where state in (select c ->> 'state' from jsonb_array_elements(changes) as c) order by state for update;
  update question_state_counts as s set count = s.count + c.change
    from (
      select state, sum(change) as change from jsonb_to_recordset(changes) as t (state text, change bigint)
      group by state having sum(change) <> 0
    ) as c
    where s.state = c.state;
  insert into question_coverage (skill_id, state, question_type, difficulty, count)
    select skill_id, state, question_type, difficulty, 0
    from jsonb_to_recordset(changes) as t (skill_id text, state text, question_type text, difficulty smallint)
    on conflict do nothing;
  update question_coverage as q set count = q.count + c.change
    from jsonb_to_recordset(changes)
      as c (skill_id text, state text, question_type text, difficulty smallint, change bigint)
    where (q.skill_id, q.state, q.question_type, q.difficulty) = (c.skill_id, c.state, c.question_type, c.difficulty);
  return null;
end
$$;

drop index questions_coverage_idx;

-- How many people there are, as it was counted last: where there are very many, the dashboard does not count them for
-- everybody who looks.
create table people_counts (
  is_only boolean primary key default true check (is_only),
  parents integer not null,
  registering_accounts integer not null,
  students integer not null,
  enrolled_students integer not null,
  counted_at timestamptz not null
);
