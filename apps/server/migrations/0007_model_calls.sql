-- What models were asked, without a word of what was asked. An answer that no model read in time goes to people too.

-- Calls of a UTC day, for the daily limit.
create table model_days (
  day date primary key,
  calls integer not null check (calls > 0)
);

create table model_calls (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  -- The name that the settings give it.
  model text not null,
  purpose text not null,
  prompt_version text not null,
  outcome text not null check (outcome in ('answered', 'refused', 'truncated', 'not_json', 'timeout', 'rate_limited', 'unavailable')),
  -- Null where the provider did not tell.
  input_tokens integer,
  output_tokens integer,
  duration_ms integer not null check (duration_ms >= 0),
  created_at timestamptz not null
);
create index model_calls_day_idx on model_calls (day, purpose, model);

create index answer_reviews_open_idx on answer_reviews (created_at, id) where state <> 'decided';
drop index answer_reviews_state_idx;
