import { exampleSelectOne } from "@learnin/domain/examples/questions";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { QuestionType } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { seededRandom } from "../random/seeded-random.ts";
import { askBlank } from "./ask-blank.ts";
import { askNewNumber } from "./ask-number.ts";
import { askPart } from "./ask-part.ts";
import { askResult } from "./small-question.ts";

const random = seededRandom("a");

/** The text with its gap, and the choices with the right one marked. */
function blankOf(step: string, { before = [""], isAfterAnswer = false } = {}): string[] | undefined {
	const asked = askBlank({ step, before, asked_later: [], isAfterAnswer }, random);
	return (
		asked && [
			asked.asked ?? "",
			...asked.choices
				.map((choice, at) => `${at === asked.right ? "*" : ""}${"text" in choice ? choice.text : ""}`)
				.toSorted(),
		]
	);
}

test.each(["$4x - 9 = -9 + 4x$.", "$-\\sqrt{78}$ is a root that does not end."])(
	"%s: no number is asked that others would replace as well",
	(step) => {
		expect(askNewNumber({ step, before: [""], asked_later: [4] })).toBeUndefined();
	},
);

test.each([
	["$384 < 391$.", "What goes in the box? $384 {\\square} 391$.", "*$<$", "$=$", "$>$"],
	["$x = 30 - 4$", "What goes in the box? $x = {\\square} - 4$", "$3$", "$40$", "*$30$"],
	[
		"3 kilometers is 3,000 meters.",
		"What goes in the box? 3 kilometers is $\\square$ meters.",
		"$300$",
		"$4{,}000$",
		"*$3{,}000$",
	],
	[
		"The signs are different, so the product is negative.",
		"What goes in the box? The signs are different, so the product is $\\square$.",
		"*negative",
		"positive",
	],
])("of %s something is left out", (step, ...expected) => {
	expect(blankOf(step)?.toSorted()).toEqual(expected.toSorted());
});

test("a step that only says what to calculate is asked with its numbers the wrong way round", () => {
	expect(
		blankOf("The story is the division $32 \\div 4$.", { before: ["32 grapes, 4 children"] })?.toSorted(),
	).toEqual([
		"*The story is the division $32 \\div 4$.",
		"The story is the division $4 \\div 32$.",
		"Which step comes next?",
	]);
	const asked = blankOf("Line up the points: $8.5 + 6.4$.", { before: ["Find $8.5 + 6.4$."] });
	expect(asked?.[0]).toBe("Which step comes next?");
	expect(asked?.filter((text) => text.startsWith("*"))).toEqual(["*Line up the points: $8.5 + 6.4$."]);
});

test("a number of the question is asked among the others, a new one with common slips", () => {
	const before = ["$f(x) = 2x + 6$. Find $f(4)$."];
	expect(blankOf("$f(4) = 2 \\times 4 + 6$.", { before })?.toSorted()).toEqual(
		["What goes in the box? $f(4) = 2 \\times 4 + {\\square}$.", "$2$", "$4$", "*$6$"].toSorted(),
	);
	const tens = blankOf("Tens: $10 + 20 + 10 = 40$.", { before: ["Find $13 + 28 + 17$."] });
	expect(tens?.slice(1).toSorted()).toEqual(["$17$", "$4$", "*$40$"].toSorted());
});

test("an equation that is on the page is not asked again", () => {
	expect(askResult("So $8 + 6 = 14$.", ["Ones: $8 + 6 = 14$."])).toBeUndefined();
	expect(askResult("So $8 + 6 = 14$.", ["Find $8 + 6$."])?.asked).toBe("What is $8 + 6$?");
});

test("what is known by then is not asked after the answer", () => {
	const before = ["What is $3 + 4$?", "$3 + 4 = 7$."];
	expect(blankOf("So there are 7.", { before, isAfterAnswer: true })).toBeUndefined();
	expect(blankOf("That is 2 less than 9.", { before, isAfterAnswer: true })?.[0]).toContain("$\\square$.");
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
			question.question_type === type ? [{ question, part: askPart(question, random) }] : [],
		);
		expect(asked.some(({ part }) => part !== undefined)).toBe(true);
		for (const { question, part } of asked)
			for (const [at, choice] of part?.choices.entries() ?? [])
				if (at !== part?.right && "answer" in choice)
					expect(gradeAnswer(question, choice.answer).verdict).not.toBe("correct");
	},
);

test("a question with one answer is asked as a whole", () => {
	expect(askPart(exampleSelectOne(), random)).toBeUndefined();
});
