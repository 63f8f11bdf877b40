-- What super-admins look at when something does not work: mails, errors of the browser, who did what (decision 0045).

-- One row per mail, without a word of what it says: its body is in the queue until it is sent, and nowhere after that.
create table mail_log (
  -- Made from the key that is the same for every try of one mail; the key itself names people.
  id uuid primary key,
  -- The beginning of the key: receipt, invitation, week …
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Null where the mail goes to somebody who is not known here any more.
  address text check (length(address) <= 254),
  state text not null check (state in ('waiting', 'sent', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  -- Of the last try, without addresses; null where it went well.
  last_error text check (length(last_error) <= 300),
  created_at timestamptz not null,
  tried_at timestamptz,
  constraint mail_log_sent_check check (state <> 'sent' or tried_at is not null)
);
create index mail_log_created_at_idx on mail_log (created_at desc, id desc);
create index mail_log_state_idx on mail_log (state, created_at desc, id desc);
create index mail_log_address_idx on mail_log (address, created_at desc, id desc) where address is not null;

-- Errors of the browser: what is the same is one row with a count. Without accounts, addresses and tokens.
create table error_reports (
  -- Made from kind, page, message and version.
  id uuid primary key,
  kind text not null check (kind in ('not_found', 'network', 'render')),
  page text not null check (length(page) <= 300),
  message text not null check (length(message) <= 300),
  -- Of the app that the browser ran; empty where it did not say.
  version text not null check (length(version) <= 40),
  reports integer not null check (reports > 0),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Somebody looked into it; one that comes again after that is open again.
  done_at timestamptz,
  done_by uuid references accounts (id) on delete set null
);
create index error_reports_open_idx on error_reports (last_seen_at desc, id desc) where done_at is null;
create index error_reports_last_seen_at_idx on error_reports (last_seen_at desc, id desc);
create index error_reports_done_by_idx on error_reports (done_by) where done_by is not null;

-- By what was done.
create index audit_log_action_idx on audit_log (action, id desc);
