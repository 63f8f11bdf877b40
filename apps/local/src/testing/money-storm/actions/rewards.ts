import { payOutRewards, setDailyReward } from "@learnin/contract/routes/money/reward-money.contract";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { giveSession } from "@learnin/server/features/practice/index";
import { inTransaction } from "@learnin/server/platform/db/database";
import { ask, type Turn } from "../world.ts";
import { insertEnds } from "@learnin/server/platform/testing/end-questions";

const day = 24 * 60 * 60_000;

/** A parent sets what a child earns on a day. */
export async function setReward(turn: Turn): Promise<void> {
	const { home, dice } = turn;
	const student_id = dice.pick(home.students);
	if (student_id === undefined) return;
	const daily_reward = dice.whole(0, home.currency === "USD" ? 300 : 30_000) / 100;
	await ask(turn, setDailyReward, { params: { student_id }, body: { daily_reward } });
}

/** A child reaches the goal of one of the last days, and several jobs process it. */
export async function reachGoal({ world, home, dice }: Turn): Promise<void> {
	const { app, jobs } = world;
	const { db } = app.database;
	const student_id = dice.pick(home.students);
	const [example] = everyQuestion;
	if (student_id === undefined || example === undefined) return;
	const finished_at = new Date(Date.now() - dice.whole(0, 2) * day);
	await inTransaction(db, async (tx) => {
		const { family_id } = await tx
			.updateTable("students")
			.set({ daily_goal: 1 })
			.where("id", "=", student_id)
			.returning("family_id")
			.executeTakeFirstOrThrow();
		const { skill_id, difficulty, question } = example;
		const session = { kind: "assignment", skill_id: null, title: "Storm", created_at: finished_at } as const;
		const wanted = [{ position: 0, skill_id, difficulty, question }];
		const session_id = await giveSession(tx, { ...session, student_id, family_id, wanted });
		const ended = await tx
			.updateTable("practice_questions")
			.set({ is_correct: true, attempt_count: 1, finished_at })
			.where("session_id", "=", session_id)
			.returning("id")
			.execute();
		await insertEnds(
			tx,
			ended.map(({ id }) => id),
		);
	});
	for (let copies = dice.whole(1, 3); copies > 0; copies -= 1)
		await jobs.add(db, "grant-daily-rewards", { student_id });
}

/** A parent records a payout by hand; the request may be sent twice. */
export async function payOut(turn: Turn): Promise<void> {
	const { home, dice } = turn;
	const student_id = dice.pick(home.students);
	if (student_id === undefined) return;
	const amount = dice.whole(1, home.currency === "USD" ? 100 : 10_000) / 100;
	const body = { amount, note: "", client_key: crypto.randomUUID() };
	const press = () => ask(turn, payOutRewards, { params: { student_id }, body });
	await Promise.all(dice.chance(0.5) ? [press(), press()] : [press()]);
}
