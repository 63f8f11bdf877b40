-- Ended tries at eSewa are asked about again once a day, each kind by how old it is.
create index esewa_payments_complete_idx on esewa_payments (ended_at) where state = 'complete';
create index esewa_payments_never_begun_idx on esewa_payments (created_at)
  where state = 'failed' and last_status = 'NOT_FOUND';
