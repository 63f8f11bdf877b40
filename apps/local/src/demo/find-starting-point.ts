import { answerPlacement, startPlacement } from "@learnin/contract/routes/practice/placement.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import type { App } from "@learnin/server/app";
import type { Call } from "./api-client.ts";
import type { DemoAccount } from "./demo-accounts.ts";

/** A child that knows everything below its grade and, of its own grade, ratios. */
const OWN_GRADE = 6;
const KNOWN_OF_OWN_GRADE = /ratio|rate/;

/** Runs a placement for a demo child through the product's own routes, at the time on the clock. */
export async function findStartingPoint(
	{ app, call, clock }: { app: App; call: Call; clock: { now: Date } },
	{ email, password }: DemoAccount,
): Promise<void> {
	const { access_token } = await call(loginUser, { body: { email, password } });
	let { question } = await call(startPlacement, { body: {} }, access_token);
	for (let number = 0; question !== null; number += 1) {
		const { id, skill_id, grade } = question;
		const isKnown = grade < OWN_GRADE || (grade === OWN_GRADE && KNOWN_OF_OWN_GRADE.test(skill_id));
		const answer = isKnown
			? rightAnswer(await keyOf(app, id))
			: await unknownAnswer(app, { id, isTried: number % 3 === 0 });
		clock.now = new Date(clock.now.getTime() + 22_000);
		({ question } = await call(
			answerPlacement,
			{ params: { placement_question_id: id }, body: { answer } },
			access_token,
		));
	}
}

/** A wrong try, or "not learned yet". */
async function unknownAnswer(
	app: App,
	{ id, isTried }: { id: string; isTried: boolean },
): Promise<StudentAnswer | null> {
	return isTried ? wrongAnswer(await keyOf(app, id)) : null;
}

/** The demo child knows the key: it is read from the server's database. */
async function keyOf(app: App, id: string): Promise<Question> {
	const row = await app.database.db
		.selectFrom("placement_questions")
		.select("question")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return row.question as Question;
}
