-- Wallets, the second provider, and a ledger whose families' balances cannot go below nothing.

alter table orders
  drop constraint orders_purpose_check,
  add constraint orders_purpose_check
    check (purpose in ('registration', 'addition', 'renewal', 'wallet_load')) not valid,
  drop constraint orders_provider_check,
  -- WALLET: paid with money that one of the providers brought before.
  add constraint orders_provider_check check (provider in ('STRIPE', 'ESEWA', 'WALLET')) not valid,
  add constraint orders_currency_of_provider_check
    check (provider = 'WALLET' or (provider = 'ESEWA') = (currency = 'NPR')) not valid,
  add constraint orders_wallet_is_not_loaded_from_itself_check
    check (purpose <> 'wallet_load' or provider <> 'WALLET') not valid,
  -- A try at eSewa is no object that is asked for again: it is one of esewa_payments.
  add constraint orders_no_setup_without_cards_check check (type = 'payment' or provider <> 'ESEWA') not valid;
alter table orders
  validate constraint orders_purpose_check,
  validate constraint orders_provider_check,
  validate constraint orders_currency_of_provider_check,
  validate constraint orders_wallet_is_not_loaded_from_itself_check,
  validate constraint orders_no_setup_without_cards_check;

-- Every try to pay an order at eSewa. One that was begun can be paid for days, whatever becomes of its order.
create table esewa_payments (
  transaction_uuid text primary key check (transaction_uuid ~ '^[A-Za-z0-9-]{1,100}$'),
  order_id uuid not null references orders (id) on delete cascade,
  family_id uuid not null references families (id),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'open' check (state in ('open', 'complete', 'failed')),
  -- What eSewa said last, in its own word.
  last_status text check (length(last_status) <= 50),
  -- eSewa's own number of the payment.
  reference text,
  created_at timestamptz not null,
  checked_at timestamptz,
  ended_at timestamptz,
  constraint esewa_payments_reference_key unique (reference),
  check ((ended_at is not null) = (state <> 'open')),
  check (state <> 'complete' or reference is not null)
);
create index esewa_payments_order_id_idx on esewa_payments (order_id, created_at);
create index esewa_payments_family_id_idx on esewa_payments (family_id);
create index esewa_payments_open_idx on esewa_payments (created_at) where state = 'open';

-- The ledger: what belongs to a family has a balance that its entries alone move, never below zero.
alter table ledger_accounts
  add column student_id uuid references students (id) on delete set null,
  -- In the account's own direction: what Learnin owes the family. Accounts of the house have none.
  add column balance_minor bigint,
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in (
    'stripe_clearing', 'esewa_clearing', 'registration_revenue', 'refunds_payable', 'forgone_wallets',
    'wallet', 'rewards'
  )),
  drop constraint ledger_accounts_check,
  add constraint ledger_accounts_family_check check ((kind in ('wallet', 'rewards')) = (family_id is not null)),
  add constraint ledger_accounts_student_check check (student_id is null or kind = 'rewards');
update ledger_accounts a set balance_minor = (
    select coalesce(sum(case e.side when 'credit' then e.amount_minor else -e.amount_minor end), 0)
    from ledger_entries e where e.account_id = a.id)
  where family_id is not null;
alter table ledger_accounts
  add constraint ledger_accounts_balance_minor_check check (balance_minor >= 0),
  add constraint ledger_accounts_has_balance_check check ((balance_minor is not null) = (family_id is not null));
drop index ledger_accounts_family_idx;
create unique index ledger_accounts_wallet_idx on ledger_accounts (family_id, currency) where kind = 'wallet';
create unique index ledger_accounts_rewards_idx on ledger_accounts (student_id, currency) where kind = 'rewards';
create index ledger_accounts_family_id_idx on ledger_accounts (family_id) where family_id is not null;
insert into ledger_accounts (kind, currency)
  select kind, currency
  from (values ('refunds_payable'), ('forgone_wallets')) as house (kind), (values ('USD'), ('NPR')) as of (currency);

alter table ledger_transactions
  -- Whose money it is. Null in rows of before, where the order says it.
  add column family_id uuid references families (id),
  -- The transaction that this one takes back.
  add column reverses_id uuid unique references ledger_transactions (id),
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'registration_fee', 'renewal_fee', 'wallet_load', 'late_payment',
    'refund', 'refund_sent', 'refund_failed',
    'daily_reward', 'reward_payout', 'wallet_forgone'
  )) not valid;
alter table ledger_transactions validate constraint ledger_transactions_kind_check;
create index ledger_transactions_family_id_idx on ledger_transactions (family_id, created_at desc, id desc);
-- An order is paid once.
create unique index ledger_transactions_one_payment_idx on ledger_transactions (order_id)
  where kind in ('registration_fee', 'renewal_fee', 'wallet_load');

create function keep_family_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts
    set balance_minor = balance_minor + case new.side when 'credit' then new.amount_minor else -new.amount_minor end
    where id = new.account_id and family_id is not null;
  return null;
end $$;
create trigger ledger_entries_family_balance after insert on ledger_entries
  for each row execute function keep_family_balance();

create function refuse_balance_change() returns trigger language plpgsql as $$
begin
  raise exception 'a balance follows its entries' using errcode = 'check_violation';
end $$;
create trigger ledger_accounts_balance_follows before update of balance_minor on ledger_accounts
  for each row when (pg_trigger_depth() = 0 and old.balance_minor is distinct from new.balance_minor)
  execute function refuse_balance_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
