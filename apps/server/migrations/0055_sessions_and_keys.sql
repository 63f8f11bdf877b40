-- A refresh token has one successor, the same for all who bring it within the grace: the successor is the HMAC of the
-- token with this salt, so it is made again from what the caller brings and kept nowhere. Null before the first use,
-- and again once the grace is over.
alter table refresh_tokens
  add column successor_salt bytea check (length(successor_salt) = 32),
  -- The hash of the token that this one took the place of; null for the first of a session, and for those of before.
  add column predecessor_hash bytea check (length(predecessor_hash) = 32);

create unique index refresh_tokens_one_successor_idx on refresh_tokens (predecessor_hash)
  where predecessor_hash is not null;

-- What was hashed with a key of a JWT_SECRET that is gone can still be checked: of each purpose that cannot be made
-- anew by the server, its key of then stands here, sealed under the present secret.
create table kept_keys (
  key_id bytea not null check (length(key_id) = 8),
  purpose text not null,
  sealed_key bytea not null,
  kept_at timestamptz not null default now(),
  primary key (key_id, purpose)
);
