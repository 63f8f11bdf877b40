-- needs 0109
-- outside of a transaction
-- A fingerprint is in the row of each question and in an index: half of its characters tell as much as anyone needs. Those
-- made in other ways stay as they are.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  next uuid;
begin
  loop
    next := null;
    select id into next from (select id from practice_questions where id > last order by id limit 1000) batch
      order by id desc limit 1;
    exit when next is null;
    update practice_questions set fingerprint = left(fingerprint, 11)
      where id > last and id <= next and length(fingerprint) = 22;
    last := next;
    commit;
  end loop;
end $$;
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  next uuid;
begin
  loop
    next := null;
    select id into next from (select id from students where id > last order by id limit 500) batch order by id desc limit 1;
    exit when next is null;
    update bookmarks set fingerprint = left(fingerprint, 11)
      where student_id > last and student_id <= next and length(fingerprint) = 22;
    last := next;
    commit;
  end loop;
end $$;
-- The bank is small.
update generation_candidates set fingerprint = left(fingerprint, 11) where length(fingerprint) = 22;
update question_import_items set fingerprint = left(fingerprint, 11) where length(fingerprint) = 22;
update question_versions set fingerprint = left(fingerprint, 11) where length(fingerprint) = 22;
update questions set fingerprint = left(fingerprint, 11) where length(fingerprint) = 22;
