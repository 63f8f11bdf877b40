-- How good predictions of this deployment's own answers are, measured anew each night (decision 0086): one row for all
-- answers, one a grade, one a skill with enough of them.
create table prediction_measures (
  scope text not null check (scope in ('all', 'grade', 'skill')),
  -- The grade or the id of the skill; empty for all.
  name text not null check (length(name) <= 100 and (scope = 'all') = (name = '')),
  answers integer not null check (answers > 0),
  -- Means over the answers: the chance that was predicted, and how many were right at the first try.
  predicted double precision not null check (predicted >= 0 and predicted <= 1),
  right_share double precision not null check (right_share >= 0 and right_share <= 1),
  calibration_error double precision not null check (calibration_error >= 0 and calibration_error <= 1),
  -- Null where all answers came out alike, so that there is nothing to rank.
  ranking_quality double precision check (ranking_quality >= 0 and ranking_quality <= 1),
  -- Ten bins of equal count, from the lowest chance to the highest.
  bins jsonb not null check (jsonb_typeof(bins) = 'array' and jsonb_array_length(bins) between 1 and 10),
  measured_at timestamptz not null,
  primary key (scope, name)
);
