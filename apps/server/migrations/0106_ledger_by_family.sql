-- needs 0106
-- outside of a transaction
-- A book of the ledger for each family (decision 0101): its transactions and entries, and accounts for each kind of money,
-- also of the company's, which are summed over the books. Payments of different families share no row anymore. What is
-- only the company's, such as Stripe's balance and payouts, is in the book of this row, which has no members.
insert into families (id, created_at) values ('00000000-0000-0000-0000-000000000000', 'epoch');

alter table ledger_accounts
  drop constraint ledger_accounts_family_check,
  drop constraint ledger_accounts_has_balance_check;
create unique index concurrently ledger_accounts_house_idx_next on ledger_accounts (kind, currency, family_id)
  where kind not in ('wallet', 'rewards');
update ledger_accounts set family_id = '00000000-0000-0000-0000-000000000000' where family_id is null;
alter table ledger_accounts alter column family_id set not null,
  add constraint ledger_accounts_has_balance_check
    check ((balance_minor is not null) = (kind in ('wallet', 'rewards'))) not valid;
alter table ledger_accounts validate constraint ledger_accounts_has_balance_check;
drop index ledger_accounts_house_idx;
alter index ledger_accounts_house_idx_next rename to ledger_accounts_house_idx;
-- The unique indexes above and of wallets do not begin with the family or are partial.
drop index ledger_accounts_family_id_idx;
create index concurrently ledger_accounts_family_id_idx on ledger_accounts (family_id);
create or replace function keep_family_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts
    set balance_minor = balance_minor + case new.side when 'credit' then new.amount_minor else -new.amount_minor end
    where id = new.account_id and balance_minor is not null;
  return null;
end $$;

-- Entries from before go to the accounts of their family, all of a transaction at once, some transactions at a time. No
-- amount and no side changes.
alter table ledger_entries add column family_id uuid;
do $$
declare
  company constant uuid := '00000000-0000-0000-0000-000000000000';
  last uuid := company;
  next uuid;
begin
  loop
    next := null;
    select id into next from (select id from ledger_transactions where id > last order by id limit 2000) batch
      order by id desc limit 1;
    exit when next is null;
    alter table ledger_transactions disable trigger ledger_transactions_append_only;
    alter table ledger_entries disable trigger ledger_entries_append_only;
    update ledger_transactions t
      set family_id = coalesce((select o.family_id from orders o where o.id = t.order_id), company)
      where t.family_id is null and t.id > last and t.id <= next;
    insert into ledger_accounts (family_id, kind, currency)
      select distinct t.family_id, a.kind, a.currency
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.family_id is null
      join ledger_accounts a on a.id = e.account_id and a.family_id = company
      where t.family_id <> company and t.id > last and t.id <= next
      on conflict do nothing;
    update ledger_entries e set family_id = t.family_id, account_id = own.id
      from ledger_transactions t, ledger_accounts a, ledger_accounts own
      where e.family_id is null and t.id = e.transaction_id and t.id > last and t.id <= next and a.id = e.account_id
        and own.family_id = t.family_id and own.kind = a.kind and own.currency = a.currency
        and (own.id = a.id or a.family_id = company);
    alter table ledger_transactions enable trigger ledger_transactions_append_only;
    alter table ledger_entries enable trigger ledger_entries_append_only;
    last := next;
    commit;
  end loop;
end $$;
alter table ledger_transactions add constraint ledger_transactions_family_id_check check (family_id is not null) not valid;
alter table ledger_transactions validate constraint ledger_transactions_family_id_check;
alter table ledger_transactions alter column family_id set not null;
alter table ledger_transactions drop constraint ledger_transactions_family_id_check;
alter table ledger_entries add constraint ledger_entries_family_id_check check (family_id is not null) not valid;
alter table ledger_entries validate constraint ledger_entries_family_id_check;
alter table ledger_entries alter column family_id set not null;
alter table ledger_entries drop constraint ledger_entries_family_id_check;

create unique index concurrently ledger_accounts_pkey_next on ledger_accounts (id, family_id);
create unique index concurrently ledger_accounts_rewards_idx_next on ledger_accounts (student_id, currency, family_id)
  where kind = 'rewards';
create unique index concurrently ledger_transactions_pkey_next on ledger_transactions (id, family_id);
create unique index concurrently ledger_transactions_external_ref_key_next on ledger_transactions (external_ref, family_id);
create unique index concurrently ledger_transactions_one_payment_idx_next on ledger_transactions (order_id, family_id)
  where kind in ('registration_fee', 'renewal_fee', 'wallet_load');
create unique index concurrently ledger_transactions_reverses_id_key_next on ledger_transactions (reverses_id, family_id);
create unique index concurrently ledger_entries_pkey_next on ledger_entries (transaction_id, account_id, side, family_id);

alter table ledger_entries add constraint ledger_entries_account_id_fkey_next
  foreign key (account_id, family_id) references ledger_accounts (id, family_id) not valid;
alter table ledger_entries add constraint ledger_entries_transaction_id_fkey_next
  foreign key (transaction_id, family_id) references ledger_transactions (id, family_id) not valid;
alter table ledger_transactions add constraint ledger_transactions_reverses_id_fkey_next
  foreign key (reverses_id, family_id) references ledger_transactions (id, family_id) not valid;
alter table refunds add constraint refunds_payment_id_fkey_next
  foreign key (payment_id, family_id) references ledger_transactions (id, family_id) not valid;
alter table disputes add constraint disputes_payment_id_fkey_next
  foreign key (payment_id, family_id) references ledger_transactions (id, family_id) not valid;
alter table ledger_entries validate constraint ledger_entries_account_id_fkey_next;
alter table ledger_entries validate constraint ledger_entries_transaction_id_fkey_next;
alter table ledger_transactions validate constraint ledger_transactions_reverses_id_fkey_next;
alter table refunds validate constraint refunds_payment_id_fkey_next;
alter table disputes validate constraint disputes_payment_id_fkey_next;

-- Each takes the place and the name of the one without the family.
do $$
declare
  next record;
begin
  for next in
    select conrelid::regclass as table_name, conname as name, left(conname, -5) as old
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conname like '%\_next'
    order by conname
  loop
    execute format('alter table %s drop constraint if exists %I', next.table_name, next.old);
    execute format('alter table %s rename constraint %I to %I', next.table_name, next.name, next.old);
    commit;
  end loop;
end $$;

do $$
declare
  next record;
begin
  for next in
    select n.relname as name, k.relname as old, i.indrelid::regclass as table_name, c.contype
    from pg_class n
    join pg_index i on i.indexrelid = n.oid and i.indisvalid
    join pg_class k on k.relnamespace = n.relnamespace and k.relname || '_next' = n.relname
    left join pg_constraint c on c.conindid = k.oid and c.contype in ('p', 'u')
    where n.relnamespace = 'public'::regnamespace
    order by n.relname
  loop
    if next.contype is null then
      execute format('drop index %I', next.old);
      execute format('alter index %I rename to %I', next.name, next.old);
    else
      execute format('alter table %s drop constraint %I, add constraint %2$I %s using index %I', next.table_name, next.old,
        case next.contype when 'p' then 'primary key' else 'unique' end, next.name);
    end if;
    commit;
  end loop;
end $$;

-- Both read one part.
create or replace function keep_family_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts
    set balance_minor = balance_minor + case new.side when 'credit' then new.amount_minor else -new.amount_minor end
    where id = new.account_id and family_id = new.family_id and balance_minor is not null;
  return null;
end $$;
create or replace function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select 1
    from ledger_entries e
    join ledger_accounts a on a.id = e.account_id and a.family_id = e.family_id
    where e.transaction_id = new.transaction_id and e.family_id = new.family_id
    group by a.currency
    having sum(case e.side when 'debit' then e.amount_minor else -e.amount_minor end) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- A payment is booked once: in a family by the key of external references, and in no second family by what keeps each
-- reference of a provider with one.
create function keep_reference(named text, family uuid) returns void language plpgsql as $$
declare
  owner uuid;
begin
  insert into provider_references (reference, family_id) values (named, family) on conflict do nothing;
  select r.family_id into owner from provider_references r where r.reference = named;
  if owner <> family then
    raise unique_violation using message = named || ' belongs to another family';
  end if;
end $$;
create or replace function keep_provider_reference() returns trigger language plpgsql as $$
begin
  perform keep_reference(tg_argv[0] || ':' || (to_jsonb(new) ->> tg_argv[1]), new.family_id);
  return null;
end $$;
create function keep_booked_reference() returns trigger language plpgsql as $$
begin
  perform keep_reference(new.external_ref, new.family_id);
  return null;
end $$;
create trigger ledger_transactions_keep_reference after insert on ledger_transactions
  for each row when (new.external_ref ~ '^(stripe|esewa):'
    and new.kind in ('registration_fee', 'renewal_fee', 'wallet_load', 'late_payment'))
  execute function keep_booked_reference();
