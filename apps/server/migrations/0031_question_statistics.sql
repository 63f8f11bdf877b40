-- How questions of the bank fare with students; counted anew by a job from what was practiced.

create table question_statistics (
  question_id uuid primary key references questions (id) on delete cascade,
  -- Of the published version alone: an edited question begins anew.
  version integer not null,
  finished integer not null check (finished >= 0),
  first_try integer not null check (first_try between 0 and finished),
  skipped integer not null check (skipped between 0 and finished),
  mean_tries double precision not null check (mean_tries >= 0),
  median_active_ms integer not null check (median_active_ms >= 0),
  -- Between who gets it right at the first try and how able they are, -1 to 1; null where one of both is all the same.
  discrimination double precision check (discrimination between -1 and 1),
  -- Students who reported it and were not answered.
  open_reports integer not null check (open_reports >= 0),
  measured_at timestamptz not null
);
