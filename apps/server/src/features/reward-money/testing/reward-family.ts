import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { buildParent, buildStudent, type Parent, type Student } from "../../../platform/testing/factories.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import { ensureAccount, postTransaction, walletBalance } from "../../ledger/index.ts";
import { insertEnds } from "../../../platform/testing/end-questions.ts";

/** A parent with money in the wallet and a child that reaches its goal with one question a day. */
export async function rewardFamily(
	app: TestApp,
	{ wallet = 0, daily_goal = 1, time_zone = "UTC" } = {},
): Promise<{ parent: Parent; child: Student }> {
	const parent = await buildParent(app);
	const child = await buildStudent(app, parent);
	await app.database.db
		.updateTable("students")
		.set({ daily_goal, time_zone })
		.where("id", "=", child.student_id)
		.execute();
	if (wallet > 0) await loadWallet(app, parent, wallet);
	return { parent, child };
}

/** A top-up by card, in minor units. */
export async function loadWallet(app: TestApp, { family_id }: Parent, amount_minor: number): Promise<void> {
	await app.database.db.transaction().execute(async (tx) => {
		const wallet = await ensureAccount(tx, { kind: "wallet", family_id, currency: "USD" });
		const clearing = await ensureAccount(tx, { kind: "stripe_clearing", family_id, currency: "USD" });
		const external_ref = `test:${crypto.randomUUID()}`;
		await postTransaction(tx, { kind: "wallet_load", family_id, external_ref }, [
			{ account_id: clearing.id, side: "debit", amount_minor },
			{ account_id: wallet.id, side: "credit", amount_minor },
		]);
	});
}

/** Sets what a day earns, in minor units, as if it had always been that amount. */
export async function setReward(
	app: TestApp,
	{ student_id }: Student,
	daily_reward_minor: number,
): Promise<void> {
	await app.database.db
		.updateTable("students")
		.set({ daily_reward_minor })
		.where("id", "=", student_id)
		.execute();
}

/** Questions finished at these times, each a different one, for this many stored points. */
export async function finishAt(
	app: TestApp,
	{ token }: Student,
	moments: readonly Date[],
	points = 100,
): Promise<void> {
	const body = { kind: "skill", skill_id: "add-within-100" } as const;
	const { data } = await app.call(startSession, { body }, token);
	const open = data.questions.filter(({ status }) => !status.is_correct);
	for (const [at, finished_at] of moments.entries())
		await app.database.db
			.updateTable("practice_questions")
			.set({ is_correct: true, attempt_count: 1, points, finished_at })
			.where("id", "=", open[at]?.id ?? "")
			.execute();
	await insertEnds(
		app.database.db,
		open.map(({ id }) => id),
	);
}

export const walletOf = (app: TestApp, { family_id }: Parent) =>
	walletBalance(app.database.db, family_id, "USD");

/** What is set aside for a child, in minor units. */
export async function rewardsOf(app: TestApp, { student_id }: Student): Promise<number> {
	const row = await app.database.db
		.selectFrom("ledger_accounts")
		.select("balance_minor")
		.where("student_id", "=", student_id)
		.executeTakeFirst();
	return row?.balance_minor ?? 0;
}

/** The settled days: what they should have earned and what they got. */
export function daysOf(app: TestApp, { student_id }: Student) {
	return app.database.db
		.selectFrom("daily_rewards")
		.select(["date", "wanted_minor", "given_minor"])
		.where("student_id", "=", student_id)
		.orderBy("date")
		.execute();
}
