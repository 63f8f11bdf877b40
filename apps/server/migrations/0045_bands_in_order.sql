-- Questions that say nearly the same, found in a few steps of an index however many of them there are: one index over
-- the bands of each question gives all that share one, and all had to be read before some could be chosen.

alter table questions
  -- One number each for the operations and the numbers of the newest version's prompt. Null: not worked out yet, or
  -- worked out by a node of before, which knows bands alone.
  add column asked_operations integer,
  add column asked_numbers integer,
  add constraint questions_likeness_check
    check (asked_numbers is null or (bands is not null and asked_operations is not null)) not valid;
alter table questions validate constraint questions_likeness_check;
create index questions_without_likeness_idx on questions (id) where asked_numbers is null;

-- A row for each band of each question that is not retired, kept by the statements that change questions. No foreign key:
-- its index would be as large as the table.
create table question_bands (
  band integer not null,
  operations integer not null,
  numbers integer not null,
  question_id uuid not null,
  primary key (band, operations, numbers, question_id)
);

-- Whoever stores a new version forgets its bands, nodes of before too.
create function forget_likeness() returns trigger language plpgsql as $$
begin
  new.asked_operations := null;
  new.asked_numbers := null;
  return new;
end $$;
create trigger questions_likeness_forgotten before update on questions
  for each row when (new.bands is null and new.asked_numbers is not null) execute function forget_likeness();

create function keep_question_bands() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.asked_numbers is not null and old.state <> 'retired' then
    delete from question_bands as b using unnest(old.bands) as o (band)
      where b.band = o.band and b.operations = old.asked_operations and b.numbers = old.asked_numbers
        and b.question_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.asked_numbers is not null and new.state <> 'retired' then
    insert into question_bands (band, operations, numbers, question_id)
      select distinct n.band, new.asked_operations, new.asked_numbers, new.id from unnest(new.bands) as n (band);
  end if;
  return null;
end $$;
create trigger questions_bands_inserted after insert on questions
  for each row when (new.asked_numbers is not null) execute function keep_question_bands();
create trigger questions_bands_updated after update on questions
  for each row when ((old.bands, old.asked_operations, old.asked_numbers, old.state = 'retired')
    is distinct from (new.bands, new.asked_operations, new.asked_numbers, new.state = 'retired'))
  execute function keep_question_bands();
create trigger questions_bands_deleted after delete on questions
  for each row when (old.asked_numbers is not null) execute function keep_question_bands();
