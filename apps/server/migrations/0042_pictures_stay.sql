-- A question cannot be stored with a picture that is not there: what it shows is noted without asking whether there is
-- such a picture, and the foreign key says no. Rows of before stay as they are.
create or replace function note_image_uses() returns trigger language plpgsql as $$
begin
  insert into image_uses (image_id, question_id, version)
    select distinct parts[1], new.question_id, new.version
    from regexp_matches(new.question::text, '/images/([a-f0-9]{64})\.webp', 'g') as found (parts);
  return null;
end $$;
