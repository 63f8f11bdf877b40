-- outside of a transaction
-- Evidence of skips goes from skills that were only skipped, some students at a time: learning waits for a moment at most.
do $$
declare
  after_id uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
begin
  loop
    ids := array(select student_id from student_abilities where student_id > after_id order by student_id limit 200);
    exit when cardinality(ids) = 0;
    perform from student_abilities where student_id = any(ids) order by student_id for no key update;
    update skill_masteries m set evidence = 0
      where m.student_id = any(ids) and m.evidence > 0 and m.mastered_at is null
        and not exists (select from practice_questions q where q.student_id = m.student_id and q.skill_id = m.skill_id
          and q.mastery is not null and not (q.is_skipped and q.attempt_count = 0));
    commit;
    after_id := ids[cardinality(ids)];
  end loop;
end $$;
