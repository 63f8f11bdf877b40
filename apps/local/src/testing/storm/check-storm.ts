import type { TestApp } from "@learnin/server/platform/testing/test-app";
import type { StormLog } from "./storm.ts";

/**
 * Everything in the database that disagrees with what was sent and received, as sentences; empty if there is
 * nothing.
 */
export async function checkStorm(
	{ database: { db } }: TestApp,
	log: Pick<StormLog, "sent" | "acknowledged">,
): Promise<string[]> {
	const attempts = await db
		.selectFrom("attempts")
		.select(["id", "question_id", "kind", "verdict", "is_repeat", "points"])
		.execute();
	const questions = await db
		.selectFrom("practice_questions")
		.select([
			"id",
			"student_id",
			"fingerprint",
			"points",
			"tries_remaining",
			"attempt_count",
			"is_correct",
			"is_skipped",
			"is_missed",
			"finished_at",
		])
		.execute();
	const keys = attempts.map(({ id }) => id);
	const stored = new Set(keys);
	const byQuestion = Map.groupBy(attempts, ({ question_id }) => question_id);
	return [
		...(stored.size < keys.length ? [`${keys.length - stored.size} answers are counted twice`] : []),
		...missing(log.acknowledged, stored, "acknowledged answers are lost"),
		...missing(stored, log.sent, "stored answers were never sent"),
		...questions.flatMap((question) => checkQuestion(question, byQuestion.get(question.id) ?? [])),
		...earnedTwice(questions),
	];
}

interface Question {
	id: string;
	student_id: string;
	fingerprint: string | null;
	points: number;
	tries_remaining: number;
	attempt_count: number;
	is_correct: boolean;
	is_skipped: boolean;
	is_missed: boolean;
	finished_at: Date | null;
}

interface Attempt {
	kind: string;
	verdict: string | null;
	is_repeat: boolean;
	points: number;
}

function checkQuestion(question: Question, attempts: Attempt[]): string[] {
	const right = attempts.filter(({ verdict }) => verdict === "correct").length;
	const cost = attempts.filter(({ verdict, is_repeat }) => verdict === "incorrect" && !is_repeat).length;
	const skips = attempts.filter(({ kind }) => kind === "skip").length;
	const points = attempts.reduce((sum, attempt) => sum + attempt.points, 0);
	const isOver = right === 1 || skips === 1 || cost === 10;
	const facts: [boolean, string][] = [
		[right + skips <= 1, `ended ${right + skips} times`],
		[
			question.tries_remaining === 10 - cost,
			`has ${question.tries_remaining} tries after ${cost} wrong ones`,
		],
		[question.attempt_count === cost + right, `counts ${question.attempt_count} of ${cost + right} attempts`],
		[question.points === points, `has ${question.points} points, its attempts ${points}`],
		[question.is_correct === (right === 1), "is correct without a right answer, or the other way round"],
		[question.is_skipped === (skips === 1), "is skipped without a skip, or the other way round"],
		[(question.finished_at !== null) === isOver, "is finished before its end, or open after it"],
		[question.is_missed === (isOver && (right === 0 || cost > 0)), "is missed or not, against its attempts"],
	];
	return facts.filter(([holds]) => !holds).map(([, fault]) => `question ${question.id} ${fault}`);
}

function earnedTwice(questions: Question[]): string[] {
	const earned = questions.filter(({ points }) => points > 0);
	const same = Map.groupBy(earned, ({ student_id, fingerprint }) => `${student_id} ${fingerprint}`);
	return [...same.values()]
		.filter((group) => group.length > 1)
		.map(([question]) => `question ${question?.fingerprint} earned points twice`);
}

function missing(some: ReadonlySet<string>, all: ReadonlySet<string>, words: string): string[] {
	const count = [...some].filter((key) => !all.has(key)).length;
	return count === 0 ? [] : [`${count} ${words}`];
}
