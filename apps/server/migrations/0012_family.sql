-- A second guardian, invitations that are sent again, and fees for more days.

-- A family has two guardians at most: the one who set it up and one more.
create unique index guardians_one_second_idx on guardians (family_id) where not is_owner;

-- At most one link of each kind can be opened at a time; an earlier one is withdrawn before the next is sent.
update invitations i set revoked_at = now()
  where used_at is null and revoked_at is null and exists (
    select from invitations later
    where later.student_id = i.student_id and (later.created_at, later.id) > (i.created_at, i.id)
      and later.used_at is null and later.revoked_at is null);
create unique index invitations_one_open_idx on invitations (student_id) where used_at is null and revoked_at is null;
create unique index guardian_invitations_one_open_idx on guardian_invitations (family_id)
  where used_at is null and revoked_at is null;

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('registration_fee', 'renewal_fee'));
