-- Reads every row beside those who write: no lock that anybody waits for.
alter table accounts validate constraint accounts_time_zone_check;
alter table students validate constraint students_time_zone_check;
alter table past_rules validate constraint past_rules_time_zone_check;

-- A file whose work stopped for good is failed, and keeps its content where it was not read to its end: it can be tried
-- again.
alter table question_imports
  drop constraint question_imports_content_check,
  add constraint question_imports_content_check check (
    (state <> 'reading' or content is not null) and (content is null or state in ('reading', 'failed')));
-- Those that are worked on, looked through for ones whose job is gone.
create index question_imports_working_idx on question_imports (id) where state in ('reading', 'storing');
