-- Disputes at the bank, and the accounts that hold what they take until they are decided.

create table disputes (
  id uuid primary key default gen_random_uuid(),
  stripe_dispute_id text not null check (length(stripe_dispute_id) between 1 and 200),
  -- The payment that its card's owner disputes.
  payment_id uuid not null references ledger_transactions (id),
  order_id uuid not null references orders (id),
  family_id uuid not null references families (id),
  currency text not null check (currency in ('USD', 'NPR')),
  amount_minor bigint not null check (amount_minor > 0),
  -- In Stripe's words.
  reason text not null check (length(reason) <= 100),
  status text not null check (length(status) <= 100),
  -- What the status means here.
  standing text not null check (standing in ('inquiry', 'open', 'won', 'lost', 'appealed', 'closed')),
  evidence_due_at timestamptz,
  -- How often evidence was sent to the bank.
  evidence_sent integer not null default 0 check (evidence_sent >= 0),
  -- What is booked as lost, and what is kept out of the family's wallet meanwhile.
  lost_minor bigint not null default 0 check (lost_minor >= 0),
  held_minor bigint not null default 0 check (held_minor >= 0),
  -- What was held when the dispute was lost, and stays.
  kept_minor bigint not null default 0 check (kept_minor >= 0),
  -- Held back once: what comes into the wallet later is other money.
  was_held boolean not null default false,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- One more each time that Stripe's word was applied: an older answer never overwrites a newer one.
  version integer not null check (version > 0),
  checked_at timestamptz not null,
  constraint disputes_stripe_dispute_id_key unique (stripe_dispute_id),
  check ((closed_at is not null) = (standing in ('won', 'lost', 'closed'))),
  check (lost_minor = 0 or standing in ('lost', 'appealed')),
  check (kept_minor <= lost_minor),
  check (held_minor = 0 or standing in ('open', 'appealed'))
);
create index disputes_payment_id_idx on disputes (payment_id);
create index disputes_order_id_idx on disputes (order_id);
create index disputes_family_id_idx on disputes (family_id);
-- Those that Stripe is asked about every night.
create index disputes_undecided_idx on disputes (opened_at) where closed_at is null;

-- The days of these lines were ended by a lost dispute.
alter table order_lines add column dispute_id uuid references disputes (id);
create index order_lines_dispute_id_idx on order_lines (dispute_id) where dispute_id is not null;

alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in (
    'stripe_clearing', 'esewa_clearing', 'registration_revenue', 'refunds_payable', 'forgone_wallets',
    'stripe_balance', 'stripe_fees', 'stripe_reserve', 'stripe_other', 'payouts_in_transit', 'bank',
    'disputed_funds', 'disputed_wallets', 'dispute_fees', 'dispute_losses',
    'wallet', 'rewards'
  ));
insert into ledger_accounts (kind, currency)
  select kind, 'USD'
  from (values ('stripe_balance'), ('stripe_fees'), ('stripe_reserve'), ('stripe_other'), ('payouts_in_transit'), ('bank'),
    ('disputed_funds'), ('disputed_wallets'), ('dispute_fees'), ('dispute_losses')) as house (kind);

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'registration_fee', 'renewal_fee', 'wallet_load', 'late_payment',
    'refund', 'refund_sent', 'refund_failed',
    'daily_reward', 'reward_payout', 'wallet_forgone',
    'dispute_withdrawn', 'dispute_fee', 'dispute_won', 'dispute_lost', 'dispute_lost_reversed',
    'dispute_hold', 'dispute_release', 'dispute_kept', 'dispute_kept_reversed',
    'stripe_charge', 'stripe_refund', 'stripe_fee', 'stripe_reserve', 'stripe_other',
    'payout', 'payout_arrived', 'payout_returned'
  )) not valid;
alter table ledger_transactions validate constraint ledger_transactions_kind_check;
