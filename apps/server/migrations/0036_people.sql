-- Super-admins find people, shut them out, invite parents, see the product as somebody, and read figures by day.

-- Why somebody was shut out, in a super-admin's words. Apart from the audit log, which keeps no words: these go with the
-- account. A child without an account has them on its own row.
alter table accounts
  add column deactivated_at timestamptz,
  add column deactivation_reason text check (length(deactivation_reason) between 3 and 500);
alter table students
  add column deactivated_at timestamptz,
  add column deactivation_reason text check (length(deactivation_reason) between 3 and 500);

-- Who made an account for somebody else: until it has a password, it waits for its owner.
alter table mailed_links
  drop constraint mailed_links_purpose_check,
  add constraint mailed_links_purpose_check
    check (purpose in ('reset_password', 'change_email', 'confirm_email', 'invite_parent'));

-- The session of the super-admin from which this one was opened to see the product as its account does: it reads, and
-- changes nothing. It lives no longer than that one.
alter table sessions add column seen_from uuid references sessions (id) on delete cascade;
create index sessions_seen_from_idx on sessions (seen_from) where seen_from is not null;

-- People by the beginnings of words: of a name, and of an address, whose signs part its words. No extension is needed,
-- and every script is found by how it is written.
create index accounts_words_idx on accounts
  using gin (to_tsvector('simple', name || ' ' || translate(coalesce(email, ''), '@.+-_', '     ')))
  where user_type <> 'STUDENT';
create index accounts_newest_idx on accounts (created_at desc, id desc) where user_type <> 'STUDENT';
create index accounts_by_name_idx on accounts (lower(name), id) where user_type <> 'STUDENT';
create index accounts_registering_idx on accounts (created_at desc, id desc) where user_type = 'UNKNOWN';
-- Few, among many.
create index accounts_inactive_idx on accounts (created_at desc, id desc) where not is_active;

create index students_words_idx on students
  using gin (to_tsvector('simple', name || ' ' || translate(email, '@.+-_', '     ')));
create index students_newest_idx on students (created_at desc, id desc);
create index students_by_name_idx on students (lower(name), id);
create index students_grade_idx on students (grade, created_at desc, id desc);
create index students_inactive_idx on students (created_at desc, id desc) where not is_active;
create index students_to_delete_idx on students (family_id, created_at desc, id desc) where deletion_warned_at is not null;

create index audit_log_subject_idx on audit_log (subject_id, id desc) where subject_id is not null;

-- Figures of days that are over, in UTC. They are of nobody in particular, and stay when somebody is forgotten.
create table daily_figures (
  day date primary key,
  new_families integer not null check (new_families >= 0),
  -- Children whose paid time was running when the day ended.
  enrolled integer not null check (enrolled >= 0),
  finished integer not null check (finished >= 0),
  first_try integer not null check (first_try between 0 and finished),
  counted_at timestamptz not null
);

-- Money of the same days, as it came in and went back.
create table daily_money (
  day date not null,
  currency text not null check (currency in ('USD', 'NPR')),
  payments integer not null check (payments >= 0),
  paid_minor bigint not null check (paid_minor >= 0),
  refunds integer not null check (refunds >= 0),
  refunded_minor bigint not null check (refunded_minor >= 0),
  primary key (day, currency),
  foreign key (day) references daily_figures (day) on delete cascade
);

-- The day that is not over is counted when somebody looks, and so are days that no job has kept yet.
create index families_created_at_idx on families (created_at);
create index enrolments_starts_at_idx on enrolments (starts_at);
create index enrolments_ended_early_at_idx on enrolments (ended_early_at) where ended_early_at is not null;
create index orders_paid_at_idx on orders (paid_at) where paid_at is not null;
create index refunds_settled_at_idx on refunds (settled_at) where state = 'succeeded';
