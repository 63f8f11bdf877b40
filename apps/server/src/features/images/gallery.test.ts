import { createHash } from "node:crypto";
import * as contract from "@learnin/contract/routes/bank/images.contract";
import * as bank from "@learnin/contract/routes/bank/question-bank.contract";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { type S3StandIn, startS3StandIn } from "@learnin/stand-ins/s3/s3-stand-in";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAdmin, type Person } from "../../platform/testing/factories.ts";
import { createTestApp, type TestApp } from "../../platform/testing/test-app.ts";
import { pictureOf, sendImages, storedImage } from "./testing/send-images.ts";
import { readPages } from "../../platform/testing/read-pages.ts";

let s3: S3StandIn;
let app: TestApp;
let admin: Person;
const logged: string[] = [];
beforeAll(async () => {
	s3 = await startS3StandIn({
		accessKey: "AKIATEST",
		secretKey: "hidden",
		region: "us-east-1",
		bucket: "pics",
	});
	app = await createTestApp({
		settings: {
			STORAGE: "s3",
			S3_ENDPOINT: s3.url,
			S3_BUCKET: "pics",
			S3_ACCESS_KEY: "AKIATEST",
			S3_SECRET_KEY: "hidden",
			LOG_LEVEL: "error",
		},
		log: { write: (line) => void logged.push(line) },
	});
	admin = await buildAdmin(app);
});
beforeEach(() => {
	s3.controls.reset();
	logged.length = 0;
});
afterAll(async () => {
	await app.stop();
	await s3.stop();
});

let serial = 100;
const picture = async () =>
	pictureOf((serial += 1), 10)
		.png()
		.toBuffer();
const store = async (name: string) =>
	storedImage(app, admin.token, { bytes: await picture(), name: `${name}.png` });
const describeAs = (image_id: string, name: string, alt: string) =>
	app.call(contract.updateImage, { params: { image_id }, body: { name, alt } }, admin.token);
const list = (query: Parameters<typeof app.call<typeof contract.getImages>>[1]["query"]) =>
	app.call(contract.getImages, { query }, admin.token);
const namesOf = async (query: Parameters<typeof list>[0]) =>
	(await list(query)).data.images.map(({ name }) => name);
const remove = (image_id: string) => app.call(contract.deleteImage, { params: { image_id } }, admin.token);
const get = (src: string) => app.inject({ method: "GET", url: src });
const rowOf = (id: string) =>
	app.database.db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirst();

type Shown = Pick<contract.GalleryImage, "src" | "width" | "height">;
const shows = ({ src, width, height }: Shown) => ({
	images: [{ src, width, height, alt: "A blue square." }],
});
async function write(changes: Parameters<typeof exampleFillOne>[0]): Promise<string> {
	const question = exampleFillOne({ prompt: `How many? Ask number ${(serial += 1)}.`, ...changes });
	const body = { question, skill_id: "add-within-100", difficulty: 2, tags: [], state: "in_review" as const };
	return (await app.call(bank.createQuestion, { body }, admin.token)).data.id;
}

describe("in an object store", () => {
	test("an image is an object, and served from there", async () => {
		const image = await store("kept");
		expect(s3.controls.objects()).toMatchObject([{ key: `images/${image.id}.webp`, type: "image/webp" }]);
		expect((await rowOf(image.id))?.bytes).toBeNull();
		const answer = await get(image.src);
		expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
		expect(createHash("sha256").update(answer.rawPayload).digest("hex")).toBe(image.id);
	});

	test.each(["slow_down", "error", "denied", "drop", "redirect"] as const)(
		"that keeps failing with %s, an upload stores nothing, leaves no row, and reports it",
		async (how) => {
			s3.controls.behave(how);
			const bytes = await picture();
			const { status, results } = await sendImages(app, admin.token, [{ bytes, name: "lost.png" }]);
			expect([status, results]).toEqual([200, [{ outcome: "refused", name: "lost", reason: "not_stored" }]]);
			expect(await namesOf({ search: "lost" })).toEqual([]);
			expect(logged.join()).toContain("could not be stored");
			expect(logged.join()).not.toMatch(/hidden|AKIATEST/);
			s3.controls.reset();
			expect((await sendImages(app, admin.token, [{ bytes }])).results[0]?.outcome).toBe("stored");
			await remove((await list({})).data.images[0]?.id ?? "");
		},
	);

	test("a lost image responds 404, an unavailable store 503, and neither is cached", async () => {
		const image = await store("away");
		s3.controls.behave("slow_down");
		const away = await get(image.src);
		expect([away.statusCode, away.json<{ code: string }>().code]).toEqual([503, "unavailable"]);
		expect(away.headers["cache-control"]).toBe("no-store");
		s3.controls.behave("other_bytes");
		expect((await get(image.src)).statusCode).toBe(503);
		s3.controls.behave("honest");
		s3.controls.lose(`images/${image.id}.webp`);
		const lost = await get(image.src);
		expect([lost.statusCode, lost.headers["cache-control"]]).toEqual([404, "no-store"]);
		expect(logged.join()).toContain("image is missing from the storage");
	});
});

describe("the gallery", () => {
	test("is searched by prefixes and stems of words in name and description", async () => {
		const { id } = await store("pizza_3-8");
		await describeAs(id, "pizza_3-8", "A circle cut into eight slices, three of them shaded.");
		await store("ruler");
		for (const search of ["piz", "PIZZA", "slice", "shading", "circle three", "3 8", "  eight,"])
			expect([search, await namesOf({ search })]).toEqual([search, ["pizza_3-8"]]);
		for (const search of ["pizza ruler", "izza", "!!!", "'; drop table images; --", "\\"])
			expect([search, await namesOf({ search })]).toEqual([search, []]);
		expect((await namesOf({ search: " " })).length).toBeGreaterThan(1);
	});

	test("is paged, newest first, without a gap", async () => {
		const { rows } = await sql<{ id: string }>`insert into images (id, width, height, name, created_at)
			select md5(n::text) || md5(n::text), 1, 1, 'turned ' || n, ${app.clock.now}::timestamptz - n / 3 * interval '1 microsecond'
			from generate_series(1, 65) n returning id`.execute(app.database.db);
		const pages = await readPages((page) => list({ search: "turned", ...page }));
		const seen = pages.flatMap(({ images }) => images.map(({ id }) => id));
		expect(seen.length).toBe(65);
		expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)));
		expect((await list({ cursor: "nonsense" })).status).toBe(404);
		await sql`delete from images where name like 'turned %'`.execute(app.database.db);
	});

	test("lists images without a description, and unused ones", async () => {
		const [bare, described] = [await store("only bare"), await store("only described")];
		await describeAs(described.id, "only described", "A square.");
		await write(shows(bare));
		expect(await namesOf({ search: "only", only: "undescribed" })).toEqual(["only bare"]);
		expect(await namesOf({ search: "only", only: "unused" })).toEqual(["only described"]);
	});

	test("texts are trimmed, and undisplayable ones refused", async () => {
		const { id } = await store("words");
		expect((await describeAs(id, "  Words ", " One\r\ntwo ")).data.image).toMatchObject({
			name: "Words",
			alt: "One\ntwo",
		});
		expect((await describeAs(id, " ", "x")).status).toBe(400);
		expect((await describeAs(id, "x", "x".repeat(1001))).status).toBe(400);
		expect((await describeAs(id, "x\u0007", "x")).status).toBe(400);
		expect((await describeAs("0".repeat(64), "x", "x")).status).toBe(404);
	});
});

describe("an image of a question", () => {
	const questionsOf = async (image_id: string) =>
		(await app.call(contract.getImageQuestions, { params: { image_id } }, admin.token)).data;
	const countOf = async (name: string) =>
		(await list({ search: name })).data.images.map(({ questions, is_used }) => [questions, is_used]);

	test("is counted wherever the question shows it, once per question", async () => {
		const image = await store("counted");
		expect(await countOf("counted")).toEqual([[0, false]]);
		const below = await write(shows(image));
		const inText = await write({ prompt: `Look: ![a square](${image.src}). How many ![it](${image.src})?` });
		expect(await countOf("counted")).toEqual([[2, true]]);
		const { questions, has_more } = await questionsOf(image.id);
		expect([questions.map(({ id }) => id).toSorted(), has_more]).toEqual([[below, inText].toSorted(), false]);
		expect(questions[0]?.prompt.html).toContain("How many");
	});

	test("that a later version no longer shows is not counted, and still cannot be deleted", async () => {
		const image = await store("earlier");
		const question_id = await write(shows(image));
		const question = exampleFillOne({ prompt: `No picture any more, ask ${(serial += 1)}.` });
		const body = { question, skill_id: "add-within-100", difficulty: 2, tags: [] };
		await app.call(
			bank.updateQuestion,
			{ params: { question_id }, body: { ...body, state: "draft", expected_version: 1 } },
			admin.token,
		);
		expect(await countOf("earlier")).toEqual([[0, true]]);
		expect((await questionsOf(image.id)).questions).toEqual([]);
		expect((await remove(image.id)).body.code).toBe("image_in_use");
		expect((await get(image.src)).statusCode).toBe(200);
	});

	test("in a question that is being written cannot be deleted", async () => {
		const image = await store("drafted");
		const draft = (value: Record<string, unknown> | null) =>
			app.call(bank.saveQuestionDraft, { params: { draft_key: "new" }, body: { draft: value } }, admin.token);
		await draft(shows(image));
		expect((await remove(image.id)).body.code).toBe("image_in_use");
		await draft(null);
		expect((await remove(image.id)).status).toBe(200);
	});

	test("that was deleted in the meantime cannot be added to a question, as an image or in a text", async () => {
		const image = await store("gone");
		expect((await remove(image.id)).status).toBe(200);
		for (const [asked, field] of [
			[shows(image), "images[0]"],
			[{ prompt: `Look: ![a square](${image.src}). How many?` }, "prompt"],
		] as const) {
			const question = exampleFillOne(asked);
			const body = { question, skill_id: "add-within-100", difficulty: 2, tags: [], state: "draft" as const };
			const answer = await app.call(bank.createQuestion, { body }, admin.token);
			expect([answer.body.code, answer.body.message]).toEqual(["question_faulty", { [field]: "bad-image" }]);
		}
	});

	test("that no one uses is deleted with its bytes; while the store fails it stays", async () => {
		const image = await store("deleted");
		s3.controls.behave("slow_down");
		expect((await remove(image.id)).status).toBe(503);
		expect(await rowOf(image.id)).toBeDefined();
		s3.controls.reset();
		expect((await remove(image.id)).status).toBe(200);
		expect(s3.controls.objects().filter(({ key }) => key.includes(image.id))).toEqual([]);
		expect((await get(image.src)).statusCode).toBe(404);
		expect((await remove(image.id)).status).toBe(404);
	});

	test("is never half stored, however uploads and deletions overlap", async () => {
		const bytes = await picture();
		const { id, src } = await storedImage(app, admin.token, { bytes });
		await Promise.all(
			Array.from({ length: 6 }, (_, at) =>
				at % 2 === 0 ? remove(id) : sendImages(app, admin.token, [{ bytes }]),
			),
		);
		const isThere = (await rowOf(id)) !== undefined;
		expect((await get(src)).statusCode).toBe(isThere ? 200 : 404);
		expect(s3.controls.objects().some(({ key }) => key.includes(id))).toBe(isThere);
	});
});
