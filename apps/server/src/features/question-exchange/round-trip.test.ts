import type { ExportFormat } from "@learnin/contract/routes/bank/question-exchange.contract";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { ownFrame, readOwn } from "@learnin/domain/exchange/own-format";
import { gapFigure, gapPlace } from "@learnin/domain/exchange/items/gap-figure";
import { checkQuestion } from "@learnin/domain/question/checks/check-question";
import type { KnownMistake, Question, QuestionType } from "@learnin/domain/question/question";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFile } from "./formats/read-file.ts";
import { type BankItem, writeItem } from "./formats/write-items.ts";

const item = (question: Question): BankItem => ({
	question_id: "5d3c1b6e-0000-4000-8000-000000000001",
	name: "One of many: 50 % = {half}",
	question,
	filing: { skill_id: "add-within-100", difficulty: 3, tags: ["sums", "money: $"] },
});

/** Text with every character that is special in some format. */
const words = fc
	.array(
		fc.constantFrom(
			"Sara has apples",
			"and \\$5",
			"$\\dfrac{1}{2} + x^{2}$",
			"**more than** he",
			"3 \\* 4",
			"a = b",
			"~ about",
			"# one",
			"50 %: half",
			"{curly} [square]",
			"<b> & more",
			"\"quoted\" 'words'",
			"back\\\\slash",
			"snake_case",
			"one // two",
			"| bar; comma,",
			"naïve ½ 数",
		),
		{ minLength: 1, maxLength: 4 },
	)
	.map((parts) => `So ${parts.join(" ")}.`);
const texts = fc.tuple(words, words, fc.boolean()).map(([a, b, is_two]) => (is_two ? `${a}\n\n${b}` : a));
const hints = fc.subarray(
	["Think of $x^{2}$ & <more>.", "Draw = a # line ~ {here}.", "Count them:\n\nall **of** it.", "Is it 50 %?"],
	{ minLength: 2 },
);
const base = { prompt: texts, hints, explanation: texts, known_mistakes: fc.constant<KnownMistake[]>([]) };
const labels = (least: number, most: number) =>
	fc.uniqueArray(words, { minLength: least, maxLength: most, selector: (text) => text.toLowerCase() });
const whole = fc.integer({ min: -9999, max: 9999 }).map(String);

const generated: Record<QuestionType, fc.Arbitrary<Question>> = {
	SELECT_ONE: fc.record({ ...base, labels: labels(2, 5) }).map(({ labels: list, ...rest }) => ({
		...rest,
		question_type: "SELECT_ONE",
		answer_type: "STRING",
		options: list.map((label, at) => ({ id: "abcde"[at] ?? "", label })),
		known_mistakes: [{ id: "wrong", answer: "b", feedback: "Look again, = ~ {slowly}: # $x^{2}$" }],
		key: { option_id: "a" },
	})),
	SELECT_ALL: fc.record({ ...base, labels: labels(3, 6) }).map(({ labels: list, ...rest }) => ({
		...rest,
		question_type: "SELECT_ALL",
		answer_type: "STRING",
		options: list.map((label, at) => ({ id: "abcdef"[at] ?? "", label })),
		key: { option_ids: ["a", "c"] },
	})),
	FILL_ONE: fc
		.record({
			...base,
			key: fc.constantFrom("7", "-12", "3.25", "3/4", "1 2/3", "forty two", "=x{}", "it's 5:30 #1"),
		})
		.map(({ key, ...rest }) => ({
			...rest,
			question_type: "FILL_ONE",
			answer_type: /^-?\d+$/.test(key)
				? "INTEGER"
				: key.includes(".")
					? "FLOAT"
					: key === "3/4"
						? "SIMPLE_FRACTION"
						: key === "1 2/3"
							? "MIXED_FRACTION"
							: "STRING",
			key: { answers: [key] },
		})),
	FILL_MULTIPLE: fc
		.record({ ...base, first: whole, second: whole })
		.map(({ first, second, prompt, ...rest }) => ({
			...rest,
			prompt: `${prompt}\n\nThen [[one]] and [[two]] follow.`,
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			blanks: [
				{ id: "one", answer_type: "INTEGER", key: { answers: [first] } },
				{ id: "two", answer_type: "INTEGER", key: { answers: [second] } },
			],
		})),
	MATCH_THE_FOLLOWING: fc.record({ ...base, labels: labels(5, 7) }).map(({ labels: list, ...rest }) => ({
		...rest,
		question_type: "MATCH_THE_FOLLOWING",
		answer_type: "STRING",
		left_options: list.slice(0, 2).map((label, at) => ({ id: `l${at}`, label })),
		right_options: list.slice(2).map((label, at) => ({ id: `r${at}`, label })),
		key: { answer_dict: { l0: "r1", l1: "r0" } },
	})),
	LABELED_INPUT: fc.record({ ...base }).map(({ prompt, ...rest }) => ({
		...rest,
		prompt: `${prompt} A **(1)** is **(2)** than a mouse.`,
		question_type: "LABELED_INPUT",
		answer_type: "STRING",
		figure: gapFigure(2),
		labels: [0, 1].map((at) => ({
			id: `g${at + 1}`,
			label: `Gap ${at + 1}`,
			...gapPlace(at, 2),
			answer_type: "STRING",
			choices: ["cat ~ {1}", "larger = #", 'both "two"'],
			key: { answers: [at === 0 ? "cat ~ {1}" : "larger = #"] },
		})),
	})),
	VERIFY_WITH_LLM: fc.record({ ...base, sample: texts }).map(({ sample, ...rest }) => ({
		...rest,
		question_type: "VERIFY_WITH_LLM",
		answer_type: "STRING",
		key: {
			rubric: [
				{ id: "p1", requirement: "Says that < and > differ & why." },
				{ id: "p2", requirement: "Names 50 %." },
			],
			sample_answer: sample,
		},
	})),
};
const types = Object.keys(generated) as QuestionType[];

/** What each format cannot express of the questions above; everything else comes back unchanged. */
const limits: Record<
	Exclude<ExportFormat, "json">,
	Partial<Record<QuestionType, readonly string[] | null>>
> = {
	csv: { LABELED_INPUT: null },
	gift: {
		SELECT_ONE: ["hints"],
		SELECT_ALL: ["hints"],
		FILL_ONE: ["hints"],
		FILL_MULTIPLE: null,
		MATCH_THE_FOLLOWING: ["hints"],
		LABELED_INPUT: null,
		VERIFY_WITH_LLM: ["hints", "key"],
	},
	moodle: {},
	qti2: {},
	qti3: {},
};

describe("a round trip", () => {
	test.each(types)("returns a %s in our own format unchanged", (type) => {
		fc.assert(
			fc.property(generated[type], (question) => {
				const written = writeItem("json", item(question));
				const text = `${ownFrame.head}${written?.text}${ownFrame.tail}`;
				const { name, filing } = item(question);
				expect(readOwn(text)).toEqual([{ name, filing, question }]);
				expect(readFile(new TextEncoder().encode(text), "auto")).toMatchObject({
					format: "json",
					items: [{ question, notes: [] }],
				});
			}),
			{ numRuns: 20 },
		);
	});

	const cases = Object.entries(limits).flatMap(([format, byType]) =>
		types.map(
			(type) => [format as ExportFormat, type, byType[type] === undefined ? [] : byType[type]] as const,
		),
	);
	test.each(cases)("as %s returns a %s without %j", (format, type, lost) => {
		fc.assert(
			fc.property(generated[type], (question) => {
				const written = writeItem(format, item(question));
				if (lost === null) expect(written).toBeNull();
				else expect(lost).toEqual(expect.arrayContaining(written?.lost ?? ["everything"]));
			}),
			{ numRuns: 40 },
		);
	});

	test("the questions above are valid for students", () => {
		for (const type of types) {
			const faults = fc.sample(generated[type], 20).flatMap(checkQuestion);
			expect(faults).toEqual([]);
		}
	});
});

test("our own format expresses every example fully, other formats only what they report", () => {
	for (const { question } of everyQuestion) {
		expect(writeItem("json", item(question))?.lost).toEqual([]);
		for (const format of ["csv", "gift", "moodle", "qti2", "qti3"] as const) {
			const written = writeItem(format, item(question));
			const has_pictures = JSON.stringify(question).includes("<svg");
			// A file that contains no images cannot fully express a question with one.
			if (has_pictures && written !== null) expect(written.lost).toContain("figure");
		}
	}
});

test.each(["json", "csv", "gift", "moodle", "qti2", "qti3"] as const)(
	"the roles of a question survive a round trip through %s",
	(format) => {
		const written = writeItem(
			format,
			item(
				exampleFillOne({
					roles: [
						"warm-up",
						"exit ticket | 2",
						"a, b: c; d",
						"role:x",
						"<i>&amp; {~=} # $",
						"échauffement 😀",
					],
				}),
			),
		);
		expect(written?.lost ?? ["roles"]).not.toContain("roles");
		expect(written?.text ?? "").toMatch(format.startsWith("qti") ? /./ : /warm-up/);
	},
);

test("roles are imported from our own format, and invalid ones refused", () => {
	const { head, tail } = ownFrame;
	const read = (roles: unknown) => {
		const text = `${head}${JSON.stringify({ name: "a", question: { ...exampleFillOne(), roles } })}${tail}`;
		const file = readFile(new TextEncoder().encode(text), "json");
		return "items" in file ? file.items[0] : undefined;
	};
	expect(read(["warm-up"])?.question?.roles).toEqual(["warm-up"]);
	expect(read([7])).toMatchObject({ question: null, notes: [{ detail: "roles.0: This must be text." }] });
});
