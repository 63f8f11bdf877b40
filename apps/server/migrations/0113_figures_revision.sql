-- Changes with everything that is learned from all students together, so that a node reads it again only then. A trigger,
-- because nodes of the release before do not know of it.
alter table mastery_calibration add column revision uuid not null default gen_random_uuid();
create function renew_figures_revision() returns trigger language plpgsql as $$
begin
  new.revision := gen_random_uuid();
  return new;
end $$;
create trigger mastery_calibration_renewed before update on mastery_calibration
  for each row execute function renew_figures_revision();
