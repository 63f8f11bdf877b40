import { operationsIn } from "@learnin/domain/authoring/generated/generated-relevance";
import { NEARLY_THE_SAME, resemblanceTo } from "@learnin/domain/authoring/likeness/near-duplicates";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { numbersIn } from "@learnin/domain/question/text/plain-text";
import type { Question } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/text/question-words";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../platform/testing/test-app.ts";
import { questionFingerprint } from "../practice/index.ts";
import { fillLikeness, selectNearest } from "../question-bank/index.ts";
import { findDuplicates } from "./find-duplicates.ts";

const app = await testApp();
beforeEach(async () => {
	await app.database.db.deleteFrom("questions").execute();
});

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Stores these questions; each id is derived from its index. */
async function store(questions: readonly Question[]) {
	const rows = questions.map((question, number) => ({
		id: idOf(number),
		question,
		fingerprint: `${questionFingerprint(question)} ${number}`,
		words: questionWords(question),
	}));
	await sql`
		with made as (
			select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
				as t (id uuid, question jsonb, fingerprint text, words text)
		), versions as (
			insert into question_versions (question_id, version, skill_id, difficulty, tags, question, rendered, fingerprint, created_at)
			select id, 1, 'add-within-100', 2, '{}', question, '{}', fingerprint, now() from made
		)
		insert into questions (id, state, source, version, skill_id, difficulty, question_type, tags, fingerprint, search_text,
			created_at, updated_at)
		select id, 'draft', 'imported', 1, 'add-within-100', 2, question ->> 'question_type', '{}', fingerprint, words, now(), now()
		from made`.execute(app.database.db);
	await fillLikeness(app.database.db);
}

const nobody = { id: idOf(0), job_id: idOf(0) };
const duplicatesOf = (question: Question) =>
	findDuplicates(app.database.db, nobody, { question, fingerprint: questionFingerprint(question) });

/** A seeded random number from 0 to below `size`. */
function drawing(seed: number): (size: number) => number {
	let state = seed;
	return (size) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * size);
	};
}

const syllables = ["ba", "do", "fi", "gu", "ke", "la", "mo", "ni", "po", "ra", "su", "te", "vi", "wo", "ze"];

/**
 * Stories in several variants: with other numbers, with the same ones, and with up to three changed words.
 */
function stories(seed: number, { families, each }: { families: number; each: number }): Question[] {
	const draw = drawing(seed);
	const word = () => Array.from({ length: 2 }, () => syllables[draw(syllables.length)]).join("");
	return Array.from({ length: families }, () => {
		const story = Array.from({ length: 14 + draw(16) }, word);
		const own = [2 + draw(90), 2 + draw(90)];
		const sign = ["+", "-", "×"][draw(3)];
		return Array.from({ length: each }, () => {
			const changed = draw(3) === 0 ? 0 : draw(4);
			const told = story.map((same) => (draw(story.length) < changed ? word() : same));
			const [one, other] = draw(3) === 0 ? own : [2 + draw(90), 2 + draw(90)];
			return exampleFillOne({
				prompt: `${told.join(" ")} ${one} ${sign} ${other} ?`,
				cta: "",
				known_mistakes: [],
			});
		});
	}).flat();
}

const equal = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
	one.size === other.size && [...one].every((each) => other.has(each));
const asksTheSame = (one: Question, other: Question) =>
	[numbersIn, operationsIn].every((found) => equal(new Set(found(one.prompt)), new Set(found(other.prompt))));

/**
 * Every question of the bank that says nearly the same, by comparing with all, and the share of common words.
 */
function nearAmong(bank: readonly Question[], question: Question) {
	const share = resemblanceTo(questionWords(question));
	return bank
		.map((other) => ({ other, share: share(questionWords(other)) }))
		.filter((near) => near.share >= NEARLY_THE_SAME);
}

const mostOf = (near: readonly { share: number }[]) => Math.max(0, ...near.map(({ share }) => share));
const shareOf = (found: readonly boolean[]) => found.filter(Boolean).length / found.length;

describe.each([
	{ kind: "many stories told in some ways", families: 60, each: 14 },
	{ kind: "few stories told in many ways", families: 6, each: 140 },
])("compared with an exhaustive search of $kind", ({ families, each }) => {
	const all = stories(7, { families, each });
	const bank = all.filter((_, at) => at % 7 !== 0);
	const asked = all.filter((_, at) => at % 7 === 0);

	test("finds what says nearly the same, and what asks the same", async () => {
		await store(bank);
		const found = await selectNearest(app.database.db, asked);
		const compared = [];
		for (const [at, question] of asked.entries()) {
			const near = nearAmong(bank, question);
			const { verdict } = await duplicatesOf(question);
			const [nearest] = found[at] ?? [];
			compared.push({
				same: mostOf(near.filter(({ other }) => asksTheSame(question, other))),
				isSame: verdict.reason === "same_in_bank",
				near: mostOf(near),
				found: nearest === undefined ? 0 : resemblanceTo(questionWords(question))(nearest.words),
			});
		}
		const withSame = compared.filter(({ same }) => same > 0);
		const withNear = compared.filter(({ near }) => near > 0);
		expect(withSame.length).toBeGreaterThan(25);
		expect(withNear.length).toBeGreaterThan(80);
		// Texts less similar than that need not share a band.
		expect(withSame.filter(({ same, isSame }) => same >= 0.8 && !isSame)).toEqual([]);
		expect(withNear.filter(({ near, found: share }) => near >= 0.8 && share === 0)).toEqual([]);
		expect(shareOf(withSame.map(({ isSame }) => isSame))).toBeGreaterThanOrEqual(0.95);
		expect(shareOf(withNear.map(({ found: share }) => share > 0))).toBeGreaterThanOrEqual(0.95);
		// And nothing is found that is not there.
		expect(compared.filter(({ same, isSame }) => same === 0 && isSame)).toEqual([]);
		expect(compared.filter(({ near, found: share }) => share > near)).toEqual([]);
	});
});

describe("among hundreds with the same words and other numbers", () => {
	const story =
		"A farmer has 12 cows and buys 5 more cows at the market. How many cows does the farmer have now?";
	const ask = (prompt: string) => exampleFillOne({ prompt, cta: "", known_mistakes: [] });
	const crowd = Array.from({ length: 400 }, (_, at) => ask(story.replace("12", `${100 + at}`)));

	test("finds the one with the same numbers, also in slightly changed words", async () => {
		await store([...crowd, ask(story)]);
		expect((await duplicatesOf(ask(`${story} Think.`))).verdict.reason).toBe("same_in_bank");
		expect((await duplicatesOf(ask(story.replace("12", "90")))).verdict.reason).toBe("nearly_the_same");
		const [near] = await selectNearest(app.database.db, [ask(`${story} Think.`)]);
		expect(near?.map(({ words }) => words)).toContain(story);
	});

	test("reads no more rows than among a few", async () => {
		await store(crowd);
		const { near, verdict } = await duplicatesOf(ask(story));
		expect(near).toHaveLength(5);
		expect(verdict.detail).toBe("8");
		const found = await selectNearest(app.database.db, [
			ask(story),
			ask("Who counts sheep at night, and why?"),
		]);
		expect(found.map(({ length }) => length)).toEqual([3, 0]);
	});
});

describe("of questions answered by hand", () => {
	const inOrder = (...cards: number[]): Question => ({
		question_type: "MATCH_THE_FOLLOWING",
		answer_type: "STRING",
		prompt: "Put the cards in order from least to greatest.",
		interaction: { kind: "order" },
		left_options: cards.map((_, at) => ({ id: `p${at}`, label: `Place ${at + 1}` })),
		right_options: cards.map((card) => ({ id: `c${card}`, label: `${card}` })),
		key: { answer_dict: Object.fromEntries(cards.map((card, at) => [`p${at}`, `c${card}`])) },
		hints: ["Compare the tens.", "Then the ones."],
		explanation: "The tens decide.",
		known_mistakes: [],
	});
	const onLine = (steps: number): Question => ({
		...exampleFillOne({ prompt: "Put a point at the sum of $3$ and $4$ on the number line.", cta: "" }),
		interaction: { kind: "number_line", from: 0, to: 10, steps, number_every: 0 },
	});

	test("the same cards are the same question, in whatever order they lie", async () => {
		const { right_options, ...rest } = inOrder(12, 34, 56) as Extract<Question, { right_options: object }>;
		await store([{ ...rest, right_options: right_options.toReversed() }]);
		expect((await duplicatesOf(inOrder(12, 34, 56))).verdict.reason).toBe("same_in_bank");
		expect((await duplicatesOf(inOrder(12, 34, 57))).verdict.reason).toBe("nearly_the_same");
	});

	test("another line under the same words is another question", async () => {
		await store([onLine(10)]);
		expect((await duplicatesOf(onLine(10))).verdict.reason).toBe("same_in_bank");
		expect((await duplicatesOf(onLine(20))).verdict.reason).toBe("nearly_the_same");
	});
});

describe("the rows of bands", () => {
	/** Superfluous and missing rows, and the total. */
	async function rowsOfBands() {
		const { rows } = await sql<{ count: number; differing: number }>`
			with wanted as (
				select distinct b as band, asked_operations, asked_numbers, id from questions, unnest(bands) as b
				where asked_numbers is not null and state <> 'retired'
			), kept as (select band, operations, numbers, question_id from question_bands)
			select (select count(*) from kept) as count, (select count(*) from (
				(table wanted except table kept) union all (table kept except table wanted)) as d) as differing`.execute(
			app.database.db,
		);
		return rows[0];
	}
	const change = (number: number, values: object) =>
		app.database.db.updateTable("questions").set(values).where("id", "=", idOf(number)).execute();

	test("follow changes of the questions", async () => {
		await store(stories(3, { families: 4, each: 1 }));
		expect(await rowsOfBands()).toEqual({ count: 32, differing: 0 });
		await change(0, { state: "retired" });
		await change(1, { bands: null });
		await app.database.db.deleteFrom("questions").where("id", "=", idOf(2)).execute();
		expect(await rowsOfBands()).toEqual({ count: 8, differing: 0 });
		await change(0, { state: "in_review" });
		await fillLikeness(app.database.db);
		expect(await rowsOfBands()).toEqual({ count: 24, differing: 0 });
	});

	test("of a node from before, which only knows bands, exist only once they are computed", async () => {
		const [question] = stories(5, { families: 1, each: 1 });
		if (question === undefined) throw new Error("there is no question");
		await store([question]);
		await change(0, { bands: null });
		await change(0, { bands: [1, 2, 3] });
		expect(await rowsOfBands()).toEqual({ count: 0, differing: 0 });
		await fillLikeness(app.database.db);
		expect(await rowsOfBands()).toEqual({ count: 8, differing: 0 });
		expect((await selectNearest(app.database.db, [question]))[0]).toHaveLength(1);
	});
});
