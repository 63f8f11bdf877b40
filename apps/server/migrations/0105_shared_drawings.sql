-- Drawings over questions that a child shows to its parents (decision 0180), and the parents' switch for it.
alter table students add column shows_drawings boolean not null default false;

-- One for each given question: a copy of the strokes. It goes with the child, as the question does.
create table shared_drawings (
  question_id uuid not null,
  student_id uuid not null,
  family_id uuid not null,
  drawing jsonb not null constraint shared_drawings_are_strokes check (jsonb_typeof(drawing -> 'strokes') = 'array'),
  shared_at timestamptz not null,
  -- At most 64 kB as sent; its text here has spaces.
  constraint shared_drawings_are_small check (octet_length(drawing::text) <= 98304),
  primary key (question_id, family_id),
  foreign key (question_id, family_id) references practice_questions (id, family_id) on delete cascade,
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index shared_drawings_student_idx on shared_drawings (student_id);
