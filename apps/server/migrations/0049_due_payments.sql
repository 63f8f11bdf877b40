-- Orders with something at Stripe, and tries at eSewa, are asked about by themselves when they are due.

alter table orders
  -- When somebody was last given what it takes to pay.
  add column tried_at timestamptz,
  -- When the provider is asked next; null where nothing there can be paid.
  add column settle_due_at timestamptz;
create index orders_settle_due_idx on orders (settle_due_at) where settle_due_at is not null;
update orders set tried_at = created_at, settle_due_at = now()
  where state in ('awaiting_provider', 'needs_action')
    or (state in ('draft', 'failed') and created_at > now() - interval '7 days'
      and (stripe_setup_intent_id is not null or stripe_payment_intent_id is not null));

alter table esewa_payments add column due_at timestamptz default now();
create index esewa_payments_due_idx on esewa_payments (due_at) where state = 'open' and due_at is not null;
