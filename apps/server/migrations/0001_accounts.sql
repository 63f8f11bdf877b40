-- Accounts, their sessions and the counters that slow down guessing.

create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 100),
  password_hash text,
  user_type text not null default 'UNKNOWN' check (user_type in ('UNKNOWN', 'PARENT', 'STUDENT')),
  is_admin boolean not null default false,
  is_active boolean not null default true,
  avatar text,
  currency text not null default 'USD' check (currency in ('USD', 'NPR')),
  time_zone text not null default 'UTC',
  created_at timestamptz not null default now(),
  constraint accounts_email_key unique (email)
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  absolute_expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('signed_out', 'reuse', 'password_changed', 'deactivated', 'expired')),
  check ((ended_at is null) = (ended_because is null))
);
create index sessions_account_id_idx on sessions (account_id);

-- One row per refresh token ever given out in a session; the token itself is never stored.
create table refresh_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session_id_idx on refresh_tokens (session_id);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 1 check (hits > 0),
  primary key (key, window_start)
);
create index rate_limits_window_start_idx on rate_limits (window_start);
