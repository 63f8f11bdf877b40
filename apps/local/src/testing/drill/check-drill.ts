import { findLedgerFaults } from "@learnin/server/platform/ledger-proof/find-ledger-faults";
import { learnAllWaiting } from "@learnin/server/features/mastery/index";
import type { TestApp } from "@learnin/server/platform/testing/test-app";
import { checkStorm } from "../storm/check-storm.ts";
import type { CrowdLog } from "./crowd.ts";

/** What a database must contain after a drill. */
export interface Checked {
	/** Every fault, as a sentence; empty if there is none. */
	faults: string[];
	/** How many answers of `must` exist. */
	kept: number;
	/** All other acknowledged answers, and how many of them are lost. */
	others: { acknowledged: number; gone: number };
	ledger_transactions: number;
	learned: number;
}

/**
 * Checks that every answer acknowledged before a given time exists, that questions, mastery and books agree
 * with it, and that there was anything to check.
 */
export async function checkDrill(app: TestApp, log: CrowdLog, moment: number): Promise<Checked> {
	const { pool } = app.database;
	const must = new Set([...log.acknowledged].filter(([, at]) => at <= moment).map(([key]) => key));
	const faults = await checkStorm(app, { sent: log.sent, acknowledged: must });
	await learnAllWaiting(learnerOf(app));
	const { rows: wrong } = await pool.query<{ fault: string }>(masteryFaults);
	faults.push(...wrong.map(({ fault }) => fault));
	const { counts, faults: inBooks } = await findLedgerFaults(pool, new Date());
	faults.push(...inBooks.map((fault) => `books: ${JSON.stringify(fault)}`));
	const { rows } = await pool.query<{ client_key: string }>("select id as client_key from attempts");
	const stored = new Set(rows.map(({ client_key }) => client_key));
	const others = [...log.acknowledged.keys()].filter((key) => !must.has(key));
	const { rows: steps } = await pool.query<{ count: number }>(
		"select count(*)::int from practice_questions where mastery is not null",
	);
	const learned = steps[0]?.count ?? 0;
	if (must.size === 0) faults.push("no answer was acknowledged, so nothing was tried");
	if (learned === 0) faults.push("nothing was learned from");
	if (counts.transactions === 0) faults.push("the books are empty");
	return {
		faults,
		kept: [...must].filter((key) => stored.has(key)).length,
		others: { acknowledged: others.length, gone: others.filter((key) => !stored.has(key)).length },
		ledger_transactions: counts.transactions,
		learned,
	};
}

/** What mastery updates need; none of them sends email. */
function learnerOf({ config, database: { db } }: TestApp): Parameters<typeof learnAllWaiting>[0] {
	const jobs = { add: async () => {}, handle() {}, repeat() {}, async start() {}, async stop() {} };
	return { db, config, jobs, now: () => new Date(), log: { warn: () => {} } };
}

/** Each finished question is applied once, or is pending; each skill counts what was applied. */
const masteryFaults = `
	select 'question ' || q.id || ' is finished and was neither learned from nor waits' as fault
	from practice_questions q
	where q.finished_at is not null and q.mastery is null
		and not exists (select from questions_to_learn w where w.question_id = q.id)
	union all
	select 'question ' || question_id || ' waits to be learned from' from questions_to_learn
	union all
	select 'student ' || coalesce(m.student_id, s.student_id) || ' counts ' || coalesce(m.finished_count, 0) || ' of '
		|| coalesce(s.count, 0) || ' questions of ' || coalesce(m.skill_id, s.skill_id)
	from (select student_id, skill_id, finished_count from skill_masteries where finished_count > 0) m
	full join (select student_id, skill_id, count(*)::int from practice_questions where mastery is not null group by 1, 2) s
		on s.student_id = m.student_id and s.skill_id = m.skill_id
	where coalesce(m.finished_count, 0) <> coalesce(s.count, 0)
	union all
	select 'the skills of student ' || m.student_id || ' were learned without an ability' from skill_masteries m
	where not exists (select from student_abilities a where a.student_id = m.student_id)
	limit 20`;
