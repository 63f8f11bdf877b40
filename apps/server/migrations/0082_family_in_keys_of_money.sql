-- needs 0082
-- outside of a transaction
-- The family in the keys and references of orders and of what belongs to them (decision 0101), as 0081 did it.

-- Whose payment, refund or dispute a provider speaks of. It keeps each reference with one family, which no key of a family's
-- table can do across machines.
create table provider_references (
  -- The provider and its own id, such as 'stripe:pi_…' or 'esewa:<transaction_uuid>'.
  reference text primary key check (reference ~ '^(stripe|esewa|esewa-reference):' and length(reference) <= 300),
  family_id uuid not null references families (id) on delete cascade
);
create index concurrently provider_references_family_id_idx on provider_references (family_id);

-- Written with the row that names it, also by code that does not know this table.
create function keep_provider_reference() returns trigger language plpgsql as $$
declare
  named constant text := tg_argv[0] || ':' || (to_jsonb(new) ->> tg_argv[1]);
  owner uuid;
begin
  insert into provider_references (reference, family_id) values (named, new.family_id) on conflict do nothing;
  select r.family_id into owner from provider_references r where r.reference = named;
  if owner <> new.family_id then
    raise unique_violation using message = named || ' belongs to another family';
  end if;
  return null;
end $$;
create trigger orders_keep_payment_intent after insert or update of stripe_payment_intent_id on orders
  for each row when (new.stripe_payment_intent_id is not null)
  execute function keep_provider_reference('stripe', 'stripe_payment_intent_id');
create trigger orders_keep_setup_intent after insert or update of stripe_setup_intent_id on orders
  for each row when (new.stripe_setup_intent_id is not null)
  execute function keep_provider_reference('stripe', 'stripe_setup_intent_id');
create trigger refunds_keep_reference after insert or update of stripe_refund_id on refunds
  for each row when (new.stripe_refund_id is not null)
  execute function keep_provider_reference('stripe', 'stripe_refund_id');
create trigger disputes_keep_reference after insert or update of stripe_dispute_id on disputes
  for each row execute function keep_provider_reference('stripe', 'stripe_dispute_id');
create trigger esewa_payments_keep_payment after insert or update of transaction_uuid on esewa_payments
  for each row execute function keep_provider_reference('esewa', 'transaction_uuid');
create trigger esewa_payments_keep_reference after insert or update of reference on esewa_payments
  for each row when (new.reference is not null)
  execute function keep_provider_reference('esewa-reference', 'reference');
-- Those from before. A row written meanwhile has kept its own.
insert into provider_references (reference, family_id)
  select 'stripe:' || stripe_payment_intent_id, family_id from orders where stripe_payment_intent_id is not null
  union all select 'stripe:' || stripe_setup_intent_id, family_id from orders where stripe_setup_intent_id is not null
  union all select 'stripe:' || stripe_refund_id, family_id from refunds where stripe_refund_id is not null
  union all select 'stripe:' || stripe_dispute_id, family_id from disputes
  union all select 'esewa:' || transaction_uuid, family_id from esewa_payments
  union all select 'esewa-reference:' || reference, family_id from esewa_payments where reference is not null
  on conflict do nothing;

create unique index concurrently orders_pkey_next on orders (id, family_id);
create unique index concurrently orders_stripe_payment_intent_id_key_next on orders (stripe_payment_intent_id, family_id);
create unique index concurrently orders_stripe_setup_intent_id_key_next on orders (stripe_setup_intent_id, family_id);
create unique index concurrently order_lines_pkey_next on order_lines (id, family_id);
create unique index concurrently order_lines_order_id_position_key_next on order_lines (order_id, position, family_id);
create unique index concurrently order_receipts_pkey_next on order_receipts (order_id, family_id);
create unique index concurrently enrolments_pkey_next on enrolments (id, family_id);
create unique index concurrently enrolments_order_line_id_key_next on enrolments (order_line_id, family_id);
create unique index concurrently esewa_payments_pkey_next on esewa_payments (transaction_uuid, family_id);
create unique index concurrently esewa_payments_reference_key_next on esewa_payments (reference, family_id);
create unique index concurrently refunds_pkey_next on refunds (id, family_id);
create unique index concurrently refunds_stripe_refund_id_key_next on refunds (stripe_refund_id, family_id);
create unique index concurrently refunds_one_pending_per_order_idx_next on refunds (order_id, family_id) where state = 'pending';
create unique index concurrently disputes_pkey_next on disputes (id, family_id);
create unique index concurrently disputes_stripe_dispute_id_key_next on disputes (stripe_dispute_id, family_id);

-- A disagreement outlives its order, and a line of Stripe's balance is no family's: neither refers to a family's row.
alter table payment_disagreements drop constraint payment_disagreements_order_id_fkey;
alter table stripe_balance_entries drop constraint stripe_balance_entries_dispute_id_fkey;

alter table disputes add constraint disputes_order_id_fkey_next
  foreign key (order_id, family_id) references orders (id, family_id) not valid;
alter table enrolments add constraint enrolments_order_line_id_fkey_next
  foreign key (order_line_id, family_id) references order_lines (id, family_id) not valid;
alter table esewa_payments add constraint esewa_payments_order_id_fkey_next
  foreign key (order_id, family_id) references orders (id, family_id) on delete cascade not valid;
alter table ledger_transactions add constraint ledger_transactions_order_id_fkey_next
  foreign key (order_id, family_id) references orders (id, family_id) not valid;
alter table order_lines add constraint order_lines_dispute_id_fkey_next
  foreign key (dispute_id, family_id) references disputes (id, family_id) not valid;
alter table order_lines add constraint order_lines_order_id_fkey_next
  foreign key (order_id, family_id) references orders (id, family_id) on delete cascade not valid;
alter table order_lines add constraint order_lines_refund_id_fkey_next
  foreign key (refund_id, family_id) references refunds (id, family_id) not valid;
alter table order_lines add constraint order_lines_student_id_fkey_next
  foreign key (student_id, family_id) references students (id, family_id) on delete set null (student_id) not valid;
alter table ledger_accounts add constraint ledger_accounts_student_id_fkey_next
  foreign key (student_id, family_id) references students (id, family_id) on delete set null (student_id) not valid;
alter table order_receipts add constraint order_receipts_order_id_fkey_next
  foreign key (order_id, family_id) references orders (id, family_id) on delete cascade not valid;
alter table refunds add constraint refunds_order_id_fkey_next
  foreign key (order_id, family_id) references orders (id, family_id) not valid;
alter table disputes validate constraint disputes_order_id_fkey_next;
alter table enrolments validate constraint enrolments_order_line_id_fkey_next;
alter table esewa_payments validate constraint esewa_payments_order_id_fkey_next;
alter table ledger_transactions validate constraint ledger_transactions_order_id_fkey_next;
alter table order_lines validate constraint order_lines_dispute_id_fkey_next;
alter table order_lines validate constraint order_lines_order_id_fkey_next;
alter table order_lines validate constraint order_lines_refund_id_fkey_next;
alter table order_lines validate constraint order_lines_student_id_fkey_next;
alter table ledger_accounts validate constraint ledger_accounts_student_id_fkey_next;
alter table order_receipts validate constraint order_receipts_order_id_fkey_next;
alter table refunds validate constraint refunds_order_id_fkey_next;

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
