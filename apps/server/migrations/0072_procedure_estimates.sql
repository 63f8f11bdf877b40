-- What is believed about each wrong procedure of a student (decision 0077), moved when a first try is learned from.
create table procedure_estimates (
  student_id uuid not null,
  family_id uuid not null,
  -- A procedure of several skills, or "skill/known mistake" for one of a single skill.
  procedure text not null check (length(procedure) between 1 and 300),
  -- Odds that the student has it, for each strength of the model.
  odds double precision[] not null check (cardinality(odds) between 1 and 10),
  possible_count integer not null check (possible_count > 0),
  made_count integer not null check (made_count between 0 and possible_count),
  quiet_count integer not null check (quiet_count between 0 and possible_count),
  updated_at timestamptz not null,
  -- The newest two first tries that show it, oldest first.
  shown_by jsonb not null check (jsonb_typeof(shown_by) = 'array' and jsonb_array_length(shown_by) <= 2),
  -- The skill in which it showed last; null while it never did.
  shown_skill_id text references skills (id),
  -- Whether it was found when it could last show. Evidence fades after that.
  is_found boolean not null,
  primary key (student_id, procedure),
  check ((shown_skill_id is null) = (made_count = 0) and (is_found = false or made_count >= 2)),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index procedure_estimates_found_idx on procedure_estimates (shown_skill_id, procedure) where is_found;
