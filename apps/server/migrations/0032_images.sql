-- Pictures have words, and their bytes are in the storage. Those of before stay in their rows and are served from there.
alter table images
  alter column bytes drop not null,
  -- As the file was called, without its ending.
  add column name text not null default '' check (length(name) <= 120),
  -- What it shows, for who cannot see it; a question that shows it has words of its own.
  add column alt text not null default '' check (length(alt) <= 1000),
  add column created_by uuid references accounts (id) on delete set null;
create index images_created_at_idx on images (created_at desc, id desc);
create index images_without_alt_idx on images (created_at desc, id desc) where alt = '';
create index images_created_by_idx on images (created_by) where created_by is not null;
-- By the beginnings of words as they are written, and by their stems.
create index images_search_idx on images using gin ((
  to_tsvector('english', translate(name, '_-./', '    ') || ' ' || alt) ||
  to_tsvector('simple', translate(name, '_-./', '    ') || ' ' || alt)));

-- Which version of which question shows a picture, whoever stores it. A picture that is in here cannot be deleted.
create table image_uses (
  image_id text not null references images (id),
  question_id uuid not null,
  version integer not null,
  primary key (image_id, question_id, version),
  foreign key (question_id, version) references question_versions (question_id, version) on delete cascade
);
create index image_uses_version_idx on image_uses (question_id, version);

create function note_image_uses() returns trigger language plpgsql as $$
begin
  insert into image_uses (image_id, question_id, version)
    select i.id, new.question_id, new.version
    from images i
    where i.id in (
      select parts[1] from regexp_matches(new.question::text, '/images/([a-f0-9]{64})\.webp', 'g') as found (parts))
    for key share;
  return null;
end $$;
create trigger question_versions_image_uses after insert on question_versions
  for each row execute function note_image_uses();

insert into image_uses (image_id, question_id, version)
  select distinct i.id, v.question_id, v.version
  from question_versions v
  cross join lateral regexp_matches(v.question::text, '/images/([a-f0-9]{64})\.webp', 'g') as found (parts)
  join images i on i.id = found.parts[1];
