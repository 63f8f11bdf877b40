-- Whether a mailbox belongs to whoever has the account, and who is told that paid days end.

-- When somebody showed that they read the mail of the account's address. Without it there is no second factor: it would
-- keep the owner of the address out of an account that a stranger opened with it.
alter table accounts add column email_verified_at timestamptz;
-- Who was here before is not asked now.
update accounts set email_verified_at = created_at where email is not null;

alter table mailed_links
  drop constraint mailed_links_purpose_check,
  add constraint mailed_links_purpose_check check (purpose in ('reset_password', 'change_email', 'confirm_email'));

-- The daily look for periods that end soon or have just ended.
create index enrolments_ends_at_idx on enrolments (ends_at) where ended_early_at is null;
