import { questionOf, draftOf } from "@learnin/domain/authoring/draft/draft-question";
import { differingFields } from "@learnin/domain/exchange/items/compare-questions";
import { readCsvRow, writeCsvRow } from "@learnin/domain/exchange/csv/csv-rows";
import { writeGift } from "@learnin/domain/exchange/gift/write-gift";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import { checkQuestion } from "@learnin/domain/question/checks/check-question";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import { draftedTypes } from "@learnin/domain/question-types/drafted-types";
import { exchangedTypes } from "@learnin/domain/question-types/exchanged-types";
import { questionTypes } from "@learnin/domain/question-types/question-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { presentAnswer } from "../questions/present-answer.ts";
import { presentQuestion } from "../questions/present-question.ts";
import { renderQuestion } from "../questions/render-question.ts";
import { servedTypes } from "./served-types.ts";

/** A question type that the product does not have: hit a drum a given number of times. */
interface Drum {
	question_type: "DRUM";
	beats: number;
	tempo: number;
}
interface Hits {
	question_type: "DRUM";
	hits: number;
}

const rules = {
	check: ({ beats }: Drum) => (beats > 0 ? [] : [{ field: "beats", fault: "too-few" }]),
	grader: ({ beats }: Drum) => ({
		grade: ({ hits }: Hits) =>
			hits === beats
				? { verdict: "correct" }
				: {
						verdict: "incorrect",
						known_mistake: null,
						not_simplest: false,
						wrong_parts: [],
						part_count: null,
					},
	}),
	rightAnswer: ({ question_type, beats }: Drum) => ({ question_type, hits: beats }),
	secretTexts: () => [],
	placedOptions: () => [],
	partTexts: () => [],
};
const exchange = {
	parts: () => [],
	plainFields: ({ beats }: Drum) => ({ beats }),
	mistake: { part: "box", answer: null },
	readCsv: (cell: (name: string) => string) => ({
		kind: "boxes",
		boxes: [{ id: "b1", answers: [cell("right")], mistakes: [] }],
	}),
	csv: ({ beats }: Drum) => ({ right: `${beats}` }),
	gift: () => null,
};
const draft = {
	partOf: () => ({ question_type: "DRUM", answer_type: "INTEGER", beats: 4, tempo: 120 }),
	draftOf: ({ beats }: Drum) => ({ initial_count: beats }),
	keyField: () => "beats",
};
const serving = {
	render: () => ({}),
	rightSources: ({ beats }: Drum) => [`${beats} hits`],
	present: ({ question_type, tempo }: Drum) => ({ question_type, tempo }),
	answerSources: ({ hits }: Hits) => [`${hits} hits`],
};

/** Registered like the product's own. */
const registries = [
	[questionTypes, rules],
	[exchangedTypes, exchange],
	[draftedTypes, draft],
	[servedTypes, serving],
] as const;
beforeAll(() => {
	for (const [registry, record] of registries) Reflect.set(registry, "DRUM", record);
});
// Other test files in this worker share the registries.
afterAll(() => {
	for (const [registry] of registries) Reflect.deleteProperty(registry, "DRUM");
});

const drum = {
	question_type: "DRUM",
	answer_type: "INTEGER",
	prompt: "Hit the drum for each leg of a dog.",
	hints: ["Count the legs in front.", "Then those behind."],
	explanation: "A dog has two legs in front and two behind.",
	known_mistakes: [],
	beats: 4,
	tempo: 120,
} as unknown as Question;
const hits = (count: number) => ({ question_type: "DRUM", hits: count }) as unknown as StudentAnswer;

describe("a question type that only its records know", () => {
	test("is checked and graded, and shows its correct answer", () => {
		expect(checkQuestion(drum)).toEqual([]);
		expect(checkQuestion({ ...drum, beats: 0 } as unknown as Question)).toMatchObject([{ field: "beats" }]);
		expect(gradeAnswer(drum, hits(4))).toMatchObject({ verdict: "correct" });
		expect(gradeAnswer(drum, hits(3))).toMatchObject({ verdict: "incorrect" });
		expect(gradeAnswer(drum, rightAnswer(drum))).toMatchObject({ verdict: "correct" });
	});

	test("is rendered and presented without its key", () => {
		const rendered = renderQuestion(drum);
		expect(rendered.answer_list).toMatchObject([{ spoken: "4 hits" }]);
		const given = { id: "q", session_id: "s", position: 0, skill_id: "s", skill_name: "S", grade: 2 };
		const progress = { tries_remaining: 10, attempt_count: 0, hints_opened: 0, is_correct: false, points: 0 };
		const rest = { is_skipped: false, is_in_review: false, finished_at: null, review_of: null, seed: null };
		const page = presentQuestion({
			...given,
			...progress,
			...rest,
			difficulty: 1,
			question: drum,
			rendered,
			bookmarked: false,
			last_answer: null,
			mistakes_made: [],
			twin_opened: false,
		});
		expect(page).toMatchObject({ question_type: "DRUM", tempo: 120 });
		expect(page).not.toHaveProperty("beats");
		expect(presentAnswer(drum, hits(3))).toMatchObject({ spoken: "3 hits" });
	});

	test("is edited and exported as far as other programs know it", () => {
		const written = draftOf({ id: "q", question: drum, skill_id: "s", difficulty: 2, tags: [] });
		expect(questionOf(written)).toEqual(drum);
		const item = { name: "Legs", question: drum, filing: { tags: [] } };
		const row = writeCsvRow(item);
		expect(row).toMatchObject({ question_type: "DRUM", right: "4" });
		expect(readCsvRow(row ?? {}, 0).question).toMatchObject({
			question_type: "FILL_ONE",
			key: { answers: ["4"] },
		});
		expect(writeGift(item)).toBeNull();
		expect(differingFields(drum, { ...drum, beats: 5 } as unknown as Question)).toEqual(["beats"]);
	});
});
