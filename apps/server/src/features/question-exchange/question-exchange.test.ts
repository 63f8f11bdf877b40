import {
	EXPORT_FORMATS,
	getImport,
	getImportItems,
	getImports,
	forgetImport,
	retryImport,
	checkExport,
	saveExport,
	startImport,
	storeImport,
} from "@learnin/contract/routes/bank/question-exchange.contract";
import { getQuestion, getQuestions } from "@learnin/contract/routes/bank/question-bank.contract";
import { exampleFillOne, exampleSelectOne } from "@learnin/domain/examples/questions";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/db/database.ts";
import { buildAdmin } from "../../platform/testing/factories.ts";
import { sendUpload } from "../../platform/testing/send-upload.ts";
import { fillPath, testApp } from "../../platform/testing/test-app.ts";
import { failStopped } from "./stopped-imports.ts";
import { testJobs } from "../../platform/testing/test-jobs.ts";

const app = await testApp({ jobs: true });
const admin = await buildAdmin(app);
const jobs = await testJobs(app);

const target = {
	format: "auto",
	skill_id: "add-within-100",
	difficulty: 2,
	tags: ["set-a"],
	note: "From a set, MIT license.",
};

async function hand(content: string | Uint8Array, changes: object = {}) {
	const data = JSON.stringify({ file_name: "set.jsonl", ...target, ...changes });
	const file = typeof content === "string" ? new TextEncoder().encode(content) : content;
	const sent = await sendUpload(app, startImport, { files: { file }, data, token: admin.token });
	return { status: sent.status, id: (sent.data as { id: string } | undefined)?.id ?? "" };
}
const seen = async (import_id: string) =>
	(await app.call(getImport, { params: { import_id } }, admin.token)).data;
async function settled(import_id: string) {
	await expect
		.poll(async () => (await seen(import_id)).state, { interval: 100 })
		.toMatch(/ready|done|failed/);
	return seen(import_id);
}
const itemsOf = async (
	import_id: string,
	query: { outcome?: "flagged" | "accepted" | "refused" | "present"; after?: number } = {},
) => (await app.call(getImportItems, { params: { import_id }, query }, admin.token)).data;
const store = (import_id: string, with_flagged = false) =>
	app.call(storeImport, { params: { import_id }, body: { with_flagged } }, admin.token);
const imported = async () =>
	(await app.call(getQuestions, { query: { source: "imported" } }, admin.token)).data.questions;

const problem = (number: number, changes: object = {}) => ({
	source: "set",
	source_id: number,
	prompt: `${["Ann", "Ben", "Cleo", "Dev"][number % 4]} has ${number} ${["shells", "kites", "marbles", "stamps", "drums"][number % 5]} and finds 4 more. How many now?`,
	answer_list: [`${number + 4}`],
	explanation: `( ${number}.0 + 4.0 )`,
	...changes,
});
const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\n");

describe("an uploaded file", () => {
	const rows = [
		problem(1),
		problem(2, { explanation: "( 9.0 + 9.0 )" }),
		problem(3, { answer_list: [] }),
		problem(1),
		problem(5),
	];

	test("is read first: nothing is imported, and every item has its outcome", async () => {
		const { id } = await hand(lines(...rows));
		expect(await settled(id)).toMatchObject({
			state: "ready",
			format: "problems",
			item_count: 5,
			read_count: 5,
			counts: {
				accepted: 2,
				flagged: 1,
				refused: 1,
				present: 1,
				stored: 0,
				accepted_waiting: 2,
				flagged_waiting: 1,
			},
			created_by_name: "Sam Admin",
		});
		const { items } = await itemsOf(id);
		expect(items.map(({ position, name, outcome }) => [position, name, outcome])).toEqual([
			[1, "set 1", "accepted"],
			[2, "set 2", "flagged"],
			[3, "set 3", "refused"],
			[4, "set 1", "present"],
			[5, "set 5", "accepted"],
		]);
		expect(items[1]?.notes).toContainEqual({ code: "equation-disagrees", detail: "9 + 9 ≠ 6" });
		expect(items[0]).toMatchObject({
			answer: "5",
			question_type: "FILL_ONE",
			prompt: expect.stringContaining("Ben has 1"),
		});
		expect((await itemsOf(id, { outcome: "flagged" })).items).toHaveLength(1);
		expect(await imported()).toEqual([]);
	});

	test("is imported once, for review, with its source; flagged items only on request", async () => {
		const { id } = await hand(lines(...rows));
		await settled(id);
		expect((await store(id)).status).toBe(200);
		expect(await settled(id)).toMatchObject({
			state: "done",
			counts: { stored: 2, accepted_waiting: 0, flagged_waiting: 1 },
		});
		await store(id, true);
		expect((await settled(id)).counts).toMatchObject({ stored: 3, flagged_waiting: 0 });
		const questions = await imported();
		expect(questions.map(({ state }) => state)).toEqual(["in_review", "in_review", "in_review"]);
		const { items } = await itemsOf(id, { outcome: "flagged" });
		const question_id = items[0]?.question_id ?? "";
		const { data } = await app.call(getQuestion, { params: { question_id } }, admin.token);
		expect(data).toMatchObject({
			skill_id: "add-within-100",
			difficulty: 2,
			tags: ["set", "set-a", "check-import"],
		});
		expect(data.events.at(-1)).toMatchObject({
			kind: "imported",
			note: "From a set, MIT license. · set 2 · equation-disagrees (9 + 9 ≠ 6)",
		});
		const again = await hand(lines(...rows));
		expect((await settled(again.id)).counts).toMatchObject({
			accepted: 0,
			flagged: 0,
			present: 4,
			refused: 1,
		});
		await store(again.id, true);
		await settled(again.id);
		expect(await imported()).toHaveLength(3);
	});

	test("two concurrent imports of the same questions import them once", async () => {
		const content = lines(...Array.from({ length: 30 }, (_, at) => problem(100 + at)));
		const two = await Promise.all([hand(content), hand(content)]);
		await Promise.all(two.map(({ id }) => settled(id)));
		await Promise.all(two.map(({ id }) => store(id, true)));
		const [first, second] = await Promise.all(two.map(({ id }) => settled(id)));
		expect((first?.counts.stored ?? 0) + (second?.counts.stored ?? 0)).toBe(30);
		expect((first?.counts.present ?? 0) + (second?.counts.present ?? 0)).toBe(30);
	});

	test("the next job continues where a job that died stopped", async () => {
		const { id } = await hand(lines(...Array.from({ length: 120 }, (_, at) => problem(1000 + at))));
		await settled(id);
		// The state after a node died while reading: a part is stored, and the file still exists.
		const content = Buffer.from(lines(...Array.from({ length: 120 }, (_, at) => problem(1000 + at))));
		await inTransaction(app.database.db, async (tx) => {
			const values = { state: "reading" as const, read_count: 50, content };
			await tx.updateTable("question_imports").set(values).where("id", "=", id).execute();
			await tx
				.deleteFrom("question_import_items")
				.where("import_id", "=", id)
				.where("position", ">", 50)
				.execute();
			// Twice, as when the first job was given to another node while it still ran.
			await jobs.add(tx, "read-import", { import_id: id });
			await jobs.add(tx, "read-import", { import_id: id });
		});
		const { counts, ...read } = await settled(id);
		expect(read).toMatchObject({ state: "ready", read_count: 120 });
		expect(counts.accepted + counts.flagged).toBe(120);
		// And in the middle of importing.
		await store(id, true);
		await settled(id);
		await inTransaction(app.database.db, async (tx) => {
			await tx.updateTable("question_imports").set({ state: "storing" }).where("id", "=", id).execute();
			await jobs.add(tx, "store-import", { import_id: id });
		});
		expect((await settled(id)).counts).toMatchObject({ stored: 120, accepted_waiting: 0 });
	});

	test("whose image was deleted since it was read is not imported, with a note", async () => {
		const id_of_image = "ab".repeat(32);
		await app.database.pool.query("insert into images (id, width, height) values ($1, 40, 30)", [
			id_of_image,
		]);
		const image = { src: `/images/${id_of_image}.webp`, alt: "Shells", width: 40, height: 30 };
		const question = exampleFillOne({ prompt: "How many shells lie on this beach?", images: [image] });
		const other = exampleFillOne({ prompt: "How many boats lie in this harbor?" });
		const questions = [question, other].map((each) => ({ name: each.prompt, question: each, tags: [] }));
		const { id } = await hand(JSON.stringify({ format: "learnin-questions", version: 1, questions }));
		expect((await settled(id)).counts).toMatchObject({ accepted: 2, refused: 0 });
		await app.database.pool.query("delete from images where id = $1", [id_of_image]);
		await store(id);
		expect(await settled(id)).toMatchObject({ state: "done", counts: { stored: 1, refused: 1 } });
		const { items } = await itemsOf(id, { outcome: "refused" });
		expect(items[0]?.notes).toContainEqual({ code: "unknown-picture", detail: "" });
	});

	test("flags and names a near duplicate of a question in the bank", async () => {
		const row = problem(1, {
			prompt: "Two trains of equal length leave the same station at nine in the morning. How far?",
			explanation: "Think.",
		});
		const { id } = await hand(lines(row));
		await settled(id);
		await store(id);
		await settled(id);
		const near = await hand(lines({ ...row, prompt: row.prompt.replace("How far?", "How far is it?") }));
		await settled(near.id);
		const [item] = (await itemsOf(near.id)).items;
		expect(item?.outcome).toBe("flagged");
		expect(item?.notes.map(({ code }) => code)).toContain("near-in-bank");
		expect(item?.like_question_id).toBe((await itemsOf(id)).items[0]?.question_id);
	});

	test("a file that cannot be read says why, and an unknown skill is not found", async () => {
		const { id } = await hand("Just words.");
		expect(await settled(id)).toMatchObject({
			state: "failed",
			fault: "unknown_format",
			counts: { accepted: 0 },
		});
		expect((await store(id)).body.code).toBe("import_busy");
		expect((await hand("{}", { skill_id: "nothing" })).status).toBe(404);
		const text_alone = await hand("Read this first.", { file_name: "notes.gift" });
		expect(await settled(text_alone.id)).toMatchObject({ format: "gift", counts: { refused: 1 } });
		expect((await hand("x", { note: "x".repeat(600) })).status).toBe(400);
	});

	const own = (name: string, changes: object = {}) =>
		JSON.stringify({
			format: "learnin-questions",
			version: 1,
			questions: [{ name, tags: [], question: { ...exampleFillOne(), ...changes } }],
		});
	test.each([
		["in the name of an item", own("a\u0000b\ud800"), "a b"],
		["in a question", own("a", { cta: "Type\u0000 it\ud800." }), "a"],
		["in the key", own("k", { key: { answers: ["\ud8005\u0000"] } }), "k"],
		["in a word problem", lines(problem(3000, { prompt: "What\u0000 is\ud800 5 + 4?" })), "set 3000"],
		[
			"in a skill that it names",
			lines(problem(3001, { tags: [`skill:${"y".repeat(198)}😀😀`] })),
			"set 3001",
		],
		["where a role is cut", lines(problem(3002, { roles: [`${"r".repeat(99)}😀`] })), "set 3002"],
		["where a word in a note is cut", `question_type,prompt\n${"x".repeat(198)}😀😀,5 + 5?`, "5 + 5?"],
	])("with characters that a text cannot contain is read: %s", async (_, file, name) => {
		const { id } = await hand(file);
		expect(await settled(id)).toMatchObject({ state: "ready", fault: null, item_count: 1 });
		const [item] = (await itemsOf(id)).items;
		expect(item?.name).toBe(name);
		// Nothing unreadable is left to stop the import job.
		if (item?.outcome !== "refused") expect((await store(id, true)).status).toBe(200);
		expect((await settled(id)).state).toMatch(/ready|done/);
	});

	test("is listed, and deleted without its questions", async () => {
		const { id } = await hand(lines(problem(2000)));
		await settled(id);
		await store(id);
		await settled(id);
		const { imports, next_cursor } = (await app.call(getImports, { query: {} }, admin.token)).data;
		expect(imports.map((each) => each.id)).toContain(id);
		expect(next_cursor).toBeNull();
		const question_id = (await itemsOf(id)).items[0]?.question_id ?? "";
		expect((await app.call(forgetImport, { params: { import_id: id } }, admin.token)).status).toBe(200);
		expect((await app.call(getImport, { params: { import_id: id } }, admin.token)).status).toBe(404);
		expect((await app.call(getQuestion, { params: { question_id } }, admin.token)).status).toBe(200);
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select("action")
			.where("subject_id", "=", id)
			.orderBy("id")
			.execute();
		expect(acts.map(({ action }) => action)).toEqual([
			"question_import.started",
			"question_import.stored",
			"question_import.forgotten",
		]);
	});

	describe("whose job stopped for good", () => {
		const rows = Array.from({ length: 60 }, (_, at) => problem(4000 + at));
		const retry = (import_id: string) => app.call(retryImport, { params: { import_id } }, admin.token);
		const forget = (import_id: string) => app.call(forgetImport, { params: { import_id } }, admin.token);
		/** The state when its last job is gone, after its last try or because a person canceled it. */
		async function stopped(
			import_id: string,
			values: { state: "reading" | "storing"; content: Buffer | null },
		) {
			const warned: [object, string][] = [];
			const warn = (data: object, text: string) => void warned.push([data, text]);
			// In one transaction, because this test's node looks for such files as well.
			await inTransaction(app.database.db, async (tx) => {
				await tx.updateTable("question_imports").set(values).where("id", "=", import_id).execute();
				await failStopped({ db: tx, log: { warn, info: warn, error: warn } });
			});
			return warned;
		}

		test("while reading: says so, warns in the log, and reads the rest on request", async () => {
			const { id } = await hand(lines(...rows));
			await settled(id);
			await app.database.pool.query(
				"delete from question_import_items where import_id = $1 and position > 50",
				[id],
			);
			await app.database.pool.query("update question_imports set read_count = 50 where id = $1", [id]);
			const content = Buffer.from(lines(...rows));
			expect(await stopped(id, { state: "reading", content })).toEqual([
				[{ import_id: id }, "import stopped for good"],
			]);
			expect(await seen(id)).toMatchObject({ state: "failed", fault: "stopped", read_count: 50 });
			expect((await store(id)).body.code).toBe("import_busy");
			expect((await retry(id)).data).toEqual({ state: "reading" });
			expect(await settled(id)).toMatchObject({ state: "ready", fault: null, read_count: 60 });
			expect((await retry(id)).body.code).toBe("import_busy");
		});

		test("while importing: the rest is imported on request, or it is deleted", async () => {
			const { id } = await hand(lines(...rows));
			await settled(id);
			await stopped(id, { state: "storing", content: null });
			expect(await seen(id)).toMatchObject({ state: "failed", fault: "stopped", counts: { stored: 0 } });
			expect((await retry(id)).data).toEqual({ state: "storing" });
			const { counts } = await settled(id);
			expect(counts.stored).toBe(counts.accepted);
			await stopped(id, { state: "storing", content: null });
			expect((await forget(id)).status).toBe(200);
			expect((await retry(id)).status).toBe(404);
		});

		test("one that still has its job is left alone", async () => {
			const { id } = await hand(lines(problem(4100)));
			await settled(id);
			await addWaitingJob(id);
			await app.database.pool.query("update question_imports set state = 'storing' where id = $1", [id]);
			await failStopped({ db: app.database.db, log: console });
			expect((await seen(id)).state).toBe("storing");
			expect((await forget(id)).body.code).toBe("import_busy");
		});

		/** A job that waits for its retry; no worker takes it before. */
		async function addWaitingJob(import_id: string): Promise<void> {
			await inTransaction(app.database.db, async (tx) => {
				await jobs.add(tx, "store-import", { import_id });
				await sql`update jobs.job set state = 'retry', start_after = now() + interval '1 hour'
					where name = 'store-import' and data ->> 'import_id' = ${import_id}`.execute(tx);
			});
		}
	});
});

describe("an export", () => {
	const get = async (query: Record<string, string>) => {
		const answer = await app.inject({
			method: "GET",
			url: fillPath(saveExport.path),
			query,
			headers: { authorization: `Bearer ${admin.token}` },
		});
		return {
			name: /filename="([^"]+)"/.exec(String(answer.headers["content-disposition"]))?.[1],
			bytes: answer.rawPayload,
		};
	};

	test.each(EXPORT_FORMATS)("as %s imports again as duplicates of the bank", async (format) => {
		const tag = `round-${format}`;
		const questions = [
			exampleFillOne({ prompt: `${format}: What is $\\dfrac{1}{8} + \\dfrac{1}{2}$ of \\$1?` }),
			exampleSelectOne({ prompt: `${format}: **Which** is more?` }),
		];
		const own = JSON.stringify({
			format: "learnin-questions",
			version: 1,
			questions: questions.map((question, at) => ({
				name: `${at}`,
				skill_id: "multiply-by-one-digit",
				difficulty: 4,
				tags: [tag],
				question,
			})),
		});
		const { id } = await hand(own, { tags: [] });
		await settled(id);
		await store(id, true);
		expect((await settled(id)).counts.stored).toBe(2);
		const query = { format, version: "newest", tag } as const;
		const report = (await app.call(checkExport, { query }, admin.token)).data;
		expect(report).toMatchObject({ found: 2, left_out: 0, is_cut: false });
		expect(report.whole + report.in_part).toBe(2);
		const file = await get(query);
		expect(file.name).toMatch(new RegExp(`^learnin-questions-${format}-2026-11-21\\.\\w+$`));
		const back = await hand(file.bytes, { file_name: file.name });
		const read = await settled(back.id);
		expect(read.counts).toMatchObject({ present: 2, accepted: 0, flagged: 0, refused: 0 });
		const { items } = await itemsOf(back.id);
		expect(items.map(({ difficulty }) => difficulty)).toEqual([4, 4]);
	});

	test("as json keeps the settings of a figure", async () => {
		const figure = {
			svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>',
			alt: "A dot.",
			drawn: {
				name: "bar-chart",
				settings: {
					step: "2",
					bars: [
						["cats", "4"],
						["dogs", "7"],
					],
				},
			}, // prettier-ignore
		};
		const question = exampleFillOne({ prompt: "How many dots are drawn here, all in all?", figure });
		const own = { format: "learnin-questions", version: 1, questions: [{ name: "dot", question }] };
		const { id } = await hand(JSON.stringify(own), { tags: ["with-a-figure"] });
		await settled(id);
		await store(id, true);
		expect((await settled(id)).counts.stored).toBe(1);
		const { bytes } = await get({ format: "json", version: "newest", tag: "with-a-figure" });
		expect(JSON.parse(bytes.toString("utf8"))).toMatchObject({ questions: [{ question: { figure } }] });
	});

	test("contains only what students get, on request; and only the selected ones", async () => {
		const published = { format: "json", version: "published", tag: "round-json" } as const;
		expect((await app.call(checkExport, { query: published }, admin.token)).data.found).toBe(0);
		const [first] = (await app.call(getQuestions, { query: { tag: "round-json" } }, admin.token)).data
			.questions;
		const chosen = { format: "json", version: "newest", ids: first?.id ?? "" } as const;
		const { bytes } = await get(chosen);
		expect(JSON.parse(bytes.toString("utf8"))).toMatchObject({
			questions: [{ skill_id: "multiply-by-one-digit" }],
		});
	});
});

test("imports the images in a Moodle file with the question; an invalid one gets a note", async () => {
	const png = (
		await sharp({ create: { width: 40, height: 30, channels: 3, background: "#2fa8ef" } })
			.png()
			.toBuffer()
	).toString("base64");
	const item = (name: string, picture: string, bytes: string) =>
		`<question type="shortanswer"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[
			<p>How many bees are on picture ${name}? <img src="@@PLUGINFILE@@/${picture}" alt="bees in a row"></p>]]></text>
			<file name="${decodeURIComponent(picture)}" encoding="base64">${bytes}</file></questiontext>
			<answer fraction="100"><text>four</text></answer></question>`;
	const broken = Buffer.from("<svg onload='alert(1)'></svg>").toString("base64");
	const { id } = await hand(
		`<quiz>${item("one", "my%20bees.png", png)}${item("two", "bees.svg", broken)}</quiz>`,
		{ format: "moodle" },
	);
	expect(await settled(id)).toMatchObject({ state: "ready", counts: { accepted: 1, flagged: 1 } });
	const { items } = await itemsOf(id);
	expect(items[1]?.notes).toContainEqual({ code: "picture-unusable", detail: "bees.svg" });
	await store(id);
	await settled(id);
	const question_id = (await itemsOf(id)).items[0]?.question_id ?? "";
	const { question } = (await app.call(getQuestion, { params: { question_id } }, admin.token)).data;
	expect(question.images).toEqual([
		{
			src: expect.stringMatching(/^\/images\/[a-f0-9]{64}\.webp$/),
			alt: "bees in a row",
			width: 40,
			height: 30,
		},
	]);
	const shown = await app.inject({ method: "GET", url: question.images?.[0]?.src ?? "" });
	expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
});
