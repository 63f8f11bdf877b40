import type { Pool } from "pg";

/** The product stores no more kinds of errors than that. */
const mostErrors = 2_000;
const candidatesEach = 5;
const itemsEach = 100;

/** As many rows of everything else that grows as there are questions. */
export async function insertBeside(pool: Pool, rows: number): Promise<void> {
	await pool.query(insertStatistics);
	await pool.query(insertGenerations, [Math.ceil(rows / candidatesEach), candidatesEach]);
	await pool.query(insertImports, [Math.ceil(rows / itemsEach), itemsEach]);
	await pool.query(insertImages, [rows]);
	await pool.query(insertMails, [rows]);
	await pool.query(insertErrors, [Math.min(rows, mostErrors)]);
	await pool.query(insertActs, [rows]);
	await pool.query(insertFamilies, [rows]);
}

/** Failed jobs of a queue: finished ones are not kept. */
export async function insertJobs(pool: Pool, rows: number): Promise<void> {
	await pool.query(
		`insert into jobs.job (name, data, state, retry_count, retry_limit, output, created_on, started_on, completed_on)
		select case when n % 2 = 0 then 'send-mail' else 'settle-order' end, jsonb_build_object('order_id', gen_random_uuid()),
			case when n % 5 = 0 then 'cancelled' else 'failed' end::jobs.job_state, 20, 20,
			jsonb_build_object('message', 'nobody answered'), now() - n * interval '1 second', now(), now()
		from generate_series(1, $1::int) as n`,
		[rows],
	);
}

/** Of every published question; one in fifty was reported. */
const insertStatistics = `
	insert into question_statistics (question_id, version, finished, first_try, skipped, mean_tries, median_active_ms,
		discrimination, open_reports, measured_at)
	select id, published_version, 40, n % 41, 0, 1.5, 20000, 0.4, case when n % 50 = 0 then 1 + n % 3 else 0 end, now()
	from (
		select id, published_version, row_number() over (order by id)::int as n
		from questions where published_version is not null
	) as published`;

const insertGenerations = `
	with prompt as (
		insert into generation_prompts (purpose, version, wording, created_at)
		values ('generate-question', '1-bench', 'Write a question.', now()) returning purpose, version
	), example as (
		select question, rendered from question_versions limit 1
	), jobs as (
		insert into generation_jobs (id, kind, state, skill_id, question_type, answer_type, difficulty, wish, models,
			sends_to_review, created_at, finished_at)
		select gen_random_uuid(), (array['single', 'several', 'compare', 'relevance'])[1 + n % 4], 'done', 'add-within-100',
			'FILL_ONE', 'INTEGER', 2, 'About trains.', array['Bench'], false, now() - n * interval '1 minute', now()
		from generate_series(1, $1::int) as n returning id
	), candidates as (
		insert into generation_candidates (id, job_id, number, model, state, caught_by, question, rendered, fingerprint,
			expressions, stages, near_duplicates, relevance, cost_micros, writing_ms, duration_ms, finished_at)
		select gen_random_uuid(), j.id, n, 'Bench', case when n = 1 then 'caught' else 'ready' end,
			case when n = 1 then 'checks' end, e.question, e.rendered, 'bench', '[]',
			'[{"stage":"schema","outcome":"passed","reason":null,"detail":"","faults":[],"duration_ms":1}]', '[]', 0.5, 100, 900,
			1000, now()
		from jobs j, example e, generate_series(1, $2::int) as n returning id
	)
	insert into generation_calls (candidate_id, purpose, prompt_version, model, instructions, messages, outcome, answer,
		duration_ms, created_at)
	select c.id, p.purpose, p.version, 'Bench', 'Write a question.', array['About trains.'], 'answered', '{}', 900, now()
	from candidates c, prompt p`;

const insertImports = `
	with imports as (
		insert into question_imports (id, file_name, asked_format, format, state, skill_id, difficulty, tags, note, item_count,
			read_count, created_at)
		select gen_random_uuid(), 'set-' || n || '.json', 'auto', 'json', 'done', 'add-within-100', 2, '{}', '', $2, $2,
			now() - n * interval '1 minute'
		from generate_series(1, $1::int) as n returning id
	)
	insert into question_import_items (import_id, position, name, outcome, notes, skill_id, difficulty, tags)
	select i.id, n, 'Question ' || n, case when n % 10 = 0 then 'refused' else 'present' end, '[]', 'add-within-100', 2, '{}'
	from imports i, generate_series(1, $2::int) as n`;

const insertImages = `
	insert into images (id, width, height, name, alt, created_at)
	select encode(sha256(convert_to(n::text, 'UTF8')), 'hex'), 640, 480, 'picture-' || n,
		case when n % greatest($1::int / 50, 10) = 0 then 'A walrus' when n % 10 = 0 then '' else 'A boat' end,
		now() - n * interval '1 minute'
	from generate_series(1, $1::int) as n`;

const insertMails = `
	insert into mail_log (id, kind, address, state, tries, created_at, tried_at)
	select gen_random_uuid(), 'receipt', 'parent' || n || '@bench.test', case when n % 20 = 0 then 'failed' else 'sent' end, 1,
		now() - n * interval '1 minute', now()
	from generate_series(1, $1::int) as n`;

const insertErrors = `
	insert into error_reports (id, kind, page, message, version, reports, first_seen_at, last_seen_at, done_at)
	select gen_random_uuid(), 'render', '/practice', 'It broke at ' || n, '1', 1, now(), now() - n * interval '1 minute',
		case when n % 2 = 0 then now() end
	from generate_series(1, $1::int) as n`;

const insertActs = `
	insert into audit_log (actor_id, action, subject_id, details, created_at)
	select gen_random_uuid(), (array['question.approved', 'family.seen', 'mail.resent', 'job.retried'])[1 + n % 4],
		gen_random_uuid(), '{}', now() - ($1::int - n) * interval '1 minute'
	from generate_series(1, $1::int) as n`;

/** Families with one enrolled child. */
const insertFamilies = `
	with wanted as materialized (
		select n, gen_random_uuid() as family_id, gen_random_uuid() as parent_id, gen_random_uuid() as account_id,
			gen_random_uuid() as student_id, gen_random_uuid() as order_id, gen_random_uuid() as line_id,
			now() - interval '100 days' - n * interval '1 minute' as at
		from generate_series(1, $1::int) as n
	), family as (
		insert into families (id, created_at) select family_id, at from wanted
	), account as (
		insert into accounts (id, email, name, user_type, created_at)
		select parent_id, 'parent' || n || '@bench.test', 'Parent ' || n, 'PARENT', at from wanted
		union all
		select account_id, 'student' || n || '@bench.test', 'Student ' || n, 'STUDENT', at from wanted
	), guardian as (
		insert into guardians (family_id, account_id, is_owner) select family_id, parent_id, true from wanted
	), student as (
		insert into students (id, family_id, account_id, name, email, grade, learning_objective, created_at)
		select student_id, family_id, account_id, 'Student ' || n, 'student' || n || '@bench.test', 2 + n % 7,
			'Keep up with class', at from wanted
	), paid as (
		insert into orders (id, family_id, purpose, type, provider, state, currency, amount_minor, created_at, paid_at)
		select order_id, family_id, 'registration', 'payment', 'STRIPE', 'paid', 'USD', 1000, at, at from wanted
	), line as (
		insert into order_lines (id, order_id, family_id, position, student_id, name, email, grade, learning_objective,
			course_fee_minor)
		select line_id, order_id, family_id, 0, student_id, 'Student ' || n, 'student' || n || '@bench.test', 2 + n % 7,
			'Keep up with class', 1000 from wanted
	)
	insert into enrolments (family_id, student_id, order_line_id, starts_at, ends_at)
	select family_id, student_id, line_id, at, now() + interval '10 days' from wanted`;
