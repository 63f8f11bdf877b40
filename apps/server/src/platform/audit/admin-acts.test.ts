import { getQuestionDetails } from "@learnin/contract/routes/practice/activity.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { reportProblem, resolveProblemReport } from "@learnin/contract/routes/bank/problem-reports.contract";
import { expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent, type Person } from "../testing/factories.ts";
import { testApp } from "../testing/test-app.ts";

const app = await testApp({ jobs: true });

const actsOf = (person: Person) =>
	app.database.db
		.selectFrom("audit_log")
		.select(["action", "subject_id", "family_id", "details"])
		.where("actor_id", "=", person.account_id)
		.orderBy("id")
		.execute();

test("the audit log records what a super-admin views and decides about a child, but not what the family views", async () => {
	const parent = await buildParent(app);
	const child = await buildStudent(app, parent);
	const admin = await buildAdmin(app);
	const body = { kind: "skill" as const, skill_id: "add-within-100" };
	const { data: session } = await app.call(startSession, { body }, child.token);
	const question_id = session.questions[0]?.id ?? "";
	const report = { question_id, reason: "question_unclear" as const, note: "" };
	const { data: reported } = await app.call(reportProblem, { body: report }, child.token);

	for (const { token } of [child, parent, admin]) {
		const { status } = await app.call(getQuestionDetails, { params: { question_id } }, token);
		expect(status).toBe(200);
	}
	await app.call(
		resolveProblemReport,
		{ params: { report_id: reported.id }, body: { state: "dismissed", reply: "It is right." } },
		admin.token,
	);
	const { family_id, student_id } = child;
	expect(await actsOf(admin)).toEqual([
		{ action: "answers.seen", subject_id: student_id, family_id, details: {} },
		{
			action: "report.resolved",
			subject_id: reported.id,
			family_id: null,
			details: { state: "dismissed" },
		},
	]);
	expect([...(await actsOf(parent)), ...(await actsOf(child))]).toEqual([]);
});
