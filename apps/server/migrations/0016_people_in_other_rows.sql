-- Rows in which a person acted for others. When that person's account is deleted they are emptied of it, and must be
-- found without reading whole tables.
create index consents_account_id_idx on consents (account_id) where account_id is not null;
create index consents_withdrawn_by_idx on consents (withdrawn_by) where withdrawn_by is not null;
create index orders_account_id_idx on orders (account_id) where account_id is not null;
create index guardian_invitations_invited_by_idx on guardian_invitations (invited_by) where invited_by is not null;
create index problem_reports_resolved_by_idx on problem_reports (resolved_by) where resolved_by is not null;
create index answer_reviews_decided_by_idx on answer_reviews (decided_by) where decided_by is not null;
