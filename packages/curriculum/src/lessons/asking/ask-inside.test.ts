import { exampleSelectOne } from "@learnin/domain/examples/questions";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { QuestionType } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { seededRandom } from "../../random/seeded-random.ts";
import { askBlank } from "./ask-blank.ts";
import { askNewNumber, askUnknown } from "./ask-number.ts";
import { askPart } from "./ask-part.ts";
import { askSetup } from "./ask-setup.ts";
import { askResult } from "./small-question.ts";

const random = seededRandom("a");

/** The text with its gap, and the choices with the right one marked. */
function blankOf(step: string, { before = [""], after = [""] } = {}): string[] | undefined {
	const asked = askBlank({ step, before, after, asked_later: [] }, random);
	return (
		asked && [
			asked.asked ?? "",
			...asked.choices
				.map((choice, at) => `${at === asked.right ? "*" : ""}${"text" in choice ? choice.text : ""}`)
				.toSorted(),
		]
	);
}

test.each(["$12.9$ is rational.", "$4x - 9 = -9 + 4x$.", "$-\\sqrt{78}$ is a root that does not end."])(
	"%s: no number is asked that others would replace as well",
	(step) => {
		expect(askNewNumber({ step, before: [""], asked_later: [4] }, random)).toBeUndefined();
	},
);

test.each([
	["$384 < 391$.", "What goes in the box? $384 {\\square} 391$.", "*$<$", "$=$", "$>$"],
	[
		"The signs are different, so the product is negative.",
		"What goes in the box? The signs are different, so the product is $\\square$.",
		"*negative",
		"positive",
	],
])("of %s something is left out", (step, ...expected) => {
	expect(blankOf(step)?.toSorted()).toEqual(expected.toSorted());
});

test("a unit is asked among other sizes of the number, which nobody reaches by counting", () => {
	const asked = blankOf("3 kilometers is 3,000 meters.", { before: ["6 houses take 210 meters each."] });
	expect(asked?.[0]).toBe("What goes in the box? 3 kilometers is $\\square$ meters.");
	expect(asked).toContain("*$3{,}000$");
	for (const choice of asked?.slice(1) ?? [])
		expect(["*$3{,}000$", "$300$", "$30{,}000$", "$210$"]).toContain(choice);
});

test.each([
	["The story is the division $32 \\div 4$.", "32 grapes, 4 children", "$32 \\div 4$"],
	["$x = 30 - 4$", "$x + 4 = 30$", "$30 - 4$"],
	["Add the opposite: $-5.2 + (-6.8)$.", "Find $-5.2 - 6.8$.", "$-5.2 + (-6.8)$"],
	[
		"Flip it: $\\dfrac{7}{8} \\times \\dfrac{8}{5}$.",
		"$\\dfrac{7}{8} \\div \\dfrac{5}{8}$",
		"$\\dfrac{7}{8} \\times \\dfrac{8}{5}$",
	],
])("%s asks what to calculate", (step, question, right) => {
	const [asked = "", ...choices] = blankOf(step, { before: [question] }) ?? [];
	expect(asked).toMatch(/^What do you calculate/);
	expect(choices).toContain(`*${right}`);
	expect(choices.length).toBeGreaterThan(1);
});

test("a calculation that the question says is not asked, and none with nothing", () => {
	expect(blankOf("It goes from 0 to 14: $14 - 0 = 14$.", { before: ["From 0 to 14"] })).toBeUndefined();
	expect(blankOf("Line up the points: $8.5 + 6.4$.", { before: ["Find $8.5 + 6.4$."] })).toBeUndefined();
});

test("a new number is asked among numbers of the problem, one box at a time", () => {
	const before = ["Find $13 + 28 + 17$."];
	const tens = blankOf("Tens: $10 + 20 + 10 = 40$.", { before, after: ["Ones: $18$."] });
	expect(tens?.[0]).toBe("What goes in the box? Tens: $10 + 20 + 10 = {\\square}$.");
	expect(tens).toContain("*$40$");
	const parts = blankOf("The whole has 4 equal parts, so each is $\\dfrac{1}{4}$.", {
		after: ["7 steps, 3 more."],
	});
	expect(parts?.[0]).toBe("What goes in the box? The whole has $\\square$ equal parts.");
});

test("the sign of a negative number is asked with it", () => {
	const place = { step: "The lines cross at $(-3, 1)$.", before: ["$y = -2x - 5$"], asked_later: [1] };
	const asked = askNewNumber(place, random);
	expect(asked?.asked).toBe("What goes in the box? The lines cross at $({\\square}, 1)$.");
	expect(asked?.choices[asked.right]).toEqual({ text: "$-3$" });
	expect(asked?.choices).toContainEqual({ text: "$3$" });
});

test.each([
	"Find $2$ below the line, and go straight up.",
	"Less is acute, and more is obtuse.",
	"Divide each of the 2 equal parts.",
	"There are 3 rows in each row.",
	"“the sum of x and 9” is found first.",
	"The product is small.",
])("%s: no word of it is asked, because the others would make nonsense", (step) => {
	expect(blankOf(step)).toBeUndefined();
});

test("an equation that is on the page is not asked again", () => {
	expect(
		askResult({ step: "So $8 + 6 = 14$.", before: ["Ones: $8 + 6 = 14$."], asked_later: [] }, random),
	).toBeUndefined();
	expect(
		askResult({ step: "So $8 + 6 = 14$.", before: ["Find $8 + 6$."], asked_later: [] }, random)?.asked,
	).toBe("What is $8 + 6$?");
});

test("a check and an equation of an earlier step ask nothing", () => {
	expect(askResult({ step: "Check: $8 + 6 = 14$.", before: [""], asked_later: [] }, random)).toBeUndefined();
	expect(blankOf("Check: $8 + 6 = 14$.")).toBeUndefined();
	expect(blankOf("So $8 + 6 = 14$.", { before: ["Two numbers", "$8 + 6 = 14$"] })).toBeUndefined();
});

test.each([
	"Look closely.",
	"One\ntwo 3",
	"| 1 | 2 |",
	"Which number times 10 is 50?",
	"$4 \\times \\square = 32$",
	"At 2:05.",
])("%s has nothing to leave out", (step) => {
	expect(blankOf(step)).toBeUndefined();
});

test.each<QuestionType>(["SELECT_ALL", "MATCH_THE_FOLLOWING", "FILL_MULTIPLE", "LABELED_INPUT"])(
	"%s is asked by a part, or with a known mistake",
	(type) => {
		const asked = everyQuestion.flatMap(({ question }) =>
			question.question_type === type
				? [{ question, part: askPart(question, { work: [], at: 0 }, random) }]
				: [],
		);
		expect(asked.some(({ part }) => part !== undefined)).toBe(true);
		for (const { question, part } of asked)
			for (const [at, choice] of part?.choices.entries() ?? [])
				if (at !== part?.right && "answer" in choice)
					expect(gradeAnswer(question, choice.answer).verdict).not.toBe("correct");
	},
);

test("of an equation with a number that is looked for this number is asked", () => {
	const place = { step: "Grade 7: $12 + 30 = 42$.", before: ["The totals are 52 and 38."], asked_later: [] };
	expect(askUnknown(place, [30, 16], random)?.asked).toBe(
		"What goes in the box? Grade 7: $12 + {\\square} = 42$.",
	);
	expect(askUnknown({ ...place, step: "Ones: $30 + 1 = 16$." }, [30, 16], random)).toBeUndefined();
});

test("of several equations the one is asked that goes on from what is known", () => {
	const place = {
		step: "$28 - 10 = 18$. $18 - 6 = 12$. Check: $12 + 16 = 28$.",
		before: [""],
		asked_later: [],
	};
	expect(askResult(place, random)?.asked).toBe("What is $28 - 10$?");
	const found = { step: "So $28 - 16 = 12$.", before: ["", "$18 - 6 = 12$."], asked_later: [] };
	expect(askResult(found, random)).toBeUndefined();
});

test("the first step that calculates is the first, whatever is given before it", () => {
	const place = { step: "$20 - 11 = 9$.", before: ["A bar of 20", "One part is 11."], asked_later: [] };
	expect(askSetup({ ...place, isFirst: true }, random)?.asked).toContain("first");
	expect(askSetup({ ...place, isFirst: false }, random)?.asked).toContain("next");
});

test("a question with one answer is asked as a whole", () => {
	expect(askPart(exampleSelectOne(), { work: [], at: 0 }, random)).toBeUndefined();
});
