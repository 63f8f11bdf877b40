-- The skill graph becomes the database's (decision 0044): people edit it, what a skill builds on has a weight, and it is
-- acyclic whoever writes. The curriculum's own skills are filled in at the next start.

alter table skills
  add column description text not null default '' check (length(description) <= 2000),
  -- Codes of other standards that it covers.
  add column also_covers text[] not null default '{}',
  -- Students begin nothing new of one that is not; what they did of it stays.
  add column is_active boolean not null default true,
  -- The place in the curriculum's list; those that people add come after all of them.
  add column list_place integer not null default 1000000,
  add column version integer not null default 1 check (version > 0),
  -- From then on a release changes nothing of it any more but whether there is a generator.
  add column edited_at timestamptz;

create table skill_prerequisites (
  skill_id text not null references skills (id) on delete cascade,
  prerequisite_id text not null references skills (id),
  -- How much of it is used in the skill.
  weight double precision not null check (weight > 0 and weight <= 1),
  primary key (skill_id, prerequisite_id),
  constraint skill_prerequisites_other_check check (skill_id <> prerequisite_id)
);
create index skill_prerequisites_prerequisite_id_idx on skill_prerequisites (prerequisite_id);

-- Its revision is new after every change of skills or of what they build on, so that a node that has read one revision
-- needs to ask for nothing else. Whoever changes the graph holds the row: changes come one after the other.
create table skill_graph (
  is_only boolean primary key default true check (is_only),
  revision uuid not null default gen_random_uuid(),
  -- When it was counted how many students practice each skill; null: never.
  measured_at timestamptz
);
insert into skill_graph default values;

create function renew_skill_graph() returns trigger language plpgsql as $$
begin
  update skill_graph set revision = gen_random_uuid();
  return null;
end $$;
create trigger skills_renew_graph after insert or update or delete on skills
  for each statement execute function renew_skill_graph();
create trigger skill_prerequisites_renew_graph after insert or update or delete on skill_prerequisites
  for each statement execute function renew_skill_graph();

-- Nothing may build on itself, over however many skills.
create function refuse_skill_cycle() returns trigger language plpgsql as $$
begin
  perform from skill_graph for update;
  if exists (
    with recursive below (id) as (
      select new.prerequisite_id
      union
      select p.prerequisite_id from skill_prerequisites p join below b on p.skill_id = b.id
    )
    select from below where id = new.skill_id
  ) then
    raise exception 'this closes a cycle of skills'
      using errcode = 'check_violation', constraint = 'skill_prerequisites_acyclic';
  end if;
  return null;
end $$;
create trigger skill_prerequisites_acyclic after insert or update on skill_prerequisites
  for each row execute function refuse_skill_cycle();

-- What a skill said before and says now: a row for every edit, beginning with the one before the first.
create table skill_versions (
  skill_id text not null references skills (id) on delete cascade,
  version integer not null check (version > 0),
  content jsonb not null,
  -- Null: the curriculum.
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  primary key (skill_id, version)
);
create index skill_versions_created_by_idx on skill_versions (created_by) where created_by is not null;

-- How many students practiced each skill; counted now and then, because it is much to count.
create table skill_usage (
  skill_id text primary key references skills (id) on delete cascade,
  students integer not null check (students >= 0)
);
create index skill_masteries_skill_id_idx on skill_masteries (skill_id);

-- The bank by skill is counted from the index alone.
create index questions_coverage_idx on questions (skill_id, state, question_type, difficulty);
