import { api } from "@learnin/contract/api";
import type { Route } from "@learnin/contract/define-route";
import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { attachPaymentMethod } from "@learnin/contract/routes/money/payment-methods.contract";
import { startPlacement } from "@learnin/contract/routes/practice/placement.contract";
import { startSession, submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import { addBookmark } from "@learnin/contract/routes/practice/bookmarks.contract";
import { reportProblem } from "@learnin/contract/routes/bank/problem-reports.contract";
import { practiceDayId } from "@learnin/domain/practice/practice-day-id";
import { startStripeStandIn, type StripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayIn } from "../../../features/rewards/index.ts";
import { hashSecretToken, newSecretToken } from "../../auth/secret-token.ts";
import { buildAccount, buildParent, buildStudent } from "../../testing/factories.ts";
import type { Person, Student } from "../../testing/factories.ts";
import { sendCard } from "../../testing/payments/give-card.ts";
import { createTestApp, fillPath, type TestApp } from "../../testing/test-app.ts";
import { childEdit } from "../../testing/child-edit.ts";
import { DAY_MS } from "@learnin/domain/time/day";

let stripe: StripeStandIn;
let app: TestApp;
let ids: Record<
	| "session_id"
	| "question_id"
	| "placement_question_id"
	| "order_id"
	| "student_id"
	| "report_id"
	| "review_id"
	| "invitation_id"
	| "account_id"
	| "payment_method_id"
	| "promise_id"
	| "request_id"
	| "day_id",
	string
>;
let strangers: Record<string, Person | Student>;

beforeAll(async () => {
	stripe = await startStripeStandIn({ secretKey: "sk_test_learnin", publishableKey: "pk_test_learnin" });
	app = await createTestApp({ settings: { STRIPE_API_URL: stripe.url } });
	const parent = await buildParent(app);
	const child = await buildStudent(app, parent);
	const { data: session } = await app.call(
		startSession,
		{ body: { kind: "skill", skill_id: "add-within-100" } },
		child.token,
	);
	const question_id = session.questions[0]?.id ?? "";
	await app.call(addBookmark, { params: { question_id }, body: {} }, child.token);
	const report = { question_id, reason: "question_unclear" as const, note: "" };
	const { data: reported } = await app.call(reportProblem, { body: report }, child.token);
	const registering = await buildAccount(app);
	const student = {
		name: "Ines",
		email: "ines@example.com",
		grade: 4,
		learningObjective: "Get ahead" as const,
	};
	const { data } = await app.call(
		postInitialStudentDetails,
		{ body: { students: [student] } },
		registering.token,
	);
	const { data: placed } = await app.call(startPlacement, { body: {} }, child.token);
	ids = {
		session_id: session.id,
		question_id,
		placement_question_id: placed.question?.id ?? "",
		report_id: reported.id,
		review_id: await openReview(child, session.questions[1]?.id ?? ""),
		order_id: data.order.id,
		student_id: child.student_id,
		invitation_id: await openGuardianInvitation(parent.family_id),
		account_id: parent.account_id,
		payment_method_id: await savedCard(parent),
		day_id: practiceDayId({ student_id: child.student_id, date: dayIn("UTC", app.clock.now) }),
		...(await askedPromise(child)),
	};
	const otherParent = await buildParent(app);
	strangers = {
		"another parent": otherParent,
		"another family's child": await buildStudent(app, otherParent),
		"a sibling": await buildStudent(app, parent),
		"somebody still registering": await buildAccount(app),
	};
});
afterAll(async () => {
	await app.stop();
	await stripe.stop();
});

async function openGuardianInvitation(family_id: string): Promise<string> {
	const { id } = await app.database.db
		.insertInto("guardian_invitations")
		.values({
			family_id,
			email: "second.guardian@example.com",
			token_hash: hashSecretToken(newSecretToken()),
			expires_at: new Date(app.clock.now.getTime() + DAY_MS),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** A reward that a parent promised to this child alone, requested. */
async function askedPromise({ family_id, student_id }: Student) {
	const { db } = app.database;
	const terms = { family_id, student_id, title: "Cinema", cost_points: 500 };
	const promise = await db
		.insertInto("reward_promises")
		.values({ ...terms, note: "", created_at: app.clock.now })
		.returning("id")
		.executeTakeFirstOrThrow();
	const asked = { promise_id: promise.id, client_key: crypto.randomUUID(), asked_at: app.clock.now };
	const request = await db
		.insertInto("reward_requests")
		.values({ ...terms, ...asked })
		.returning("id")
		.executeTakeFirstOrThrow();
	return { promise_id: promise.id, request_id: request.id };
}

async function savedCard(parent: Person): Promise<string> {
	const payment_method_id = await sendCard(stripe);
	const body = { payment_method_id, billing_details };
	expect((await app.call(attachPaymentMethod, { body }, parent.token)).status).toBe(200);
	return payment_method_id;
}

const billing_details = { name: "Amara Okafor", email: "amara@example.com" };

/** An answer of this student that waits for a person's review. */
async function openReview(student: Student, question_id: string): Promise<string> {
	const params = { question_id };
	const body = { ...anyAnswer, client_key: crypto.randomUUID() };
	expect((await app.call(submitAnswer, { params, body }, student.token)).status).toBe(200);
	const { db } = app.database;
	const { id } = await db
		.insertInto("answer_reviews")
		.columns(["family_id", "student_id", "question_id", "attempt_id", "state", "cause", "created_at"])
		.expression((eb) =>
			eb
				.selectFrom("attempts as a")
				.where("a.question_id", "=", question_id)
				.select((sub) => [
					"a.family_id",
					"a.student_id",
					"a.question_id",
					"a.id",
					sub.val("waiting_for_person").as("state"),
					sub.val("no_model").as("cause"),
					"a.created_at",
				]),
		)
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

const anyAnswer = {
	answer: { question_type: "FILL_ONE" as const, text: "1" },
	time_to_first_ms: 1,
	active_ms: 1,
	client_time: "2026-11-21T12:00:00Z",
};

type BodyOf = (given: Record<string, string>) => object;

/** Bodies that would be accepted from the owner, so that nothing but ownership can refuse. */
const bodies: Record<string, object | BodyOf> = {
	addBookmark: {},
	shareDrawing: { height: 500, strokes: [[[1, 2, 40]]] },
	setDrawingSharing: { is_on: false },
	answerPlacement: { answer: null },
	answerTwin: { answer: anyAnswer.answer },
	reportProblem: ({ question_id }) => ({ question_id, reason: "question_unclear", note: "" }),
	decideReview: { verdict: "correct", comment: "" },
	resolveProblemReport: { state: "fixed", reply: "" },
	submitAnswer: { ...anyAnswer, client_key: crypto.randomUUID() },
	openHint: { shown: 0 },
	updateChild: childEdit,
	setConsent: { scope: "practice", is_given: false },
	exportData: ({ student_id }) => ({ student_id, password: "correct horse battery" }),
	deleteChild: { name: "Maya Okafor", password: "correct horse battery" },
	attachPaymentMethod: ({ payment_method_id }) => ({ payment_method_id, billing_details }),
	postRenewals: ({ student_id }) => ({ type: "setup", student_ids: [student_id] }),
	setDailyReward: { daily_reward: 1 },
	payOutRewards: { amount: 1, client_key: crypto.randomUUID() },
	writePromise: ({ student_id }) => ({ student_id, title: "Cinema", cost: 0.1, ends_on: null, times: null }),
	answerRequest: { state: "approved" },
	giveBack: { client_key: crypto.randomUUID() },
	askForReward: { client_key: crypto.randomUUID() },
	skipQuestion: { client_key: crypto.randomUUID(), active_ms: 1, client_time: "2026-11-21T12:00:00Z" },
};

/** What a reading route requires in its query. */
const queries: Record<string, (given: Record<string, string>) => Record<string, string>> = {
	getStudentActivity: ({ student_id = "" }) => ({ student_id }),
	getAttemptDetails: ({ session_id = "" }) => ({ session_id }),
	getEvidence: ({ student_id = "" }) => ({ student_id, skill_id: "add-within-20" }),
	getPracticeDays: ({ student_id = "" }) => ({ student_id }),
	getEndedQuestions: ({ student_id = "" }) => ({ student_id }),
	getTransactions: ({ student_id = "" }) => ({ student_id }),
	saveTransactions: ({ student_id = "" }) => ({ student_id }),
};

/** Skills have no owner: each student sees their own mastery of them. */
const belongsToNobody = /^[^:]*:skill_id[^:]*$/;

const owned = Object.entries<Route>(api).filter(
	([name, { path }]) =>
		(path.includes(":") && !belongsToNobody.test(path)) ||
		name in queries ||
		typeof bodies[name] === "function",
);

async function ask(name: string, given: Record<string, string>, token: string) {
	const route: Route = api[name as keyof typeof api];
	const body = bodies[name] ?? {};
	const response = await app.inject({
		method: route.method,
		url: fillPath(route.path, given),
		...(route.method === "GET"
			? { query: queries[name]?.(given) ?? {} }
			: { payload: typeof body === "function" ? (body as BodyOf)(given) : body }),
		headers: { authorization: `Bearer ${token}` },
	});
	const { id: _, ...answer } = response.json<Record<string, unknown>>();
	return { status: response.statusCode, answer };
}

async function everything() {
	const { db } = app.database;
	const tables = [
		db.selectFrom("practice_questions").selectAll().orderBy("id"),
		db.selectFrom("attempts").selectAll().orderBy("id"),
		db.selectFrom("placement_questions").selectAll().orderBy("id"),
		db.selectFrom("orders").selectAll().orderBy("id"),
		db.selectFrom("bookmarks").selectAll().orderBy("student_id").orderBy("fingerprint"),
		db.selectFrom("problem_reports").selectAll().orderBy("id"),
		db.selectFrom("answer_reviews").selectAll().orderBy("id"),
		db.selectFrom("students").selectAll().orderBy("id"),
		db.selectFrom("consents").selectAll().orderBy("id"),
		db.selectFrom("reward_promises").selectAll().orderBy("id"),
		db.selectFrom("reward_requests").selectAll().orderBy("id"),
		db.selectFrom("reward_payouts").selectAll().orderBy("id"),
		db.selectFrom("shared_drawings").selectAll().orderBy("question_id"),
	];
	const atProvider = structuredClone([
		stripe.controls.objects("paymentMethods"),
		stripe.controls.objects("customers"),
	]);
	return { rows: await Promise.all(tables.map((table) => table.execute())), atProvider };
}

/** The provider's ids have another format than ours, and a day is named by its date. */
function idOfNothing(key: string): string {
	if (key === "day_id") return practiceDayId({ student_id: crypto.randomUUID(), date: "2026-11-20" });
	return key === "payment_method_id" ? "pm_nothing" : crypto.randomUUID();
}

describe.each(owned)("%s", (name) => {
	test.each(["another parent", "another family's child", "a sibling", "somebody still registering"])(
		"answers %s exactly as if the thing did not exist, and changes nothing",
		async (who) => {
			const token = strangers[who]?.token ?? "";
			const nothing = Object.fromEntries(Object.keys(ids).map((key) => [key, idOfNothing(key)]));
			const before = await everything();
			const real = await ask(name, ids, token);
			const missing = await ask(name, nothing, token);
			expect(real).toEqual(missing);
			expect([403, 404]).toContain(real.status);
			expect(await everything()).toEqual(before);
		},
	);
});
