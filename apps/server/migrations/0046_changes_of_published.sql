-- A published question with a newer version that waits or is a draft is one that students get: beside the numbers by the
-- state of the newest version stands how many of these students get. The bank lists them, and those that wait for a
-- reviewer are counted by reviewer.

lock table questions in share row exclusive mode;

alter table question_state_counts
  add column with_students bigint not null default 0 check (with_students >= 0);
alter table question_coverage
  add column with_students bigint not null default 0 check (with_students >= 0);

create index questions_with_students_idx on questions (updated_at desc, id desc)
  where published_version is not null and state not in ('suspended', 'retired');

update question_state_counts as s set with_students = n.students
  from (
    select state, count(*) as students from questions
    where published_version is not null and state not in ('suspended', 'retired') group by state
  ) as n
  where s.state = n.state;
update question_coverage as c set with_students = n.students
  from (
    select skill_id, state, question_type, difficulty, count(*) as students from questions
    where published_version is not null and state not in ('suspended', 'retired') group by 1, 2, 3, 4
  ) as n
  where (c.skill_id, c.state, c.question_type, c.difficulty) = (n.skill_id, n.state, n.question_type, n.difficulty);

create or replace function count_question_states() returns trigger language plpgsql as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(to_jsonb(t)) into changes from (
      select skill_id, state, question_type, difficulty, count(*) as change,
        count(*) filter (where published_version is not null and state not in ('suspended', 'retired')) as students
      from new_rows group by 1, 2, 3, 4
    ) as t;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(to_jsonb(t)) into changes from (
      select skill_id, state, question_type, difficulty, -count(*) as change,
        -count(*) filter (where published_version is not null and state not in ('suspended', 'retired')) as students
      from old_rows group by 1, 2, 3, 4
    ) as t;
  else
    select jsonb_agg(to_jsonb(t)) into changes from (
      select skill_id, state, question_type, difficulty, sum(one) as change,
        sum(case when published_version is not null and state not in ('suspended', 'retired') then one else 0 end)
          as students
      from (
        select skill_id, state, question_type, difficulty, published_version, 1 as one from new_rows
        union all
        select skill_id, state, question_type, difficulty, published_version, -1 from old_rows
      ) as each
      group by 1, 2, 3, 4
    ) as t where change <> 0 or students <> 0;
  end if;
  if changes is null then
    return null;
  end if;
  -- Always in the same order, so that two statements never wait for each other. Who holds a state's row may change the
  -- numbers of its skills too.
  perform 1 from question_state_counts
    where state in (select c ->> 'state' from jsonb_array_elements(changes) as c) order by state for update;
  update question_state_counts as s set count = s.count + c.change, with_students = s.with_students + c.students
    from (
      select state, sum(change) as change, sum(students) as students
      from jsonb_to_recordset(changes) as t (state text, change bigint, students bigint)
      group by state having sum(change) <> 0 or sum(students) <> 0
    ) as c
    where s.state = c.state;
  insert into question_coverage (skill_id, state, question_type, difficulty, count)
    select skill_id, state, question_type, difficulty, 0
    from jsonb_to_recordset(changes) as t (skill_id text, state text, question_type text, difficulty smallint)
    on conflict do nothing;
  update question_coverage as q set count = q.count + c.change, with_students = q.with_students + c.students
    from jsonb_to_recordset(changes)
      as c (skill_id text, state text, question_type text, difficulty smallint, change bigint, students bigint)
    where (q.skill_id, q.state, q.question_type, q.difficulty) = (c.skill_id, c.state, c.question_type, c.difficulty);
  return null;
end
$$;

-- Who can review, and who reviews how many.
create index accounts_admins_idx on accounts (name) where is_admin;
create index questions_in_review_idx on questions (assigned_to) where state = 'in_review' and assigned_to is not null;

-- By their stems, and by the beginnings of words as they are written: a stem is often no beginning of its word.
-- A function of its own, because a planner that took the words of a text for cheap would look through the whole bank in
-- the order of the page instead of asking the index for a rare word; not in SQL, which would be put in its place.
create function words_of_question(search_text text) returns tsvector
  language plpgsql immutable parallel safe cost 10000 as $$
begin
  return to_tsvector('pg_catalog.english', search_text) || to_tsvector('pg_catalog.simple', search_text);
end $$;
create index questions_words_idx on questions using gin (words_of_question(search_text));

-- To whom a question was given to review, and that it was filed anew.
alter table question_events
  add column about_id uuid references accounts (id) on delete set null,
  drop constraint question_events_kind_check,
  add constraint question_events_kind_check check (kind in ('created', 'edited', 'submitted', 'approved', 'sent_back',
    'retired', 'suspended', 'restored', 'assigned', 'filed', 'imported', 'generated')) not valid;
alter table question_events validate constraint question_events_kind_check;
create index question_events_about_id_idx on question_events (about_id) where about_id is not null;

-- Last, because from here on nobody reads questions until the end of this.
drop index questions_search_idx;
