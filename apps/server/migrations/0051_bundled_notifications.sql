-- What happened to one child on one day of the reader's calendar is one row of the bell.

alter table notifications add column bundle text check (length(bundle) between 1 and 100);
create index notifications_bundle_idx on notifications (account_id, bundle, created_at desc, id desc)
  where bundle is not null;
