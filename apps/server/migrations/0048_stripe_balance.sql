-- What Stripe itself says of the money that it holds for us: every entry of its balance once, and the payouts to the bank.

create table stripe_balance_entries (
  -- txn_…
  id text primary key check (length(id) between 1 and 200),
  type text not null check (length(type) <= 100),
  reporting_category text not null check (length(reporting_category) <= 100),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Above zero what came in; the fee is on top of it.
  amount_minor bigint not null,
  fee_minor bigint not null,
  -- From here on it can be paid out.
  available_at timestamptz not null,
  created_at timestamptz not null,
  source_id text check (length(source_id) <= 200),
  -- The payment of ours that it is about, whether that is booked or not: stripe:pi_…
  payment_ref text check (length(payment_ref) <= 200),
  dispute_id uuid references disputes (id),
  -- Where it was booked against; null: in no books of ours, since it is in another currency or another balance.
  booked_as text check (booked_as in ('payment', 'dispute', 'fee', 'payout', 'reserve', 'other', 'unclear')),
  check (dispute_id is null or booked_as = 'dispute')
);
create index stripe_balance_entries_payment_ref_idx on stripe_balance_entries (payment_ref) where payment_ref is not null;
create index stripe_balance_entries_dispute_id_idx on stripe_balance_entries (dispute_id) where dispute_id is not null;
create index stripe_balance_entries_source_id_idx on stripe_balance_entries (source_id) where booked_as = 'payout';
-- What is not to be paid out yet.
create index stripe_balance_entries_available_at_idx on stripe_balance_entries (available_at);

create table stripe_payouts (
  -- po_…
  id text primary key check (length(id) between 1 and 200),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null,
  status text not null check (length(status) <= 100),
  arrives_at timestamptz not null,
  created_at timestamptz not null,
  -- Whether it is booked as having arrived in the bank.
  has_arrived boolean not null default false,
  -- How often that changed: a payout can come back.
  changes integer not null default 0 check (changes >= 0)
);
create index stripe_payouts_created_at_idx on stripe_payouts (created_at desc, id desc);

-- Up to where Stripe's balance was read.
create table stripe_balance_cursors (
  list text primary key check (list in ('balance_transactions')),
  read_up_to timestamptz not null,
  checked_at timestamptz not null
);
