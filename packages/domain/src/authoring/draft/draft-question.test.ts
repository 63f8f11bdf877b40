import { describe, expect, test } from "vitest";
import { everyQuestion } from "../../examples/every-question.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import { draftOf, questionOf } from "./draft-question.ts";
import {
	pairIdOf,
	withAnswerTypes,
	withBox,
	withBoxes,
	withChoice,
	withExtraRight,
	withHint,
	withLabel,
	withMatch,
	withOption,
	withoutOption,
	withoutPair,
	withPair,
} from "./edit-draft.ts";
import { newDraft, type QuestionDraft } from "./question-draft.ts";

test.each(everyQuestion.map(({ question }, at) => [at, question.question_type, question] as const))(
	"example %i, a %s, comes back from the editor as it went in",
	(_, __, question) => {
		const draft = draftOf({ id: "q", question, skill_id: "s", difficulty: 3, tags: [] });
		expect(questionOf(draft)).toEqual(question);
		expect(draft).toMatchObject({ qid: "q", skill_id: "s", difficulty: 3 });
	},
);

test("an empty editor of any type gives a question with faults, never an error", () => {
	for (const { question } of everyQuestion) {
		const empty = questionOf(newDraft(question.question_type));
		expect(checkQuestion(empty).length).toBeGreaterThan(1);
	}
});

test("fields written for another type stay in the editor but not in the question", () => {
	const written = { ...newDraft("SELECT_ALL"), options: [], tells_count: true };
	expect(questionOf({ ...written, question_type: "FILL_ONE" })).not.toHaveProperty("options");
	const float = newDraft("FILL_ONE", "FLOAT");
	const boxes = float.boxes.map((box) => ({ ...box, key: { answers: ["1.5"], tolerance: "0.1" } }));
	expect(questionOf({ ...float, boxes })).toMatchObject({ key: { answers: ["1.5"], tolerance: "0.1" } });
	const asWhole = boxes.map((box) => ({ ...box, answer_type: "INTEGER" as const }));
	expect(questionOf({ ...float, boxes: asWhole })).toMatchObject({ key: { answers: ["1.5"] } });
	expect(questionOf({ ...float, boxes: asWhole })).not.toHaveProperty("key.tolerance");
});

describe("options", () => {
	test("get the letters a, b, c… in order, also after one was removed; right options stay right", () => {
		const draft = withChoice(withChoice(withOption(newDraft("SELECT_ALL")), "b"), "e");
		expect(draft.options.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
		const fewer = withoutOption(draft, "a");
		expect(fewer.options.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
		expect(fewer.answerList).toEqual(["a", "d"]);
		expect(withOption(fewer).options.at(-1)?.id).toBe("e");
	});
	test("select-one replaces the answer, select-multiple toggles it", () => {
		const one = newDraft("SELECT_ONE");
		expect(withChoice(withChoice(one, "a"), "c").answerList).toEqual(["c"]);
		const all = withChoice(withChoice(newDraft("SELECT_ALL"), "c"), "a");
		expect(all.answerList).toEqual(["a", "c"]);
		expect(withChoice(all, "c").answerList).toEqual(["a"]);
	});
	test("there are no more options than letters", () => {
		let draft = newDraft("SELECT_ALL");
		for (let at = 0; at < 40; at += 1) draft = withOption(draft);
		expect(draft.options).toHaveLength(26);
	});
});

describe("pairs", () => {
	const ids = (...list: string[]) => {
		let at = 0;
		return () => list[at++] ?? "zz";
	};
	test("a pair is a left and a right option that match, with ids of two random characters", () => {
		const draft = withPair(newDraft("MATCH_THE_FOLLOWING"), ids("x1", "x1", "y2"));
		expect(draft.leftOptions.map(({ id }) => id)).toEqual(["x1"]);
		expect(draft.rightOptions.map(({ id }) => id)).toEqual(["y2"]);
		expect(draft.answer_dict).toEqual({ x1: "y2" });
	});
	test("a new match takes the right option from its old partner; a removed pair leaves nothing behind", () => {
		const two = withPair(withPair(newDraft("MATCH_THE_FOLLOWING"), ids("a1", "b1")), ids("a2", "b2"));
		expect(withMatch(two, "a1", "b2").answer_dict).toEqual({ a1: "b2" });
		const one = withoutPair(two, "a1");
		expect([one.leftOptions.length, one.rightOptions.length, one.answer_dict]).toEqual([1, 1, { a2: "b2" }]);
		expect(withExtraRight(one, ids("a2", "c3")).rightOptions.map(({ id }) => id)).toEqual(["b2", "c3"]);
	});
	test("ids are two of the 36 letters and digits", () => {
		expect(pairIdOf(0, 0.999)).toBe("a9");
		expect(pairIdOf(0.5, 0.1)).toMatch(/^[a-z0-9]{2}$/);
	});
});

test("boxes get an answer type that fits, and keep one that already does", () => {
	const typesOf = (draft: QuestionDraft) => draft.boxes.map(({ answer_type }) => answer_type);
	const empty = newDraft("FILL_ONE");
	const filled = { ...empty, boxes: empty.boxes.map((box) => ({ ...box, key: { answers: ["3"] } })) };
	expect(typesOf(withAnswerTypes(empty, ["SIMPLE_FRACTION", "INTEGER"]))).toEqual(["SIMPLE_FRACTION"]);
	expect(typesOf(withAnswerTypes(filled, ["SIMPLE_FRACTION", "INTEGER"]))).toEqual(["INTEGER"]);
	expect(typesOf(withAnswerTypes(filled, ["STRING"]))).toEqual(["STRING"]);
});

test("boxes, labels and hints are added with their own ids", () => {
	const boxes = withBox(withBox(newDraft("FILL_MULTIPLE", "FLOAT")));
	expect(boxes.boxes.map(({ id, answer_type }) => `${id} ${answer_type}`)).toEqual([
		"a FLOAT",
		"b FLOAT",
		"c FLOAT",
	]);
	expect(withBoxes(boxes, 2)).toBe(boxes);
	expect(withBoxes(boxes, 5).boxes.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
	const labels = withLabel(withLabel(newDraft("LABELED_INPUT"), 33.333, -4), 140, 50);
	expect(labels.labels.map(({ id, x, y }) => [id, x, y])).toEqual([
		["a", 33.3, 0],
		["b", 100, 50],
	]);
	expect(withHint(newDraft("FILL_ONE")).hints.map(({ id }) => id)).toEqual(["1", "2", "3"]);
});
