-- Wrong passwords and codes in a row, for each account and network: who guesses elsewhere keeps nobody out. Accounts and
-- networks are keyed hashes; an address that nobody has is counted like one that somebody has.
create table sign_in_tries (
  account_hash bytea not null check (length(account_hash) = 32),
  network_hash bytea not null check (length(network_hash) = 32),
  failures integer not null check (failures between 1 and 100),
  last_failed_at timestamptz not null,
  wait_until timestamptz not null,
  primary key (account_hash, network_hash)
);
create index sign_in_tries_last_failed_at_idx on sign_in_tries (last_failed_at);

-- Where an account was signed in to. The hash is of account and network together.
create table known_networks (
  network_hash bytea primary key check (length(network_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  last_signed_in_at timestamptz not null
);
create index known_networks_account_id_idx on known_networks (account_id);
create index known_networks_last_signed_in_at_idx on known_networks (last_signed_in_at);

-- The keys of limits were addresses of people and machines; from now on they are hashes. What a node of before still
-- writes goes with its day.
delete from rate_limits;
