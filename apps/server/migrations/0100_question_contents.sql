-- What a question asks and how it is shown, once for all students who are given it. Practice draws from a limited
-- number of questions (PRACTICE_SEEDS), so this table stops growing while the questions given do not. A row never
-- changes and is never deleted: an old question comes back word for word, whatever the generators make today.
create table question_contents (
  id integer primary key generated always as identity,
  -- sha256 of both, see keep_content.
  fingerprint bytea not null unique check (length(fingerprint) = 32),
  question jsonb not null,
  rendered jsonb not null
);

create function refuse_content_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a question asked does not change';
end $$;
create trigger question_contents_append_only before update or delete on question_contents
  for each row execute function refuse_content_change();
create trigger question_contents_no_truncate before truncate on question_contents
  for each statement execute function refuse_content_change();

-- The id of a content, kept now if it was not before.
create function keep_content(asked jsonb, shown jsonb) returns integer language plpgsql as $$
declare
  own constant bytea := sha256(convert_to(asked::text || E'\n' || shown::text, 'UTF8'));
  kept integer;
begin
  loop
    select c.id into kept from question_contents c where c.fingerprint = own;
    if found then
      return kept;
    end if;
    insert into question_contents (fingerprint, question, rendered) values (own, asked, shown)
      on conflict (fingerprint) do nothing returning id into kept;
    if found then
      return kept;
    end if;
  end loop;
end $$;

alter table practice_questions alter column question drop not null;
alter table practice_questions alter column rendered drop not null;
-- Without a foreign key: it would lock, and so write, a row of the contents for each question given.
alter table practice_questions add column content_id integer;
-- For new rows: the ones before have both, and 0101 moves them.
alter table practice_questions add constraint practice_questions_content_check
  check (content_id is not null or (question is not null and rendered is not null)) not valid;
