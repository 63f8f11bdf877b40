-- needs 0116
-- outside of a transaction
drop index concurrently if exists attempts_question_idx;
