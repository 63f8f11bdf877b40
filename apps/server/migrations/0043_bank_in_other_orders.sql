-- The bank in the order of how questions fare with students.

create index question_statistics_solved_idx
  on question_statistics ((first_try::double precision / nullif(finished, 0)), question_id) where finished > 0;
create index question_statistics_reports_idx on question_statistics (open_reports desc, question_id desc)
  where open_reports > 0;
