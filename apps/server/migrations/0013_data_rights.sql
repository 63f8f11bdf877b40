-- What families ask of their data: the PIN that leads back, deletion, and the end of what nobody uses.

alter table sessions
  -- Opened with the PIN alone: good for everything a parent does daily, no fresh proof of who it is.
  add column is_by_pin boolean not null default false;

alter table families
  -- The empty shell of a deleted family, which its money records stand on.
  add column deleted_at timestamptz;
-- What is still to be forgotten at the payment provider.
create index families_to_forget_idx on families (deleted_at) where deleted_at is not null and stripe_customer_id is not null;

alter table students
  -- When the guardians were told that a child who is not active any more will be deleted.
  add column deletion_warned_at timestamptz;
create index sessions_ended_at_idx on sessions (ended_at) where ended_at is not null;
