-- Orders, what providers told us, enrolments, and the ledger.
-- Amounts are integers of minor units (cents, paisa).

create table orders (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references families (id),
  account_id uuid references accounts (id) on delete set null,
  purpose text not null check (purpose in ('registration')),
  type text not null check (type in ('setup', 'payment')),
  provider text not null check (provider in ('STRIPE', 'ESEWA')),
  state text not null default 'draft'
    check (state in ('draft', 'awaiting_provider', 'needs_action', 'paid', 'failed', 'expired', 'refunded')),
  currency text not null check (currency in ('USD', 'NPR')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Goes into the provider's idempotency key: one number per try to pay.
  attempt integer not null default 1 check (attempt > 0),
  stripe_setup_intent_id text unique,
  stripe_payment_intent_id text unique,
  failure_reason text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  check ((paid_at is not null) = (state in ('paid', 'refunded')))
);
create unique index orders_one_open_per_family_idx on orders (family_id)
  where state in ('draft', 'awaiting_provider', 'needs_action', 'failed');
create index orders_family_id_idx on orders (family_id, created_at desc, id);

-- The children an order pays for. Before payment this is where their details live.
create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  family_id uuid not null references families (id),
  position smallint not null check (position >= 0),
  student_id uuid references students (id) on delete set null,
  name text not null,
  email text not null,
  grade smallint not null check (grade between 2 and 8),
  school_name text not null default '',
  educational_board text not null default ''
    check (educational_board in ('', 'Common Core', 'England', 'CBSE', 'ICSE', 'NEB', 'Other')),
  learning_objective text not null
    check (learning_objective in ('Catch up with class', 'Keep up with class', 'Get ahead', 'Prepare for a test', 'Build confidence')),
  course_fee_minor bigint not null check (course_fee_minor >= 0),
  reward_amount_minor bigint not null default 0 check (reward_amount_minor >= 0),
  constraint order_lines_order_id_position_key unique (order_id, position)
);
create index order_lines_student_id_idx on order_lines (student_id);

create table provider_events (
  provider text not null check (provider in ('STRIPE', 'ESEWA')),
  event_id text not null,
  type text not null,
  object_id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

create table enrolments (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  student_id uuid not null,
  order_line_id uuid not null references order_lines (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  ended_early_at timestamptz,
  constraint enrolments_order_line_id_key unique (order_line_id),
  foreign key (student_id, family_id) references students (id, family_id) on delete cascade
);
create index enrolments_student_id_idx on enrolments (student_id, ends_at desc);

create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  family_id uuid references families (id),
  kind text not null check (kind in ('stripe_clearing', 'esewa_clearing', 'registration_revenue', 'wallet')),
  currency text not null check (currency in ('USD', 'NPR')),
  check ((kind = 'wallet') = (family_id is not null))
);
create unique index ledger_accounts_house_idx on ledger_accounts (kind, currency) where family_id is null;
create unique index ledger_accounts_family_idx on ledger_accounts (family_id, kind, currency) where family_id is not null;
insert into ledger_accounts (kind, currency)
  select kind, currency
  from (values ('stripe_clearing', 'USD'), ('esewa_clearing', 'NPR'), ('registration_revenue', 'USD'), ('registration_revenue', 'NPR'))
    as house (kind, currency);

create table ledger_transactions (
  id uuid primary key default gen_random_uuid(),
  -- What happened outside, once: stripe:pi_…
  external_ref text not null,
  kind text not null check (kind in ('registration_fee')),
  order_id uuid references orders (id),
  created_at timestamptz not null default now(),
  constraint ledger_transactions_external_ref_key unique (external_ref)
);
create index ledger_transactions_order_id_idx on ledger_transactions (order_id);

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  account_id uuid not null references ledger_accounts (id),
  side text not null check (side in ('debit', 'credit')),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (transaction_id, account_id, side)
);
create index ledger_entries_account_id_idx on ledger_entries (account_id);

-- The one trigger of the schema: debits equal credits per currency, checked when the transaction commits.
create function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select 1
    from ledger_entries e
    join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = new.transaction_id
    group by a.currency
    having sum(case e.side when 'debit' then e.amount_minor else -e.amount_minor end) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'check_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_ledger_change();
