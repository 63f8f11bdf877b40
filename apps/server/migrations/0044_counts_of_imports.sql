-- The list of imports counts what became of the items of each: from the index alone.
create index question_import_items_told_idx on question_import_items (import_id, outcome, position) include (stored_at);
drop index question_import_items_outcome_idx;
