import { describe, expect, test } from "vitest";
import { checkQuestion } from "../../question/checks/check-question.ts";
import { gradeAnswer } from "../../grading/grade-answer.ts";
import type { NumberLine } from "../../interactions/number-line/settings.ts";
import { rightAnswer } from "../../question/right-answer.ts";
import type { AnswerType, Question } from "../../question/question.ts";
import { boardOf, boardTexts } from "./board-texts.ts";
import { toSolve } from "./board-to-solve.ts";
import { checkGeneratedInteraction } from "./generated-interaction.ts";
import { checkLevel } from "./generated-level.ts";
import type { GeneratedCard, GeneratedOf } from "./generated-form.ts";
import { questionOfGenerated } from "./generated-question.ts";
import { testSheet } from "./testing/test-sheet.ts";

const texts = { instruction: "", hints: ["Look at both ends.", "Count the steps."], explanation: "Count." };

const thirds: NumberLine = { kind: "number_line", from: 0, to: 2, steps: 6, number_every: 3 };
const pointed: GeneratedOf<"FILL_ONE"> = {
	...texts,
	question_type: "FILL_ONE",
	prompt: "Put a point at $\\dfrac{4}{3}$.",
	answer: "4/3",
	unit: "",
	expression: "4/3",
	mistakes: [{ answer: "2/3", feedback: "Count the steps from 0 once more." }],
	interaction: thirds,
};
const onLine = (changes: Partial<typeof pointed> = {}, answer_type: AnswerType = "SIMPLE_FRACTION") =>
	questionOfGenerated({ ...pointed, ...changes }, answer_type, testSheet).question;

const ordered: GeneratedOf<"MATCH_THE_FOLLOWING"> = {
	...texts,
	question_type: "MATCH_THE_FOLLOWING",
	prompt: "Put the cards in order from least to greatest.",
	pairs: [
		{ left: "Least", right: "$\\dfrac{1}{4}$", expression: "" },
		{ left: "2nd", right: "0.5", expression: "" },
		{ left: "Greatest", right: "$\\dfrac{3}{4}$", expression: "" },
	],
	others: [],
	interaction: { kind: "order" },
};
const inOrder = (rights: readonly string[], changes: Partial<typeof ordered> = {}, names = ["Least"]) =>
	questionOfGenerated(
		{
			...ordered,
			pairs: rights.map((right, at) => ({ left: names[at] ?? `${at + 1}th`, right, expression: "" })),
			...changes,
		},
		"MIXED",
		testSheet,
	).question;

const card = (label: string, bin: string, wrong_bin = "", feedback = ""): GeneratedCard => ({
	label,
	bin,
	wrong_bin,
	feedback,
});
const evens = [card("14", "Even", "Odd", "Look at the ones."), card("7", "Odd"), card("40", "Even")];
const sorted = (cards: GeneratedCard[] = evens, bins = ["Even", "Odd"]) =>
	questionOfGenerated(
		{
			...texts,
			question_type: "LABELED_INPUT",
			prompt: "Sort the numbers.",
			interaction: { kind: "sort" },
			bins,
			cards,
		},
		"INTEGER",
		testSheet,
	).question;

const reasonOf = (question: Question) => checkGeneratedInteraction(question).reason;

describe.each([
	["a point on a line", onLine()],
	["cards in order", inOrder(["$\\dfrac{1}{4}$", "0.5", "$\\dfrac{3}{4}$"])],
	["cards in bins", sorted()],
])("%s", (_, question) => {
	test("passes the checks of its interaction and of every question", () => {
		expect(checkGeneratedInteraction(question).outcome).toBe("passed");
		expect(checkQuestion(question)).toEqual([]);
	});

	test("is right as the key says", () => {
		expect(gradeAnswer(question, rightAnswer(question)).verdict).toBe("correct");
	});
});

test("a typed answer has no interaction to check", () => {
	expect(checkGeneratedInteraction(onLine({ interaction: null }))).toMatchObject({
		outcome: "not_applicable",
		reason: "no_interaction",
	});
});

test("an interaction of another type is refused", () => {
	const question = { ...sorted(), interaction: { kind: "order" } } as Question;
	expect(reasonOf(question)).toBe("interaction_of_other_type");
});

describe("a number line", () => {
	const line = (changes: Partial<NumberLine>) => ({ interaction: { ...thirds, ...changes } });
	test.each([
		["ends in the wrong order", line({ from: 2, to: 0 }), "line_without_marks"],
		["more steps than a finger can tell", line({ steps: 60 }), "line_without_marks"],
		["steps that are not whole", line({ steps: 2.5 }), "line_without_marks"],
		["no mark at the answer", line({ steps: 8, number_every: 4 }), "answer_off_line"],
		["an end before the answer", line({ to: 1, steps: 3 }), "answer_off_line"],
		[
			"a mistake beside the marks",
			{ mistakes: [{ answer: "4/5", feedback: "No." }] },
			"mistake_out_of_reach",
		],
		["numbers over one another", line({ to: 16, steps: 48, number_every: 1 }), "line_too_full"],
	] as const)("with %s is caught", (_, changes, reason) => {
		const { mistakes = [], ...rest } = changes as Partial<typeof pointed>;
		expect(reasonOf(onLine({ ...rest, mistakes }))).toBe(reason);
	});

	test("must write the answer in a form that counts", () => {
		const half = { answer: "1.50", mistakes: [], interaction: { ...thirds, steps: 4, number_every: 2 } };
		expect(reasonOf(onLine(half, "STRING"))).toBe("line_writes_other_form");
		expect(reasonOf(onLine(half, "FLOAT"))).toBeNull();
		expect(reasonOf(onLine(half, "INTEGER"))).toBe("answer_unlike_type");
	});

	const tens: NumberLine = { kind: "number_line", from: 0, to: 10, steps: 10, number_every: 1 };
	test.each([
		["Put a point at $7$.", tens, "line_tells_answer"],
		["Place 7 on the number line from 0 to 10.", tens, "line_tells_answer"],
		["Put a point at $3 + 4$.", tens, null],
		["Put a point at $7$.", { ...tens, number_every: 5 }, null],
		["Which number is one less than 8? Put a point there.", tens, null],
	])("%s", (prompt, interaction, reason) => {
		const seven = { prompt, answer: "7", mistakes: [], interaction };
		expect(reasonOf(onLine(seven, "INTEGER"))).toBe(reason);
	});

	test("with numbers that come later than the grade is caught by the level", () => {
		const interaction = { ...tens, from: -10, steps: 20, number_every: 5 };
		const question = onLine({ prompt: "Put a point at the sum.", answer: "7", mistakes: [], interaction });
		expect(checkLevel(question, 3).reason).toBe("negative_too_early");
		expect(checkLevel(question, 6).reason).toBeNull();
	});
});

describe("cards in order", () => {
	test.each([
		["of two alone", ["1", "2"], "card_count"],
		["of seven", ["1", "2", "3", "4", "5", "6", "7"], "card_count"],
		["with the same words", ["1", "2", "2"], "cards_alike"],
		["with the same value", ["1/4", "0.5", "$\\dfrac{1}{2}$"], "cards_alike"],
		["out of order", ["1", "3", "2"], "cards_out_of_order"],
		["that fall from the least", ["3", "2", "1"], "cards_out_of_order"],
		["with a long name", ["1", "2", "three and a half thousand"], "card_too_long"],
		["of different units, which it cannot compare", ["5 cm", "40 mm", "1 m"], null],
		["in words", ["one", "two", "three"], null],
	])("%s", (_, rights, reason) => {
		expect(reasonOf(inOrder(rights))).toBe(reason);
	});

	test("may fall, and may be about the distance from zero", () => {
		expect(reasonOf(inOrder(["3", "2", "-1"], {}, ["Greatest"]))).toBeNull();
		const prompt = "Put the numbers in order, beginning with the closest to zero.";
		expect(reasonOf(inOrder(["1", "-3", "5"], { prompt }, ["Closest"]))).toBeNull();
	});

	test("may not have a card too many", () => {
		expect(reasonOf(inOrder(["1", "2", "3"], { others: ["9"] }))).toBe("card_without_place");
	});

	test("are told neither by the prompt nor by a hint", () => {
		const told = { prompt: "Put $1$, $2$ and $3$ in order from least to greatest." };
		expect(reasonOf(inOrder(["1", "2", "3"], told))).toBe("order_is_told");
		const mixed = { prompt: "Put $3$, $1$ and $2$ in order from least to greatest." };
		expect(reasonOf(inOrder(["1", "2", "3"], mixed))).toBeNull();
		expect(reasonOf(inOrder(["1", "2", "3"], { ...mixed, hints: ["First 1, then 2 and 3.", "Go."] }))).toBe(
			"order_is_told",
		);
	});

	test("lie in another order at first, whatever the cards are", () => {
		for (let first = 0; first < 60; first += 1) {
			const rights = Array.from({ length: 3 + (first % 4) }, (_, at) => `${first + at}`);
			const question = inOrder(rights);
			if (question.question_type !== "MATCH_THE_FOLLOWING") throw new Error("it is another type");
			const lying = question.right_options.map(({ label }) => label);
			expect(lying.toSorted()).toEqual(rights.toSorted());
			for (const told of [rights, rights.toReversed()]) expect(lying).not.toEqual(told);
		}
	});
});

describe("cards in bins", () => {
	test.each([
		["two cards", evens.slice(0, 2), undefined, "card_count"],
		[
			"nine cards",
			Array.from({ length: 9 }, (_, at) => card(`${at}`, at % 2 ? "Odd" : "Even")),
			undefined,
			"card_count",
		],
		["one bin", evens.map(({ label }) => card(label, "Even")), ["Even"], "bin_count"],
		["five bins", evens, ["Even", "Odd", "A", "B", "C"], "bin_count"],
		["two cards alike", [...evens, card("7", "Odd")], undefined, "cards_alike"],
		["two bins alike", evens, ["Even", "Odd", "odd"], "cards_alike"],
		["a long card", [...evens, card("one hundred and one", "Odd")], undefined, "card_too_long"],
		["a formula", [...evens, card("$3^2$", "Odd")], undefined, "card_with_formula"],
		["a card without a bin", [...evens, card("0.5", "Neither")], undefined, "card_without_bin"],
		["an empty bin", evens, ["Even", "Odd", "Neither"], "bin_stays_empty"],
		["a card that names its bin", [...evens, card("odd 9", "Odd")], undefined, "card_names_bin"],
		[
			"a mistake in no bin",
			[...evens, card("9", "Odd", "Neither", "No.")],
			undefined,
			"mistake_out_of_reach",
		],
		[
			"a mistake that is right",
			[...evens, card("9", "Odd", "Odd", "No.")],
			undefined,
			"mistake_out_of_reach",
		],
	] as const)("with %s are caught", (_, cards, bins, reason) => {
		expect(reasonOf(sorted([...cards], bins && [...bins]))).toBe(reason);
	});

	test("show a mistake where the card is in its bin", () => {
		const question = sorted();
		const right = rightAnswer(question);
		if (right.question_type !== "LABELED_INPUT") throw new Error("it is another type");
		const [mistake] = question.known_mistakes;
		const answer_dict = { ...right.answer_dict, [mistake?.part ?? ""]: "Odd" };
		expect(gradeAnswer(question, { ...right, answer_dict })).toMatchObject({
			verdict: "incorrect",
			known_mistake_id: mistake?.id,
		});
	});

	test("are read for words that are not for children", () => {
		expect(checkLevel(sorted([...evens, card("beer 9", "Odd")]), 4).reason).toBe("not_for_children");
	});
});

describe("a solver", () => {
	const asIs = <T>(options: readonly T[]) => options;
	const partsOf = (question: Question) => toSolve(question, asIs).parts;
	const given = (question: Question, answers: string[]) =>
		gradeAnswer(question, toSolve(question, asIs).answerOf(answers) ?? rightAnswer(onLine())).verdict;

	test("sees a line as it is drawn, and not where the answer is", () => {
		expect(partsOf(onLine())).toEqual({
			number_line: { from: 0, to: 2, equal_steps: 6, numbers_shown: ["0", "1", "2"] },
		});
		expect(given(onLine(), ["4/3"])).toBe("correct");
	});

	test("sees places and cards by number", () => {
		const question = inOrder(["1", "2", "3"]);
		const { places, cards } = partsOf(question) as { places: string[]; cards: { label: string }[] };
		expect(places).toEqual(["Least", "2th", "3th"]);
		const numbers = ["1", "2", "3"].map((label) => `${cards.findIndex((each) => each.label === label) + 1}`);
		expect(given(question, numbers)).toBe("correct");
		expect(given(question, numbers.toReversed())).toBe("incorrect");
	});

	test("sees cards, and bins by number", () => {
		const question = sorted();
		const { cards_to_sort, bins } = partsOf(question) as { cards_to_sort: string[]; bins: object[] };
		expect(bins).toEqual([
			{ number: 1, label: "Even" },
			{ number: 2, label: "Odd" },
		]);
		const numbers = cards_to_sort.map((label) => (Number(label) % 2 === 0 ? "1" : "2"));
		expect(given(question, numbers)).toBe("correct");
		expect(given(question, numbers.with(0, numbers[0] === "1" ? "2" : "1"))).toBe("incorrect");
		expect(toSolve(question, asIs).answerOf(["1", "2"])).toBeNull();
		expect(toSolve(question, asIs).answerOf(["1", "2", "3"])).toBeNull();
	});
});

test("boards are the same if they show the same, in whatever order", () => {
	expect(boardOf(sorted(evens.toReversed()))).toBe(boardOf(sorted()));
	expect(boardOf(sorted([...evens, card("9", "Odd")]))).not.toBe(boardOf(sorted()));
	expect(boardOf(onLine())).not.toBe(boardOf(onLine({ interaction: { ...thirds, number_every: 0 } })));
	expect(boardOf(onLine({ interaction: null }))).toBe("");
	expect(boardTexts(sorted()).toSorted()).toEqual(["14", "40", "7", "Even", "Odd"]);
});
