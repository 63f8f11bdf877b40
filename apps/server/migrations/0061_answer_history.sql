-- What predicts the next answer beside the model: recent results of learner, skill and item, and the weights that turn
-- them into a chance. Lists of numbers, see domain/mastery/history/stored-history. Null until the next answer.
alter table student_abilities add column history jsonb;
alter table skill_masteries add column history jsonb;
alter table skill_figures add column history jsonb;
alter table question_figures add column history jsonb;

-- One row per version of the features, so that old and new code learn beside each other while nodes are replaced.
create table prediction_heads (
  features_version integer primary key check (features_version > 0),
  learned bigint not null check (learned >= 0),
  -- Both as 8-byte floats in little-endian order; the covariance row by row.
  weights bytea not null check (octet_length(weights) % 8 = 0),
  covariance bytea not null check (octet_length(covariance) * 8 = octet_length(weights) * octet_length(weights))
);
