import { getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import { getNotifications } from "@learnin/contract/routes/people/notifications.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import {
	answerRequest,
	askForReward,
	endPromise,
	getOwnRewards,
	getRewards,
	writePromise,
} from "@learnin/contract/routes/money/reward-money.contract";
import { describe, expect, test } from "vitest";
import type { RouteInput } from "@learnin/contract/define-route";
import { buildParent, buildStudent, type Parent, type Student } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { finishAt, rewardFamily } from "./testing/reward-family.ts";
import { whileLocked } from "../../platform/testing/while-locked.ts";

const app = await testApp({ jobs: true });

/** A child that has earned 30.00 pts. */
async function family() {
	const { parent, child } = await rewardFamily(app);
	const { now } = app.clock;
	await finishAt(
		app,
		child,
		Array.from({ length: 10 }, () => now),
		300,
	);
	return { parent, child };
}

type Wanted = RouteInput<typeof writePromise>["body"];
const plain: Wanted = { student_id: null, title: "Cinema", note: "", cost: 0.1, ends_on: null, times: null };
const promise = async (parent: Parent, changed: Partial<Wanted> = {}) => {
	const { data } = await app.call(writePromise, { body: { ...plain, ...changed } }, parent.token);
	return data.id;
};
const ask = ({ token }: Student, promise_id: string, client_key: string = crypto.randomUUID()) =>
	app.call(askForReward, { params: { promise_id }, body: { client_key } }, token);
const answer = (
	{ token }: Parent,
	request_id: string,
	state: "approved" | "declined" | "given",
	word = state === "declined" ? "Next week, promised." : "",
) => app.call(answerRequest, { params: { request_id }, body: { state, word } }, token);
const own = async ({ token }: Student) => (await app.call(getOwnRewards, {}, token)).data;
const told = async ({ token }: { token: string }) =>
	(await app.call(getNotifications, { query: {} }, token)).data.notifications.map((one) => one.description);

const waiting = async ({ token }: Parent) =>
	(await app.call(getParentDashboard, {}, token)).data.children.flatMap((child) => [
		...child.rewards_waiting,
		child.state.attention.filter((kind) => kind === "asked" || kind === "to_give"),
	]);

describe("a promise", () => {
	test("is seen by the child, requested, approved, given; points earned never change", async () => {
		const { parent, child } = await family();
		const id = await promise(parent, { note: "Any film you like", times: 2 });
		expect((await own(child)).promises).toEqual([
			{
				id,
				title: "Cinema",
				note: "Any film you like",
				cost: 0.1,
				ends_on: null,
				times: 2,
				times_left: 2,
				is_asked: false,
				can_ask: true,
			},
		]);
		const { data } = await ask(child, id);
		expect(data.points_left).toBe(0.2);
		expect(await told(parent)).toEqual(["Maya Okafor is asking for “Cinema” for 10 pts."]);
		// Dated by the child's calendar, not by the parent's.
		const { data: bell } = await app.call(getNotifications, { query: {} }, parent.token);
		expect(bell.notifications.map(({ time_zone }) => time_zone)).toEqual(["UTC"]);
		expect((await own(child)).promises[0]).toMatchObject({ is_asked: true, can_ask: false, times_left: 1 });
		expect((await answer(parent, data.request_id, "given")).body.code).toBe("request_answered");
		expect((await answer(parent, data.request_id, "approved", "You earned it!")).status).toBe(200);
		const approved = "You approved “Cinema” for Maya Okafor. It hasn’t been given yet.";
		expect(await told(parent)).toEqual([approved]);
		const { data: read } = await app.call(getNotifications, { query: {} }, parent.token);
		expect(read.notifications.map(({ is_read }) => is_read)).toEqual([true]);
		expect((await answer(parent, data.request_id, "approved")).status).toBe(200);
		expect((await answer(parent, data.request_id, "given")).data).toEqual({ state: "given" });
		expect(await told(parent)).toEqual(["You gave Maya Okafor “Cinema”."]);
		expect((await told(child)).toSorted()).toEqual([
			"Yes to “Cinema”! “You earned it!”",
			"You got “Cinema”. Enjoy it!",
		]);
		const after = await own(child);
		expect([after.points_left, after.requests[0]?.state]).toEqual([0.2, "given"]);
		expect((await app.call(getUserDetails, {}, child.token)).data.reward_points).toBe(0.3);
		expect((await app.call(getRewards, {}, parent.token)).data).toMatchObject({
			children: [{ points_earned: 0.3, points_left: 0.2 }],
			requests: [{ title: "Cinema", state: "given", student_name: "Maya Okafor" }],
		});
	});

	test("needs attention on the dashboard until it was declined or given", async () => {
		const { parent, child } = await family();
		const { data } = await ask(child, await promise(parent));
		expect(await waiting(parent)).toEqual([{ title: "Cinema", state: "asked" }, ["asked"]]);
		await answer(parent, data.request_id, "approved");
		expect(await waiting(parent)).toEqual([{ title: "Cinema", state: "approved" }, ["to_give"]]);
		await answer(parent, data.request_id, "given");
		expect(await waiting(parent)).toEqual([[]]);
	});

	test("declined with a reason returns the points; declining requires a reason", async () => {
		const { parent, child } = await family();
		const { data } = await ask(child, await promise(parent, { cost: 0.3 }));
		expect((await own(child)).points_left).toBe(0);
		expect(await answer(parent, data.request_id, "declined", "  ")).toMatchObject({
			status: 400,
			body: { message: { word: "Please say a kind word why." } },
		});
		expect((await answer(parent, data.request_id, "declined")).status).toBe(200);
		expect((await own(child)).points_left).toBe(0.3);
		expect(await told(child)).toEqual([
			"Not this time: “Cinema”. You have your points back. “Next week, promised.”",
		]);
		expect((await answer(parent, data.request_id, "approved")).body.code).toBe("request_answered");
	});

	test("requires enough points", async () => {
		const { parent, child } = await family();
		const id = await promise(parent, { cost: 0.31 });
		expect((await own(child)).promises).toMatchObject([{ can_ask: false }]);
		expect(await ask(child, id)).toMatchObject({ status: 409, body: { code: "points_too_low" } });
	});

	test("can be requested a limited number of times, one at a time, until its last day has passed or it was ended", async () => {
		const { parent, child } = await family();
		const once = await promise(parent, { times: 1 });
		const key = crypto.randomUUID();
		const { data } = await ask(child, once, key);
		expect((await ask(child, once, key)).data).toEqual(data);
		expect((await ask(child, once)).body.code).toBe("promise_ended");
		const often = await promise(parent);
		await ask(child, often);
		expect((await ask(child, often)).body.code).toBe("request_open");
		const past = await promise(parent, { ends_on: "2026-11-21" });
		await app.database.db
			.updateTable("reward_promises")
			.set({ ends_on: "2026-11-20" })
			.where("id", "=", past)
			.execute();
		expect((await ask(child, past)).body.code).toBe("promise_ended");
		const today = await promise(parent, { ends_on: "2026-11-21" });
		const ended = await promise(parent);
		await app.call(endPromise, { params: { promise_id: ended }, body: {} }, parent.token);
		expect((await ask(child, ended)).body.code).toBe("promise_ended");
		expect((await own(child)).promises.map(({ id }) => id).toSorted()).toEqual(
			[once, often, today].toSorted(),
		);
		expect((await ask(child, today)).status).toBe(200);
	});

	test("of two concurrent requests with points for one, one succeeds", async () => {
		const { parent, child } = await family();
		const [one, two] = [await promise(parent, { cost: 0.2 }), await promise(parent, { cost: 0.2 })];
		const answers = await whileLocked(app, { table: "students", ids: [child.student_id] }, () => [
			ask(child, one),
			ask(child, two),
		]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect((await own(child)).points_left).toBe(0.1);
	});

	test("concurrently approved by one guardian and declined by the other has one outcome", async () => {
		const { parent, child } = await family();
		const { data } = await ask(child, await promise(parent));
		const answers = await whileLocked(app, { table: "reward_requests", ids: [data.request_id] }, () => [
			answer(parent, data.request_id, "approved"),
			answer(parent, data.request_id, "declined"),
		]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(await told(child)).toHaveLength(1);
	});

	test("to one child does not exist for its sibling, and none for another family", async () => {
		const { parent, child } = await family();
		const sibling = await buildStudent(app, parent, { name: "Leo Okafor" });
		const stranger = await rewardFamily(app);
		const toMaya = await promise(parent, { student_id: child.student_id });
		const toAll = await promise(parent);
		expect((await own(sibling)).promises.map(({ id }) => id)).toEqual([toAll]);
		expect((await own(stranger.child)).promises).toEqual([]);
		for (const [asking, id] of [
			[sibling, toMaya],
			[stranger.child, toMaya],
			[stranger.child, toAll],
		] as const)
			expect((await ask(asking, id)).status).toBe(404);
		const { data } = await ask(child, toMaya);
		const other = await buildParent(app);
		expect((await answer(other, data.request_id, "approved")).status).toBe(404);
		expect(
			(await app.call(endPromise, { params: { promise_id: toAll }, body: {} }, other.token)).status,
		).toBe(404);
		const body = { ...plain, student_id: child.student_id };
		expect((await app.call(writePromise, { body }, other.token)).status).toBe(404);
	});

	test.each([
		[{ title: "" }, "title"],
		[{ title: "x".repeat(81) }, "title"],
		[{ cost: 0.04 }, "cost"],
		[{ cost: 0.055 }, "cost"],
		[{ cost: 1e9 }, "cost"],
		[{ times: 0 }, "times"],
		[{ times: 100 }, "times"],
		[{ ends_on: "2026-02-30" }, "ends_on"],
		[{ ends_on: "2026-11-19" }, "ends_on"],
		[{ note: "x".repeat(301) }, "note"],
	])("is refused with %j", async (changed, field) => {
		const parent = await buildParent(app);
		const { status, body } = await app.call(writePromise, { body: { ...plain, ...changed } }, parent.token);
		expect([status, Object.keys(body.message ?? {})]).toEqual([400, [field]]);
	});
});
