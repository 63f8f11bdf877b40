import { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import {
	openHint,
	skipQuestion,
	startSession,
	submitAnswer,
} from "@learnin/contract/routes/practice/practice.contract";
import { refreshToken } from "@learnin/contract/routes/people/sign-in.contract";
import { procedureOf } from "@learnin/curriculum/procedures/procedure-of";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import type { App } from "@learnin/server/app";
import type { Call } from "./api-client.ts";
import { DAY_MS } from "@learnin/domain/time/day";

interface Practice {
	app: App;
	call: Call;
	clock: { now: Date };
	/** Refreshed on each day: a token does not survive the jumps of the clock. */
	refresh_token: string;
	until: Date;
}

interface PlannedSet {
	skill_id: string;
	/** How many of ten are solved on the first try. */
	first_try: number;
	/** The procedure behind the wrong ones, where possible. */
	procedure?: string;
}

/** What a fifth-grader might work on, day by day. */
const plan: PlannedSet[][] = [
	[{ skill_id: "add-sub-decimals", first_try: 7 }],
	[{ skill_id: "equivalent-fractions", first_try: 8 }],
	[],
	[{ skill_id: "add-sub-fractions-unlike", first_try: 5 }],
	[{ skill_id: "multiply-two-by-two-digit", first_try: 9 }],
	[{ skill_id: "add-sub-fractions-unlike", first_try: 7 }],
	[{ skill_id: "multiply-decimals", first_try: 4, procedure: "misplaces-the-decimal-point" }],
	[],
	[{ skill_id: "multiply-fractions", first_try: 8 }],
	[
		{ skill_id: "add-sub-fractions-unlike", first_try: 9 },
		{ skill_id: "compare-fractions-unlike", first_try: 10 },
	],
	[{ skill_id: "multiply-decimals", first_try: 5, procedure: "misplaces-the-decimal-point" }],
];

/** Practices through the product's own routes, with the clock moved through the days. */
export async function practiseDays(practice: Practice): Promise<void> {
	const { clock, until } = practice;
	for (const [index, sessions] of plan.entries()) {
		clock.now = new Date(until.getTime() - (plan.length - index) * DAY_MS);
		for (const session of sessions) await practiseSession(practice, session, 10);
	}
	// Today a set is started and left, so that there is something to continue.
	clock.now = new Date(until.getTime() - 40 * 60_000);
	await practiseSession(practice, { skill_id: "add-sub-fractions-unlike", first_try: 4 }, 4);
}

async function practiseSession(practice: Practice, session: PlannedSet, count: number): Promise<void> {
	const { call, clock } = practice;
	const tokens = await call(refreshToken, { body: { refresh_token: practice.refresh_token } });
	practice.refresh_token = tokens.refresh_token;
	const token = tokens.access_token;
	const { questions } = await call(
		startSession,
		{ body: { kind: "skill", skill_id: session.skill_id } },
		token,
	);
	for (const [index, { id }] of questions.slice(0, count).entries()) {
		const question = await keyOf(practice.app, id);
		const isFirstTry = (index * 7 + 3) % 10 < session.first_try;
		if (!isFirstTry) await struggle(practice, token, { id, wrong: wrongIn(session, question), index });
		if (index % 10 === 9 && !isFirstTry) {
			await call(
				skipQuestion,
				{ params: { question_id: id }, body: { client_key: crypto.randomUUID(), ...timing(practice) } },
				token,
			);
		} else {
			await answer(practice, token, id, rightAnswer(question));
		}
		clock.now = new Date(clock.now.getTime() + 20_000 + index * 3_000);
	}
	// Reading the plan learns from the set, so that its notifications are of this day and not of the next one.
	await call(getPlan, {}, token);
}

/** A wrong answer, a known mistake if there is one, and sometimes a hint. */
async function struggle(
	practice: Practice,
	token: string,
	asked: { id: string; wrong: StudentAnswer; index: number },
): Promise<void> {
	const { id, wrong, index } = asked;
	await answer(practice, token, id, wrong);
	practice.clock.now = new Date(practice.clock.now.getTime() + 15_000);
	if (index % 3 === 0)
		await practice.call(openHint, { params: { question_id: id }, body: { shown: 0 } }, token);
}

/** The answer of the set's procedure, if it is among the likeliest wrong answers. */
function wrongIn({ skill_id, procedure }: PlannedSet, question: Question): StudentAnswer {
	const likely = [0, 1, 2, 3].map((n) => wrongAnswer(question, n));
	const mistaken = likely.find((given) => {
		const grade = gradeAnswer(question, given);
		const mistake = grade.verdict === "incorrect" ? grade.known_mistake_id : null;
		return mistake !== null && procedureOf(skill_id, mistake) === procedure;
	});
	return mistaken ?? wrongAnswer(question);
}

async function answer(
	practice: Practice,
	token: string,
	question_id: string,
	given: StudentAnswer,
): Promise<void> {
	const body = {
		client_key: crypto.randomUUID(),
		answer: given,
		time_to_first_ms: 4_000,
		...timing(practice),
	};
	await practice.call(submitAnswer, { params: { question_id }, body }, token);
}

/** The pace decides which questions come next, so it is the same whenever the demo is made. */
function timing({ clock: { now }, until }: Practice) {
	return {
		active_ms: 18_000 + ((until.getTime() - now.getTime()) % 23_000),
		client_time: now.toISOString(),
	};
}

/** The demo child knows the key: it is read from the server's database. */
async function keyOf(app: App, id: string): Promise<Question> {
	const row = await app.database.db
		.selectFrom("practice_questions as q")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.select("c.question")
		.where("q.id", "=", id)
		.executeTakeFirstOrThrow();
	return row.question as Question;
}
