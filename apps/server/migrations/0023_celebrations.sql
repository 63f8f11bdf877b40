-- Which joys a student has seen. What there is to celebrate follows from days and mastery; only that it was shown is kept.
create table celebrations_seen (
  student_id uuid not null,
  -- What it was about, such as goal:2026-03-01.
  key text not null,
  family_id uuid not null,
  seen_at timestamptz not null,
  primary key (student_id, key),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
