import { api } from "@learnin/contract/api";
import type { Route } from "@learnin/contract/define-route";
import { postInitialStudentDetails } from "@learnin/contract/routes/onboarding.contract";
import { startSession } from "@learnin/contract/routes/practice.contract";
import { startStripeStandIn, type StripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAccount, buildParent, buildStudent, type Person, type Student } from "../testing/factories.ts";
import { createTestApp, fillPath, type TestApp } from "../testing/test-app.ts";

let stripe: StripeStandIn;
let app: TestApp;
let ids: { session_id: string; question_id: string; order_id: string; student_id: string };
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
	ids = {
		session_id: session.id,
		question_id: session.questions[0]?.id ?? "",
		order_id: data.order.id,
		student_id: child.student_id,
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

/** Bodies that would be accepted from the owner, so that nothing but ownership can refuse. */
const bodies: Record<string, object> = {
	submitAnswer: {
		client_key: crypto.randomUUID(),
		answer: { question_type: "FILL_ONE", text: "1" },
		time_to_first_ms: 1,
		active_ms: 1,
		client_time: "2026-11-21T12:00:00Z",
	},
	openHint: { shown: 0 },
	skipQuestion: { client_key: crypto.randomUUID(), active_ms: 1, client_time: "2026-11-21T12:00:00Z" },
};

const owned = Object.entries<Route>(api).filter(
	([name, { path }]) => path.includes(":") || name === "getStudentActivity",
);

async function ask(route: Route, body: object | undefined, given: Record<string, string>, token: string) {
	const response = await app.inject({
		method: route.method,
		url: fillPath(route.path, given),
		...(route.method === "GET"
			? { query: { student_id: given["student_id"] ?? "" } }
			: { payload: body ?? {} }),
		headers: { authorization: `Bearer ${token}` },
	});
	const { id: _, ...answer } = response.json<Record<string, unknown>>();
	return { status: response.statusCode, answer };
}

async function everything() {
	const { db } = app.database;
	const [questions, attempts, orders] = await Promise.all([
		db.selectFrom("practice_questions").selectAll().orderBy("id").execute(),
		db.selectFrom("attempts").selectAll().orderBy("id").execute(),
		db.selectFrom("orders").selectAll().orderBy("id").execute(),
	]);
	return { questions, attempts, orders };
}

describe.each(owned)("%s", (name, route) => {
	test.each(["another parent", "another family's child", "a sibling", "somebody still registering"])(
		"answers %s exactly as if the thing did not exist, and changes nothing",
		async (who) => {
			const token = strangers[who]?.token ?? "";
			const nothing = Object.fromEntries(Object.keys(ids).map((key) => [key, crypto.randomUUID()]));
			const before = await everything();
			const real = await ask(route, bodies[name], ids, token);
			const missing = await ask(route, bodies[name], nothing, token);
			expect(real).toEqual(missing);
			expect([403, 404]).toContain(real.status);
			expect(await everything()).toEqual(before);
		},
	);
});
