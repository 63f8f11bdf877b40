-- Identity: sign-ins beside the password, what a session may do, links sent by mail, consent, the audit log.

-- A child without an address of its own has an account too, but no way to sign in with it.
alter table accounts
  alter column email drop not null,
  add column totp_secret bytea,
  add column totp_confirmed_at timestamptz,
  -- The last time step whose code was taken: a code works once (RFC 6238 section 5.2).
  add column totp_used_step bigint,
  -- argon2id of the parent's PIN that leads back from a child's session on the same device.
  add column pin_hash text,
  add constraint accounts_sign_in_needs_email check (email is not null or (password_hash is null and not is_admin)),
  add constraint accounts_totp_confirmed check (totp_confirmed_at is null or totp_secret is not null);

create table recovery_codes (
  code_hash bytea not null check (length(code_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Somebody else's word for who a person is: linked by issuer and subject, never by email.
create table identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  constraint identities_account_id_issuer_key unique (account_id, issuer)
);

alter table sessions
  -- The parent who started a child's practice on the own device; such a session may do what the child may, no more.
  add column opened_by uuid references accounts (id) on delete cascade,
  add column second_factor_at timestamptz,
  add column last_seen_at timestamptz not null default now(),
  drop constraint sessions_ended_because_check,
  add constraint sessions_ended_because_check check (ended_because in
    ('signed_out', 'signed_out_everywhere', 'reuse', 'password_changed', 'deactivated', 'expired', 'back_to_parent', 'consent_withdrawn'));
create index sessions_opened_by_idx on sessions (opened_by) where opened_by is not null;

-- A link mailed to prove an address: works once and not for long; only its hash is kept.
create table mailed_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('reset_password', 'change_email')),
  account_id uuid not null references accounts (id) on delete cascade,
  new_email text check (new_email = lower(new_email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'change_email') = (new_email is not null))
);
create index mailed_links_account_id_idx on mailed_links (account_id, purpose);
create index mailed_links_expires_at_idx on mailed_links (expires_at);

-- A sign-in that is on its way to the identity provider and back.
create table google_flows (
  state_hash bytea primary key check (length(state_hash) = 32),
  -- Of the cookie that binds it to one browser.
  browser_hash bytea not null check (length(browser_hash) = 32),
  nonce text not null,
  code_verifier text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index google_flows_expires_at_idx on google_flows (expires_at);

-- What came back, waiting for the page that asked.
create table google_handoffs (
  code_hash bytea primary key check (length(code_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  issuer text not null,
  subject text not null,
  email text not null check (email = lower(email)),
  email_verified boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index google_handoffs_expires_at_idx on google_handoffs (expires_at);

-- Consent: for practice, and apart from it for the reading of written answers by a model.
alter table consents
  add column withdrawn_by uuid references accounts (id) on delete set null,
  drop constraint consents_method_check,
  add constraint consents_method_check check (method in ('card_payment', 'esewa_payment', 'wallet_payment', 'guardian_switch')),
  add constraint consents_scopes_known check (scopes <@ array['practice', 'reports_to_guardians', 'model_reading']);
-- Without the consent to a model a written answer goes to a person.
alter table answer_reviews
  drop constraint answer_reviews_cause_check,
  add constraint answer_reviews_cause_check check (cause in ('no_model', 'no_consent', 'model_unsure', 'model_failed'));
create index consents_standing_idx on consents (student_id) where withdrawn_at is null;

-- What people of the house and guardians did to accounts, children and money. It names nobody: ids only.
create table audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Null: the product itself, by a job or a command.
  actor_id uuid,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject_id uuid,
  family_id uuid,
  details jsonb not null
);
create index audit_log_created_at_idx on audit_log (created_at desc, id desc);
create index audit_log_family_idx on audit_log (family_id, id desc) where family_id is not null;
create index audit_log_actor_idx on audit_log (actor_id, id desc) where actor_id is not null;
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'check_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();

-- A second guardian is invited by mail, as a child is.
create table guardian_invitations (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references families (id) on delete cascade,
  invited_by uuid references accounts (id) on delete set null,
  email text not null check (email = lower(email)),
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  constraint guardian_invitations_token_hash_key unique (token_hash),
  check (used_at is null or revoked_at is null)
);
create index guardian_invitations_family_id_idx on guardian_invitations (family_id, created_at);

-- More to pay for than the first registration.
alter table orders
  drop constraint orders_purpose_check,
  add constraint orders_purpose_check check (purpose in ('registration', 'addition', 'renewal'));
