-- needs 0081
-- outside of a transaction
-- The family in the keys of what children learn and are promised (decision 0101). It comes last in a key, so that what is
-- looked up by an id alone keeps its index. Each new key is built beside the old one and takes its place and name.
create unique index concurrently answer_reviews_pkey_next on answer_reviews (id, family_id);
create unique index concurrently answer_reviews_attempt_id_key_next on answer_reviews (attempt_id, family_id);
create unique index concurrently answer_reviews_waiting_key_next on answer_reviews (question_id, family_id) where state <> 'decided';
create unique index concurrently bookmarks_pkey_next on bookmarks (student_id, fingerprint, family_id);
create unique index concurrently celebrations_seen_pkey_next on celebrations_seen (student_id, key, family_id);
create unique index concurrently consents_pkey_next on consents (id, family_id);
create unique index concurrently daily_rewards_pkey_next on daily_rewards (student_id, date, family_id);
create unique index concurrently guardian_invitations_pkey_next on guardian_invitations (id, family_id);
create unique index concurrently guardian_invitations_token_hash_key_next on guardian_invitations (token_hash, family_id);
create unique index concurrently invitations_pkey_next on invitations (id, family_id);
create unique index concurrently invitations_token_hash_key_next on invitations (token_hash, family_id);
create unique index concurrently invitations_one_open_idx_next on invitations (student_id, family_id) where used_at is null and revoked_at is null;
create unique index concurrently mastery_steps_pkey_next on mastery_steps (question_id, family_id);
create unique index concurrently past_rules_pkey_next on past_rules (student_id, until, family_id);
create unique index concurrently placed_skills_pkey_next on placed_skills (student_id, skill_id, family_id);
create unique index concurrently placement_questions_pkey_next on placement_questions (id, family_id);
create unique index concurrently placement_questions_open_idx_next on placement_questions (placement_id, family_id) where response is null;
create unique index concurrently placement_questions_placement_id_position_key_next on placement_questions (placement_id, position, family_id);
create unique index concurrently placement_questions_placement_id_skill_id_key_next on placement_questions (placement_id, skill_id, family_id);
create unique index concurrently placements_pkey_next on placements (id, family_id);
create unique index concurrently placements_open_idx_next on placements (student_id, family_id) where finished_at is null;
create unique index concurrently problem_reports_pkey_next on problem_reports (id, family_id);
create unique index concurrently problem_reports_once_key_next on problem_reports (student_id, question_id, family_id);
create unique index concurrently procedure_estimates_pkey_next on procedure_estimates (student_id, procedure, family_id);
create unique index concurrently question_twins_pkey_next on question_twins (id, family_id);
create unique index concurrently question_twins_question_id_key_next on question_twins (question_id, family_id);
create unique index concurrently reward_payouts_pkey_next on reward_payouts (id, family_id);
create unique index concurrently reward_promises_pkey_next on reward_promises (id, family_id);
create unique index concurrently reward_requests_pkey_next on reward_requests (id, family_id);
create unique index concurrently reward_requests_client_key_key_next on reward_requests (student_id, client_key, family_id);
create unique index concurrently reward_requests_one_open_idx_next on reward_requests (student_id, promise_id, family_id) where state = 'asked';
create unique index concurrently skill_masteries_pkey_next on skill_masteries (student_id, skill_id, family_id);
create unique index concurrently skill_statements_pkey_next on skill_statements (student_id, skill_id, family_id);
create unique index concurrently student_abilities_pkey_next on student_abilities (student_id, family_id);
create unique index concurrently worksheets_pkey_next on worksheets (code, family_id);

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

-- The new primary key does what this key was for.
do $$ begin
  if exists (select from pg_constraint where conname = 'reward_promises_id_family_id_key') then
    alter table reward_requests drop constraint reward_requests_promise_id_family_id_fkey;
    alter table reward_promises drop constraint reward_promises_id_family_id_key;
    alter table reward_requests add constraint reward_requests_promise_id_family_id_fkey
      foreign key (promise_id, family_id) references reward_promises (id, family_id) on delete cascade not valid;
  end if;
end $$;
alter table reward_requests validate constraint reward_requests_promise_id_family_id_fkey;
