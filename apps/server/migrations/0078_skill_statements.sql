-- What a guardian said about a child and a skill (decision 0085). It moves nothing by itself: the next set asks about it,
-- and the first answer given after it is read from mastery_steps.
create table skill_statements (
  student_id uuid not null,
  family_id uuid not null,
  skill_id text not null references skills (id),
  says text not null check (says in ('knows', 'not_yet')),
  said_at timestamptz not null,
  -- Null once that guardian's account is gone.
  said_by uuid references accounts (id) on delete set null,
  -- One statement of a child and skill at a time: the newest.
  primary key (student_id, skill_id),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index skill_statements_said_by_idx on skill_statements (said_by);
