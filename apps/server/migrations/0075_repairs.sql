-- The repair of a wrong procedure (decision 0082) is a set of three questions in which the procedure would show.
alter table practice_sessions add column procedure text check (length(procedure) between 1 and 300);
alter table practice_sessions drop constraint practice_sessions_kind_check;
alter table practice_sessions add constraint practice_sessions_kind_check
  check (kind in ('skill', 'daily', 'review', 'bookmarks', 'assignment', 'repair')
    and (kind = 'repair') = (procedure is not null)) not valid;
alter table practice_sessions validate constraint practice_sessions_kind_check;
-- Few sets are repairs. The newest of each procedure says whether another one is due.
create index practice_sessions_repairs_idx on practice_sessions (student_id, procedure, created_at desc)
  where procedure is not null;
