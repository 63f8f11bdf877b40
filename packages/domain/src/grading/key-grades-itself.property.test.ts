import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gcd } from "../arithmetic/rational.ts";
import { exampleFillOne } from "../examples/questions.ts";
import { checkQuestion } from "../question/checks/check-question.ts";
import type { AnswerType, Blank, PictureLabel, Question } from "../question/question.ts";
import { rightAnswer } from "../question/right-answer.ts";
import { gradeAnswer } from "./grade-answer.ts";

interface SomeKey {
	answer_type: AnswerType;
	key: string;
}

const size = fc.oneof(fc.bigInt({ min: 0n, max: 999n }), fc.bigInt({ min: 0n, max: 10n ** 25n }));
const sign = fc.constantFrom("", "-");

const integer = fc.tuple(sign, size).map(([minus, n]) => `${minus}${n}`);
const decimal = fc
	.tuple(integer, fc.stringMatching(/^\d{0,12}$/))
	.map(([whole, places]) => (places === "" ? whole : `${whole}.${places}`));
/** In lowest terms, above or below one, never whole. */
const fraction = fc
	.tuple(sign, size, fc.bigInt({ min: 2n, max: 10n ** 12n }))
	.filter(([, top, bottom]) => gcd(top, bottom) === 1n)
	.map(([minus, top, bottom]) => ({ minus, top, bottom }));
const simple = fraction.map(({ minus, top, bottom }) => `${minus}${top}/${bottom}`);
const mixed = fraction.map(({ minus, top, bottom }) =>
	top < bottom ? `${minus}${top}/${bottom}` : `${minus}${top / bottom} ${top % bottom}/${bottom}`,
);
const word = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12})?$/);

const of = (answer_type: AnswerType, keys: fc.Arbitrary<string>): fc.Arbitrary<SomeKey> =>
	keys.map((key) => ({ answer_type, key }));

/** Keys of every answer type in their own form, of any size. */
const someKey: fc.Arbitrary<SomeKey> = fc.oneof(
	of("INTEGER", integer),
	of("FLOAT", decimal),
	of("SIMPLE_FRACTION", fc.oneof(simple, integer)),
	of("MIXED_FRACTION", fc.oneof(mixed, integer)),
	of("MIXED", fc.oneof(integer, decimal, simple, mixed)),
	of("STRING", word),
);

const words = {
	hints: ["Think.", "Look again."],
	explanation: "Because it is so.",
	known_mistakes: [],
};
const figure = { svg: '<svg viewBox="0 0 1 1"></svg>', alt: "A picture." };
const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const printed = fc.record(
	{
		answer_prefix: fc.constantFrom("$", "x =", "about"),
		answer_suffix: fc.constantFrom("cm", "%", "π", "square units", "apples"),
	},
	{ requiredKeys: [] },
);
const counted = fc.integer({ min: 2, max: 7 });

const fillOne = fc.tuple(someKey, printed).map(
	([{ answer_type, key }, around]): Question => ({
		...words,
		...around,
		question_type: "FILL_ONE",
		answer_type,
		prompt: "What is it?",
		key: { answers: [key] },
	}),
);

const fillMultiple = fc
	.array(fc.tuple(someKey, printed), { minLength: 2, maxLength: 6 })
	.map((keys): Question => {
		const blanks = keys.map(
			([{ answer_type, key }, around], at): Blank => ({
				id: `b${at}`,
				answer_type,
				...around,
				key: { answers: [key] },
			}),
		);
		const prompt = blanks.map(({ id }) => `[[${id}]]`).join(" and ");
		return { ...words, question_type: "FILL_MULTIPLE", answer_type: "MIXED", prompt, blanks };
	});

const fillList = fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 12 }).map(
	(numbers): Question => ({
		...words,
		question_type: "FILL_MULTIPLE",
		answer_type: "INTEGER",
		prompt: "Which are they?",
		is_any_order: true,
		initial_count: 1,
		blanks: numbers.map((number, at) => ({
			id: `b${at}`,
			answer_type: "INTEGER",
			key: { answers: [`${number}`] },
		})),
	}),
);

const labeledInput = fc.array(fc.tuple(someKey, fc.boolean()), { minLength: 1, maxLength: 5 }).map(
	(keys): Question => ({
		...words,
		figure,
		question_type: "LABELED_INPUT",
		answer_type: "MIXED",
		prompt: "What belongs there?",
		labels: keys.map(
			([{ answer_type, key }, is_empty], at): PictureLabel => ({
				id: `l${at}`,
				label: `Place ${at}`,
				x: at * 20,
				y: 50,
				answer_type,
				key: is_empty ? null : { answers: [key] },
			}),
		),
	}),
);

const options = (names: readonly string[]) => names.map((id) => ({ id, label: `option ${id}` }));

const selectOne = counted.map(
	(count): Question => ({
		...words,
		question_type: "SELECT_ONE",
		answer_type: "STRING",
		prompt: "Which is it?",
		options: options(ids(count)),
		key: { option_id: `p${count - 1}` },
	}),
);

const selectAll = fc.integer({ min: 3, max: 8 }).chain((count) =>
	fc.tuple(fc.subarray(ids(count), { minLength: 1 }), fc.boolean()).map(
		([option_ids, is_counted]): Question => ({
			...words,
			question_type: "SELECT_ALL",
			answer_type: "STRING",
			prompt: "Which are they?",
			options: options(ids(count)),
			...(is_counted ? { answer_count: option_ids.length } : {}),
			key: { option_ids },
		}),
	),
);

const match = counted.chain((count) =>
	fc.shuffledSubarray(ids(count + 2), { minLength: count, maxLength: count }).map(
		(rights): Question => ({
			...words,
			question_type: "MATCH_THE_FOLLOWING",
			answer_type: "STRING",
			prompt: "Which belong together?",
			left_options: options(ids(count)),
			right_options: options(ids(count + 2)),
			key: { answer_dict: Object.fromEntries(ids(count).map((id, at) => [id, rights[at] ?? ""])) },
		}),
	),
);

/** Questions of every type that can be graded automatically, most of them without a fault. */
const someQuestion: fc.Arbitrary<Question> = fc.oneof(
	fillOne,
	fillMultiple,
	fillList,
	labeledInput,
	selectOne,
	selectAll,
	match,
);

describe("a key grades itself correct", () => {
	test("in any question without faults", () => {
		let sound = 0;
		fc.assert(
			fc.property(someQuestion, (question) => {
				if (checkQuestion(question).length > 0) return;
				sound += 1;
				expect(gradeAnswer(question, rightAnswer(question)).verdict).toBe("correct");
			}),
			{ numRuns: 1000 },
		);
		expect(sound).toBeGreaterThan(500);
	});
	test("in its own form, for every type of number", () => {
		fc.assert(
			fc.property(someKey, ({ answer_type, key }) => {
				const question = exampleFillOne({ answer_type, key: { answers: [key] }, known_mistakes: [] });
				expect(gradeAnswer(question, { question_type: "FILL_ONE", text: key }).verdict).toBe("correct");
			}),
			{ numRuns: 2000 },
		);
	});
});
