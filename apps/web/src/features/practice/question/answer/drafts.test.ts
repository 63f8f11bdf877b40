import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { describe, expect, test } from "vitest";
import { boxesOf, type Draft, emptyDraft, toAnswer, toDraft } from "./drafts.ts";
import { nothingIn } from "./nothing-in.ts";
import { partNames, partsSeen, partsToLookAt } from "./part-names.ts";

const text = (words: string) => ({ html: words, spoken: words });
const base = {
	id: "q",
	order: 0,
	skill_id: "s",
	skill_name: "Skill",
	grade: 4,
	difficulty: 1,
	answer_type: "MIXED" as const,
	prompt: text("?"),
	cta: null,
	figure: null,
	interaction: null,
	images: [],
	bookmarked: false,
	is_review: false,
	given_answer: null,
	status: {
		tries_remaining: 10,
		attempt_count: 0,
		is_correct: false,
		is_skipped: false,
		is_in_review: false,
		can_start_over: false,
		has_more_hints: true,
		can_see_twin: false,
		twin_opened: false,
		hints: [],
		explanation: null,
		answer_list: null,
		answer_dict: null,
		points: 0,
	},
};
const around = { answer_prefix: null, answer_suffix: null };
const option = (id: string, index: number) => ({ id, index, label: text(id), figure: null, image: null });
const options = ["a", "b", "c"].map(option);
const blanks = [
	{ id: "x", answer_type: "SIMPLE_FRACTION" as const, ...around },
	{ id: "y", answer_type: "INTEGER" as const, ...around },
	{ id: "z", answer_type: "MIXED_FRACTION" as const, ...around },
];
const list = {
	question_type: "FILL_MULTIPLE" as const,
	is_in_prompt: false,
	is_any_order: true,
	initial_count: 1,
	answer_count: 3,
	blanks,
};
const place = { x: 10, y: 10, answer_type: "SIMPLE_FRACTION" as const, ...around };
const labels = [
	{ id: "t", label: "Top", ...place, choices: null },
	{ id: "b", label: "Bottom", ...place, choices: ["1/2", "one half"] },
];

const questions = {
	one: { ...base, question_type: "SELECT_ONE", options },
	all: { ...base, question_type: "SELECT_ALL", options, answer_count: 2 },
	fill: { ...base, answer_type: "MIXED_FRACTION", question_type: "FILL_ONE", ...around, is_time: false },
	time: { ...base, answer_type: "STRING", question_type: "FILL_ONE", ...around, is_time: true },
	list: { ...base, ...list },
	inPrompt: { ...base, ...list, is_in_prompt: true, initial_count: 3 },
	match: { ...base, question_type: "MATCH_THE_FOLLOWING", left_options: options, right_options: options },
	labels: { ...base, question_type: "LABELED_INPUT", labels },
	written: { ...base, question_type: "VERIFY_WITH_LLM" },
} satisfies Record<string, PracticeQuestion>;

describe("an answer stored on the device is restored unchanged", () => {
	const cases: [keyof typeof questions, StudentAnswer][] = [
		["time", { question_type: "FILL_ONE", text: "4:05" }],
		["one", { question_type: "SELECT_ONE", option_id: "b" }],
		["one", { question_type: "SELECT_ONE", option_id: null }],
		["all", { question_type: "SELECT_ALL", option_ids: ["c", "a"] }],
		["fill", { question_type: "FILL_ONE", text: "1 2/3" }],
		["list", { question_type: "FILL_MULTIPLE", answer_list: ["3/4", "7"] }],
		["inPrompt", { question_type: "FILL_MULTIPLE", answer_list: ["3/4", "7", "1 1/2"] }],
		["match", { question_type: "MATCH_THE_FOLLOWING", answer_dict: { a: "c" } }],
		["labels", { question_type: "LABELED_INPUT", answer_dict: { t: "1/2", b: "one half" } }],
		["written", { question_type: "VERIFY_WITH_LLM", text: "Because.\nSo it is." }],
	];
	test.each(cases)("%s %j", (name, answer) => {
		const question: PracticeQuestion = questions[name];
		expect(toAnswer(question, toDraft(question, answer))).toEqual(answer);
	});
});

test("a list starts with its first boxes, a text has all of them", () => {
	expect(emptyDraft(questions.list)).toEqual({ kind: "boxes", slots: { x: ["", ""] } });
	expect(emptyDraft(questions.inPrompt)).toEqual({
		kind: "boxes",
		slots: { x: ["", ""], y: [""], z: ["", "", ""] },
	});
	expect(toAnswer(questions.list, emptyDraft(questions.list))).toEqual({
		question_type: "FILL_MULTIPLE",
		answer_list: [""],
	});
});

test("parts are named as on the page", () => {
	expect(partNames(questions.list, ["y", "z"])).toEqual(["box 2", "box 3"]);
	expect(partNames(questions.labels, ["b"])).toEqual(["“Bottom”"]);
	expect(partNames(questions.list, ["x", "y", "z"])).toEqual([]);
	expect(partNames(questions.match, ["a"])).toEqual(["“a”"]);
	expect(partNames(questions.fill, [])).toEqual([]);
	const { list } = questions;
	const made: PracticeQuestion = {
		...list,
		interaction: { kind: "line_points", from: 0, to: 5, steps: 5, number_every: 1 },
		blanks: list.blanks.map((blank, at) => ({ ...blank, answer_prefix: `${"ABC"[at]}: x =` })),
	};
	// The board shows the points, each once.
	expect(partNames(made, ["y"])).toEqual(["“B”"]);
	const both = {
		...made,
		blanks: made.blanks.map((blank, at) => ({
			...blank,
			answer_prefix: ["A: x =", "A: y =", "B: x ="][at] ?? "",
		})),
	};
	expect(partNames(both, ["x", "y"])).toEqual(["“A”"]);
	const unnamed = { ...made, blanks: made.blanks.map((blank) => ({ ...blank, answer_prefix: "Part:" })) };
	expect(partNames(unnamed, ["y"])).toEqual([]);
	const partly = {
		verdict: "incorrect",
		known_mistake: null,
		not_simplest: false,
		is_repeat: false,
		right_count: 1,
		part_count: 3,
		right_parts: ["y"],
		comment: null,
	} as const;
	expect(partsToLookAt(questions.list, { ...partly, right_parts: ["y"] })).toEqual(["box 1", "box 3"]);
	expect(partsToLookAt(questions.list, { ...partly, right_parts: null })).toEqual([]);
	expect(partsToLookAt(questions.list, { verdict: "correct", comment: null })).toEqual([]);
	// On a picture no names are seen.
	const ofLabels = { ...partly, part_count: 2, right_parts: ["t"] };
	expect(partsToLookAt(questions.labels, ofLabels)).toEqual(["“Bottom”"]);
	expect(partsSeen(questions.labels, ofLabels)).toEqual(["the marked box"]);
	expect(partsSeen(questions.labels, { ...ofLabels, right_parts: [] })).toEqual([]);
	expect(partsSeen(questions.list, { ...partly, right_parts: ["y"] })).toEqual(["box 1", "box 3"]);
	expect(boxesOf(questions.labels).map(({ name }) => name)).toEqual(["Top", "Bottom"]);
});

test.each([
	[{ kind: "options", chosen: [] }, "nothing-chosen"],
	[{ kind: "boxes", slots: { a: ["", " "], b: [""] } }, "empty"],
	[{ kind: "pairs", pairs: {} }, "empty"],
	[{ kind: "text", text: "\n " }, "empty"],
] as const)("the page itself asks for an answer where there is none: %o", (draft, reason) => {
	expect(nothingIn(structuredClone(draft) as Draft)).toEqual({ verdict: "unreadable", reason, parts: [] });
});

test.each([
	{ kind: "options", chosen: ["a"] },
	{ kind: "boxes", slots: { a: [""], b: ["0"] } },
	{ kind: "pairs", pairs: { a: "b" } },
	{ kind: "text", text: "x" },
] satisfies Draft[])("anything entered is an answer: %o", (draft) => {
	expect(nothingIn(draft)).toBeNull();
});
