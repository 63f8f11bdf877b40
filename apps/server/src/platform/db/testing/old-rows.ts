/** Rows as releases before 0081 wrote them: two families, each with orders of both providers and 350 questions. */
export const oldRows = /* not a text */ `
	set session_replication_role = replica;
	insert into skills (id, grade, domain, domain_name, standard, name, has_generator)
		values ('g3-add', 3, 'NBT', 'Numbers', '3.NBT', 'Add', true);
	create temporary table each_family as select n, gen_random_uuid() as id, gen_random_uuid() as student_id,
		gen_random_uuid() as set_id, gen_random_uuid() as order_id, gen_random_uuid() as esewa_order_id,
		gen_random_uuid() as payment_id from generate_series(1, 2) n;
	insert into families (id) select id from each_family;
	insert into students (id, family_id, name, email, grade, learning_objective)
		select student_id, id, 'Child', 'child' || n || '@example.com', 3, 'Add' from each_family;
	insert into orders (id, family_id, purpose, type, provider, currency, amount_minor, state, paid_at,
			stripe_payment_intent_id, stripe_setup_intent_id)
		select order_id, id, 'addition', 'payment', 'STRIPE', 'USD', 500, 'paid', now(), 'pi_' || n, 'seti_' || n from each_family
		union all select esewa_order_id, id, 'renewal', 'payment', 'ESEWA', 'NPR', 500, 'paid', now(), null, null from each_family;
	insert into order_lines (order_id, family_id, position, student_id, name, email, grade, learning_objective, course_fee_minor)
		select order_id, id, 0, student_id, 'Child', 'child@example.com', 3, 'Add', 500 from each_family;
	insert into ledger_transactions (id, family_id, order_id, external_ref, kind)
		select payment_id, id, order_id, 'payment ' || n, 'late_payment' from each_family;
	-- Before 0017 the ledger said of no movement whose it is.
	insert into ledger_transactions (order_id, external_ref, kind) select order_id, 'fee ' || n, 'registration_fee' from each_family
		union all select null, 'payout', 'payout';
	insert into ledger_accounts (family_id, kind, currency, balance_minor) select id, 'wallet', 'USD', 500 from each_family;
	insert into ledger_entries (transaction_id, account_id, side, amount_minor)
		select t.id, a.id, p.side, 500 from ledger_transactions t
		join (values ('payment', 'stripe_clearing', 'debit'), ('payment', 'wallet', 'credit'),
			('fee', 'stripe_clearing', 'debit'), ('fee', 'registration_revenue', 'credit'),
			('payout', 'payouts_in_transit', 'debit'), ('payout', 'stripe_balance', 'credit')) p (of, account, side)
			on p.of = split_part(t.external_ref, ' ', 1)
		join ledger_accounts a on a.kind = p.account and a.currency = 'USD' and (a.family_id is null or a.family_id = t.family_id);
	insert into refunds (payment_id, order_id, family_id, currency, amount_minor, destination, reason, asked_at, stripe_refund_id)
		select payment_id, order_id, id, 'USD', 100, 'provider', 'asked', now(), 're_' || n from each_family;
	insert into disputes (stripe_dispute_id, payment_id, order_id, family_id, currency, amount_minor, reason, status, standing,
			opened_at, version, checked_at)
		select 'dp_' || n, payment_id, order_id, id, 'USD', 100, 'fraudulent', 'needs_response', 'open', now(), 1, now()
		from each_family;
	insert into esewa_payments (transaction_uuid, order_id, family_id, amount_minor, created_at, state, reference, ended_at)
		select 'try-' || n, esewa_order_id, id, 500, now(), 'complete', 'REF' || n, now() from each_family;
	insert into practice_sessions (id, family_id, student_id, skill_id)
		select set_id, id, student_id, 'g3-add' from each_family;
	insert into practice_questions (family_id, student_id, session_id, position, skill_id, difficulty, fingerprint, question,
			rendered)
		select f.id, student_id, set_id, place, 'g3-add', 1, 'question ' || place,
			jsonb_build_object('sum', place), jsonb_build_object('shown', place)
		from each_family f, generate_series(1, 350) place;
	insert into mastery_steps (question_id, student_id, family_id, skill_id, finished_at, mastery, stage_before, stage_after)
		select id, student_id, family_id, skill_id, created_at, 0.5, 'unknown', case position when 1 then 'learning' else 'unknown' end
		from practice_questions where position < 350;
`;
