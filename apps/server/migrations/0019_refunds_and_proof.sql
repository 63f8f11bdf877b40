-- Money that goes back, what a person must look at, and the nightly proof of the ledger.

create table refunds (
  id uuid primary key default gen_random_uuid(),
  -- The payment that goes back, in whole or in part.
  payment_id uuid not null references ledger_transactions (id),
  order_id uuid not null references orders (id),
  family_id uuid not null references families (id),
  currency text not null check (currency in ('USD', 'NPR')),
  amount_minor bigint not null check (amount_minor > 0),
  destination text not null check (destination in ('provider', 'wallet')),
  reason text not null check (length(reason) between 3 and 500),
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  -- Why it failed, in the provider's own word.
  failure text check (length(failure) <= 100),
  stripe_refund_id text,
  -- Null: nobody here asked, it was made at the provider.
  asked_by uuid references accounts (id) on delete set null,
  asked_at timestamptz not null,
  settled_at timestamptz,
  constraint refunds_stripe_refund_id_key unique (stripe_refund_id),
  check ((settled_at is not null) = (state <> 'pending')),
  -- Money in the wallet is there at once.
  check (destination = 'provider' or state = 'succeeded')
);
create unique index refunds_one_pending_per_order_idx on refunds (order_id) where state = 'pending';
create index refunds_payment_id_idx on refunds (payment_id);
create index refunds_order_id_idx on refunds (order_id);
create index refunds_family_id_idx on refunds (family_id, asked_at desc, id desc);
create index refunds_asked_by_idx on refunds (asked_by) where asked_by is not null;

-- A line goes back once: it is free again only when its refund failed.
alter table order_lines add column refund_id uuid references refunds (id);
create index order_lines_refund_id_idx on order_lines (refund_id) where refund_id is not null;

-- What is different here and at a provider, or in the ledger itself, until a person has decided.
create table payment_disagreements (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z_]{3,50}$'),
  -- Null: the ledger disagrees with itself.
  provider text check (provider in ('STRIPE', 'ESEWA')),
  external_ref text not null check (length(external_ref) between 1 and 200),
  order_id uuid references orders (id) on delete set null,
  -- Plain facts: ids, amounts, states; never a name or an address.
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references accounts (id) on delete set null,
  resolution text check (length(resolution) between 3 and 1000),
  check ((resolved_at is not null) = (resolution is not null))
);
create unique index payment_disagreements_one_open_idx on payment_disagreements (kind, external_ref)
  where resolved_at is null;
create index payment_disagreements_decided_idx on payment_disagreements (kind, external_ref)
  where resolved_at is not null;
create index payment_disagreements_open_idx on payment_disagreements (found_at desc, id desc) where resolved_at is null;
create index payment_disagreements_found_at_idx on payment_disagreements (found_at desc, id desc);
create index payment_disagreements_resolved_by_idx on payment_disagreements (resolved_by)
  where resolved_by is not null;

create table ledger_proofs (
  id uuid primary key default gen_random_uuid(),
  proved_at timestamptz not null,
  transactions bigint not null,
  entries bigint not null,
  orders bigint not null,
  -- What was compared with Stripe; null when Stripe could not be asked.
  provider_payments bigint,
  faults integer not null check (faults >= 0)
);
create index ledger_proofs_proved_at_idx on ledger_proofs (proved_at desc, id desc);

-- Up to where a provider's list of events was read, for those that were never delivered.
create table provider_event_cursors (
  provider text primary key check (provider in ('STRIPE')),
  read_up_to timestamptz not null
);

-- The list of payments, newest first.
create index ledger_transactions_payments_idx on ledger_transactions (created_at desc, id desc)
  where kind in ('registration_fee', 'renewal_fee', 'wallet_load', 'late_payment');

-- The list of orders whose payment is being confirmed.
create index orders_open_idx on orders (created_at desc, id desc)
  where state in ('draft', 'awaiting_provider', 'needs_action', 'failed');
