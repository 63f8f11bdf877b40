-- What a receipt says beyond its order: the seller as of the payment, the buyer's address, and the card as the provider's
-- charge has it.

create table order_receipts (
  order_id uuid primary key references orders (id) on delete cascade,
  family_id uuid not null references families (id),
  -- As the payer wrote it, in lines.
  billing_address text check (length(billing_address) between 1 and 300),
  seller_name text check (length(seller_name) between 1 and 200),
  seller_address text check (length(seller_address) between 1 and 200),
  seller_tax_id text check (length(seller_tax_id) between 1 and 200),
  card_brand text check (length(card_brand) between 1 and 40),
  card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
  -- What the payer gave to the provider's form.
  card_address text check (length(card_address) between 1 and 500),
  mailed_at timestamptz,
  check ((card_brand is null) = (card_last_four is null)),
  check ((seller_name is null) = (seller_address is null)),
  check (mailed_at is null or seller_name is not null)
);
create index order_receipts_family_id_idx on order_receipts (family_id);

-- For receipts that are to come.
alter table families add column billing_address text check (length(billing_address) between 1 and 300);
