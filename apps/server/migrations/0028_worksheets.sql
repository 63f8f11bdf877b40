-- Printed worksheets: enough to make each again from the code that stands on the paper (decision 0035).
create table worksheets (
  -- Eight characters that cannot be mistaken for one another in print.
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  student_id uuid not null,
  family_id uuid not null,
  source text not null check (source in ('skill', 'mistakes', 'next')),
  -- Skill, version of its generator, difficulty and seed of each question, in order.
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  created_at timestamptz not null,
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index worksheets_family_id_idx on worksheets (family_id, created_at desc);
create index worksheets_student_id_idx on worksheets (student_id);
