-- What the bell tells an account, and which of it that account wants.

create table notifications (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  -- What happened, once: a job that is done again tells nobody twice.
  event_key text not null,
  description text not null check (length(description) between 1 and 1500),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notifications_event_key unique (account_id, event_key)
);
create index notifications_account_id_idx on notifications (account_id, created_at desc, id desc);
create index notifications_unread_idx on notifications (account_id) where read_at is null;

-- Only what differs from the default.
create table notification_switches (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('bell', 'mail')),
  is_on boolean not null,
  primary key (account_id, kind, channel)
);
