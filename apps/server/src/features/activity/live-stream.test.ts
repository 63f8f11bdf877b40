import { streamActivity } from "@learnin/contract/routes/practice/activity.contract";
import { removeGuardian } from "@learnin/contract/routes/people/guardians.contract";
import { logoutUser } from "@learnin/contract/routes/people/sign-in.contract";
import { beforeAll, describe, expect, test } from "vitest";
import { buildParent, buildSecondGuardian, buildStudent } from "../../platform/testing/factories.ts";
import type { Student } from "../../platform/testing/factories.ts";
import { createStreamBound } from "../../platform/http/guards/stream-bound.ts";
import { sendWrongAnswer, startedIds } from "../../platform/testing/send-answer.ts";
import { testApp } from "../../platform/testing/test-app.ts";

const app = await testApp({ jobs: true });
let address: string;
beforeAll(async () => {
	address = await app.listen();
});

async function practise(child: Student): Promise<void> {
	const [question_id] = await startedIds(app, child);
	expect((await sendWrongAnswer(app, child, question_id)).status).toBe(200);
}

/** The stream's lines so far, and a promise of all of them that resolves once the server has ended it. */
async function listen(token: string) {
	const response = await fetch(address + streamActivity.path, {
		headers: { authorization: `Bearer ${token}` },
	});
	const lines: string[] = [];
	const ended = (async () => {
		let text = "";
		for await (const chunk of response.body ?? []) {
			text += Buffer.from(chunk).toString();
			const types = text.split("\n").filter(Boolean);
			lines.splice(0, lines.length, ...types.map((line) => (JSON.parse(line) as { type: string }).type));
		}
		return lines;
	})();
	await expect.poll(() => lines).toEqual(["hello"]);
	return { ended };
}

describe("an open stream sends nothing more, and ends,", () => {
	test("once its session was signed out", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const { ended } = await listen(parent.token);
		await app.call(logoutUser, { body: { refresh_token: parent.refresh_token } });
		await practise(child);
		expect(await ended).toEqual(["hello"]);
	});

	test("once its guardian was removed from the family", async () => {
		const owner = await buildParent(app);
		const child = await buildStudent(app, owner);
		const second = await buildSecondGuardian(app, owner);
		const { ended } = await listen(second.token);
		const params = { account_id: second.account_id };
		expect((await app.call(removeGuardian, { params, body: {} }, owner.token)).status).toBe(200);
		await practise(child);
		expect(await ended).toEqual(["hello"]);
	});

	test("once its guardian is in another family, also for events of the old one", async () => {
		const owner = await buildParent(app);
		const child = await buildStudent(app, owner);
		const second = await buildSecondGuardian(app, owner);
		const { family_id } = await buildParent(app);
		const { ended } = await listen(second.token);
		const moving = app.database.db.updateTable("guardians").set({ family_id });
		await moving.where("account_id", "=", second.account_id).execute();
		await practise(child);
		expect(await ended).toEqual(["hello"]);
	});
});

test("a node with the maximum number of streams refuses the next one", () => {
	const bound = createStreamBound({ account: 2, node: 3 });
	const leave = bound.take("one");
	bound.take("one");
	expect(() => bound.take("one")).toThrow("too_many_requests");
	bound.take("other");
	expect(() => bound.take("third")).toThrow("unavailable");
	leave();
	// Releasing twice counts once.
	leave();
	bound.take("third");
	expect(() => bound.take("one")).toThrow("unavailable");
});
