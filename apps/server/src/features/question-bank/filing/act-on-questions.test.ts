import {
	getNotifications,
	getNotificationSwitches,
	setNotificationSwitch,
} from "@learnin/contract/routes/people/notifications.contract";
import * as contract from "@learnin/contract/routes/bank/question-bank.contract";
import { getCurriculum, getCurriculumSkill } from "@learnin/contract/routes/bank/skills.contract";
import { getFigures } from "@learnin/contract/routes/people/people.contract";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAdmin, buildParent, type Person } from "../../../platform/testing/factories.ts";
import { testApp } from "../../../platform/testing/test-app.ts";

const app = await testApp();
let admin: Person;
let other: Person;
beforeAll(async () => {
	admin = await buildAdmin(app);
	other = await buildAdmin(app);
	const { db } = app.database;
	await db.updateTable("accounts").set({ name: "Kim Admin" }).where("id", "=", other.account_id).execute();
});

let serial = 0;
const skill_id = "add-within-100";

async function write(prompt = `What is $3 + 4$? Ask number ${(serial += 1)}.`, tags = ["sums"]) {
	const body = {
		question: exampleFillOne({ prompt }),
		skill_id,
		difficulty: 2,
		tags,
		state: "in_review" as const,
	};
	return (await app.call(contract.createQuestion, { body }, admin.token)).data.id;
}

const read = async (question_id: string) =>
	(await app.call(contract.getQuestion, { params: { question_id } }, admin.token)).data;
const call = (act: contract.BulkAct, questions: readonly [id: string, expected_version: number][]) =>
	app.call(
		contract.actOnQuestions,
		{ body: { act, questions: questions.map(([id, expected_version]) => ({ id, expected_version })) } },
		admin.token,
	);
/** The outcome for each, in the given order. */
const act = async (asked: contract.BulkAct, questions: readonly [id: string, expected_version: number][]) =>
	(await call(asked, questions)).data.results.map(({ refusal }) => refusal);
const list = async (query: { [name: string]: string }) =>
	(await app.call(contract.getQuestions, { query }, admin.token)).data;
const idsOf = async (query: { [name: string]: string }) => (await list(query)).questions.map(({ id }) => id);
const decide = (decision: contract.QuestionDecision, note = "") => ({
	kind: "decide" as const,
	decision,
	note,
});
const edit = async (question_id: string, expected_version: number) => {
	const { question, difficulty, tags } = await read(question_id);
	const body = {
		question: exampleFillOne({ prompt: `${question.prompt} Again.` }),
		skill_id,
		difficulty,
		tags,
		state: "in_review" as const,
		expected_version,
	};
	await app.call(contract.updateQuestion, { params: { question_id }, body }, admin.token);
};

describe("bulk actions", () => {
	test("each has its own outcome, and a failure holds up no other", async () => {
		const [one, changed, retired] = [await write(), await write(), await write()];
		await edit(changed, 1);
		await act(decide("retire"), [[retired, 1]]);
		const nothing = crypto.randomUUID();
		expect(
			await act(decide("approve"), [
				[changed, 1],
				[retired, 1],
				[nothing, 1],
				[one, 1],
			]),
		).toEqual(["question_changed", "decision_impossible", "not_found", null]);
		expect(await read(one)).toMatchObject({ state: "published", published_version: 1 });
		expect(await act(decide("restore"), [[retired, 1]])).toEqual([null]);
		expect((await read(retired)).state).toBe("in_review");
	});

	test("reports a question that would be restored as a duplicate", async () => {
		const prompt = `What is $3 + 4$? Ask number ${(serial += 1)}.`;
		const first = await write(prompt);
		await act(decide("retire"), [[first, 1]]);
		await write(prompt);
		expect(await act(decide("restore"), [[first, 1]])).toEqual(["question_exists"]);
	});

	test("refuses a missing note, an unknown skill, a person who is no super-admin, or too many", async () => {
		const id = await write();
		const parent = await buildParent(app);
		const refused = async (asked: contract.BulkAct) => (await call(asked, [[id, 1]])).body.code;
		expect(await refused(decide("send_back"))).toBe("note_needed");
		expect(await refused({ kind: "assign", account_id: parent.account_id })).toBe("not_found");
		expect(await refused({ kind: "file", skill_id: "no-such-skill" })).toBe("not_found");
		const many = Array.from({ length: 101 }, (): [string, number] => [id, 1]);
		expect((await call(decide("retire"), many)).status).toBe(400);
		expect(await read(id)).toMatchObject({ state: "in_review", version: 1 });
	});

	test("a refiled published question stays with students, and its statistics stay with it", async () => {
		const id = await write();
		await act(decide("approve"), [[id, 1]]);
		await sql`insert into question_statistics (question_id, version, finished, first_try, skipped, mean_tries,
			median_active_ms, open_reports, measured_at)
			values (${id}, 1, 30, 20, 0, 1, 1000, 0, ${app.clock.now})`.execute(app.database.db);
		const filing = { kind: "file" as const, difficulty: 4, add_tag: "hard", remove_tag: "sums" };
		expect(await act(filing, [[id, 1]])).toEqual([null]);
		expect(await act(filing, [[id, 1]])).toEqual(["question_changed"]);
		expect(await act(filing, [[id, 2]])).toEqual(["nothing_to_change"]);
		const filed = await read(id);
		expect(filed).toMatchObject({
			state: "published",
			version: 2,
			published_version: 2,
			difficulty: 4,
			tags: ["hard"],
			skill_id,
		});
		expect(filed.versions.map(({ difficulty, tags }) => [difficulty, tags])).toEqual([
			[4, ["hard"]],
			[2, ["sums"]],
		]);
		expect(filed.events[0]).toMatchObject({ kind: "filed", actor_name: "Sam Admin", version: 2 });
		expect(filed.statistics).toMatchObject({ finished: 30, first_try: 20 });
		expect(await idsOf({ tag: "hard" })).toEqual([id]);
	});

	test("a waiting next version is refiled by itself; refuses a retired question and a thirteenth tag", async () => {
		const [waiting, retired, full] = [
			await write(),
			await write(),
			await write(
				undefined,
				Array.from({ length: 12 }, (_, at) => `t${at}`),
			),
		];
		await act(decide("approve"), [[waiting, 1]]);
		await edit(waiting, 1);
		await act(decide("retire"), [[retired, 1]]);
		const filing = { kind: "file" as const, skill_id: "subtract-within-100", add_tag: "more" };
		expect(
			await act(filing, [
				[waiting, 2],
				[retired, 1],
				[full, 1],
			]),
		).toEqual([null, "decision_impossible", "too_many_tags"]);
		expect(await read(waiting)).toMatchObject({
			state: "in_review",
			version: 3,
			published_version: 1,
			skill_id: "subtract-within-100",
			tags: ["sums", "more"],
		});
	});

	test("the audit log records what was done", async () => {
		const id = await write();
		await act({ kind: "assign", account_id: other.account_id }, [[id, 1]]);
		await act({ kind: "file", difficulty: 3 }, [[id, 1]]);
		await act(decide("approve"), [[id, 2]]);
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select(["action", "actor_id"])
			.where("subject_id", "=", id)
			.orderBy("id")
			.execute();
		expect(acts).toEqual(
			["question.assigned", "question.filed", "question.approved"].map((action) => ({
				action,
				actor_id: admin.account_id,
			})),
		);
	});
});

describe("the reviewer", () => {
	test("any super-admin assigns a question to any other; the history says to whom", async () => {
		const id = await write();
		const assign = (account_id: string | null) =>
			app.call(contract.assignQuestion, { params: { question_id: id }, body: { account_id } }, admin.token);
		const before = (await app.call(contract.getReviewers, {}, admin.token)).data;
		expect((await assign(other.account_id)).data.assigned_to?.name).toBe("Kim Admin");
		// A repeat notifies once.
		await assign(other.account_id);
		expect(await idsOf({ reviewer: other.account_id, state: "in_review" })).toContain(id);
		const after = (await app.call(contract.getReviewers, {}, admin.token)).data;
		expect(after.waiting).toBe(before.waiting);
		expect(after.nobodys).toBe(before.nobodys - 1);
		const kim = ({ reviewers }: typeof after) =>
			reviewers.find(({ name }) => name === "Kim Admin")?.waiting ?? 0;
		expect(kim(after)).toBe(kim(before) + 1);
		expect(after.reviewers.map(({ name }) => name)).toEqual(["Kim Admin", "Sam Admin"]);
		await assign(null);
		const { events } = await read(id);
		expect(events.slice(0, 3).map(({ kind, about_name }) => [kind, about_name])).toEqual([
			["assigned", null],
			["assigned", "Kim Admin"],
			["submitted", null],
		]);
	});
});

describe("notifications", () => {
	/** Sorted by text: simultaneous notifications have no order, and the test clock does not move. */
	const bellOf = async (person: Person) =>
		(await app.call(getNotifications, { query: {} }, person.token)).data.notifications
			.map(({ kind, description, page }) => ({ kind, description, page }))
			.toSorted((one, other) => (one.description < other.description ? -1 : 1));
	let kim: Person;
	/** Kim's own question: written by her, and reviewed by others. */
	const writeAsKim = async (prompt: string) => {
		const question = exampleFillOne({ prompt });
		const body = { question, skill_id, difficulty: 2, tags: [], state: "in_review" as const };
		return (await app.call(contract.createQuestion, { body }, kim.token)).data.id;
	};
	const decideOne = (question_id: string, decision: contract.QuestionDecision, note: string, who = admin) =>
		app.call(
			contract.decideQuestion,
			{ params: { question_id }, body: { decision, note, expected_version: 1 } },
			who.token,
		);
	beforeEach(async () => {
		kim = await buildAdmin(app);
	});

	test("being assigned one question notifies with its text, once; taking one or assigning it away does not", async () => {
		const id = await write("A jar holds $3$ kg. What do $4$ jars hold?");
		const assign = (account_id: string | null) =>
			app.call(contract.assignQuestion, { params: { question_id: id }, body: { account_id } }, admin.token);
		const before = await bellOf(admin);
		await assign(kim.account_id);
		await assign(kim.account_id);
		await act({ kind: "assign", account_id: kim.account_id }, [[id, 1]]);
		await assign(null);
		await assign(admin.account_id);
		expect(await bellOf(kim)).toEqual([
			{
				kind: "review_given",
				description: "You have a question to review: “A jar holds 3 kg. What do 4 jars hold?”",
				page: "/view-questions?reviewer=me",
			},
		]);
		expect(await bellOf(admin)).toEqual(before);
	});

	test("being assigned many in batches notifies once", async () => {
		const pile = [await write(), await write(), await write(), await write()];
		const give = (ids: readonly string[]) =>
			act(
				{ kind: "assign", account_id: kim.account_id },
				ids.map((id) => [id, 1]),
			);
		await give(pile.slice(0, 2));
		await give(pile.slice(2));
		const heard = await bellOf(kim);
		expect(heard.map(({ description }) => description)).toEqual(["You have several questions to review."]);
	});

	test("an author is notified what became of a question, with the note and a link", async () => {
		const back = await writeAsKim("A bus has $9$ rows of $4$ seats. How many seats?");
		const fine = await writeAsKim("A train has $9$ rows of $4$ seats. How many seats?");
		const other = await writeAsKim("A ship has $9$ rows of $4$ seats. How many seats?");
		await decideOne(back, "send_back", "Say whether the driver\nhas one too.");
		await decideOne(fine, "approve", "");
		await decideOne(other, "retire", "");
		expect(await bellOf(kim)).toEqual([
			{
				kind: "own_question_decided",
				description:
					"Your question “A bus has 9 rows of 4 seats. How many seats?” was sent back: Say whether the driver has one too.",
				page: `/update-question/${back}`,
			},
			{
				kind: "own_question_decided",
				description:
					"Your question “A train has 9 rows of 4 seats. How many seats?” was approved. Students get it now.",
				page: `/update-question/${fine}`,
			},
		]);
	});

	test("a bulk action notifies each author once about their own; a long question and a long note are cut at a word", async () => {
		const own = [await writeAsKim("Own one: $3 + 4$?"), await writeAsKim("Own two: $3 + 4$?")];
		await act(
			decide("send_back", "mend ".repeat(150)),
			[...own, await write()].map((id) => [id, 1]),
		);
		const long = await writeAsKim(`Long: ${"very ".repeat(60)}$3 + 4$?`);
		await act(decide("approve"), [[long, 1]]);
		await decideOne(await writeAsKim("Decided by Kim: $3 + 4$?"), "approve", "", kim);
		const heard = (await bellOf(kim)).map(({ description }) => description);
		expect(heard).toHaveLength(2);
		expect(heard[0]).toMatch(/^Several of your questions were sent back: (mend )+…$/);
		expect(heard[1]).toMatch(/^Your question “Long: (very )+…” was approved\. Students get it now\.$/);
		expect(Math.max(...heard.map(({ length }) => length))).toBeLessThan(400);
	});

	test("a super-admin chooses which notifications arrive; a parent is not offered these", async () => {
		const choices = async (person: Person) =>
			(await app.call(getNotificationSwitches, {}, person.token)).data.switches.map(({ kind }) => kind);
		expect(await choices(kim)).toEqual(["review_given", "own_question_decided"]);
		expect(await choices(await buildParent(app))).not.toContain("review_given");
		await app.call(
			setNotificationSwitch,
			{ body: { kind: "own_question_decided", channel: "bell", is_on: false } },
			kim.token,
		);
		await decideOne(await writeAsKim("Not heard of: $3 + 4$?"), "approve", "");
		expect(await bellOf(kim)).toEqual([]);
	});
});

test("a published question whose next version waits is counted and found as published, and can be suspended", async () => {
	const counts = async () => (await list({})).counts;
	const covered = async () => {
		const skills = (await app.call(getCurriculum, {}, admin.token)).data.skills;
		return skills.find(({ id }) => id === skill_id)?.questions;
	};
	const id = await write();
	await act(decide("approve"), [[id, 1]]);
	const before = { counts: await counts(), covered: await covered() };
	await edit(id, 1);
	const after = { counts: await counts(), covered: await covered() };
	for (const part of ["counts", "covered"] as const) {
		const [was, is] = [before[part], after[part]];
		expect(is?.published).toBe(was?.published);
		expect(is?.published_changing).toBe((was?.published_changing ?? 0) + 1);
		expect(is?.in_review).toBe((was?.in_review ?? 0) + 1);
	}
	expect(after.counts.all).toBe(before.counts.all);
	expect(await idsOf({ state: "published" })).toContain(id);
	expect(await idsOf({ state: "in_review" })).toContain(id);
	const figures = (await app.call(getFigures, { query: { days: "30" } }, admin.token)).data;
	expect(figures.published_changing).toBe(after.counts.published_changing);
	const { questions } = (await app.call(getCurriculumSkill, { params: { skill_id } }, admin.token)).data;
	expect(questions.find(({ state }) => state === "in_review")?.with_students).toBeGreaterThan(0);
	expect(await act(decide("suspend"), [[id, 2]])).toEqual([null]);
	expect((await counts()).published).toBe(before.counts.published - 1);
	expect(await idsOf({ state: "published" })).not.toContain(id);
});

test("the stored statistics equal those that would be counted", async () => {
	const counted = await sql<object>`select state, count(*)::int as count, count(*) filter (where
		published_version is not null and state not in ('suspended', 'retired'))::int as with_students
		from questions group by 1 order by 1`.execute(app.database.db);
	const kept = await sql<object>`select state, count::int, with_students::int from question_state_counts
		where count > 0 order by 1`.execute(app.database.db);
	const bySkill =
		await sql<object>`select state, sum(count)::int as count, sum(with_students)::int as with_students
		from question_coverage where count > 0 group by 1 order by 1`.execute(app.database.db);
	expect(counted.rows.length).toBeGreaterThan(2);
	expect(kept.rows).toEqual(counted.rows);
	expect(bySkill.rows).toEqual(counted.rows);
});

describe("the last word of a search may be a prefix", () => {
	let id = "";
	beforeAll(async () => {
		id = await write("A happy multiplication of marmalades: what is $3 + 4$?");
	});

	test.each([
		["marmala", true],
		["MARM", true],
		// Its stem is "multipl", of which this is no prefix.
		["multiplicati", true],
		["marmalade", true],
		["happy marm", true],
		["the marm", true],
		["happiness", true],
		["marm happy", false],
		["m", false],
		['"happy marm', false],
		['"happy marm"', false],
		["marmalade -hap", true],
		["marmalade -happy", false],
		["marm:* | x", false],
		["'marm", false],
	])("%s finds it: %s", async (search, isFound) => {
		expect((await idsOf({ search })).includes(id)).toBe(isFound);
	});
});
