-- What the buyer's bank statement says, as the provider wrote it on the charge. Null for receipts made before this, of which
-- nothing is known any more, and for payments that no card made.
alter table order_receipts add column statement text check (length(statement) between 1 and 100);
