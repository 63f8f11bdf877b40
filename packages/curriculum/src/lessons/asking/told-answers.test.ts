import { exampleSelectOne } from "@learnin/domain/examples/questions";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { QuestionByType } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { saysRightOption, tellsAnswer } from "./told-answers.ts";

type Typed = QuestionByType["FILL_ONE"];

const typed = everyQuestion.find(({ question }) => question.question_type === "FILL_ONE")?.question as Typed;

function typedQuestion(prompt: string, answer: string, { wrong = [] as string[], prefix = "" } = {}): Typed {
	const known_mistakes = wrong.map((text) => ({ ...MISTAKE, answer: text }));
	return { ...typed, prompt, key: { answers: [answer] }, answer_prefix: prefix, known_mistakes };
}

const MISTAKE = { id: "slip", feedback: "Look again." };

test.each([
	[
		"$\\dfrac{7}{12} + \\dfrac{4}{12} = \\dfrac{11}{12}$.",
		typedQuestion("$\\dfrac{7}{12} + \\dfrac{1}{3}$", "11/12"),
		true,
	],
	["Subtract: $9x = 89$, so $x = \\dfrac{89}{9}$.", typedQuestion("$9.\\overline{8}$", "89/9"), true],
	[
		"With the denominator 12: $\\dfrac{1}{3} = \\dfrac{4}{12}$.",
		typedQuestion("$\\dfrac{1}{3}$", "11/12"),
		false,
	],
	["The input $-1$ has two outputs.", typedQuestion("Which input?", "-1", { wrong: ["1"] }), true],
	["It is $1\\dfrac{1}{2}$.", typedQuestion("How long?", "1 1/2", { wrong: ["3"] }), true],
	[
		"Substitute: $4 - 5y = -6$, so $y = 2$.",
		typedQuestion("$3x - 5y = 2$. What is the value of $y$?", "2"),
		true,
	],
	[
		"Subtract: $-2x = -8$, so $x = 4$.",
		typedQuestion("$3x - 5y = 2$. What is the value of $y$?", "2"),
		false,
	],
	["Divide both sides by 4: $x = 3$.", typedQuestion("Pay 3 dollars.", "3", { prefix: "x =" }), true],
	["$x = 3 + 4$", typedQuestion("Pay 3 dollars.", "3", { prefix: "x =" }), false],
] as const)("%s tells the answer or not", (step, question, tells) => {
	expect(tellsAnswer(step, question)).toBe(tells);
});

function chosen(...labels: string[]): QuestionByType["SELECT_ONE"] {
	const options = labels.map((label, at) => ({ id: `${at}`, label }));
	return {
		...exampleSelectOne(),
		prompt: "Which one?",
		options,
		key: { option_id: "0" },
		known_mistakes: [],
	};
}

test.each([
	["$90° - 28° = 62°$.", chosen("$62°$", "$28°$")],
	["$-8.3 + 5.1 = -3.2$.", chosen("$-3.2$ inches", "$3.2$ inches")],
])("%s tells the number of an option", (step, question) => {
	expect(tellsAnswer(step, question)).toBe(true);
});

test.each([
	[
		"Each number is split into tens and ones.",
		chosen("Each number is split into tens and ones. Nothing is lost.", "The ones are left out."),
		true,
	],
	["4 equal parts are called fourths.", chosen("fourths", "thirds"), true],
	["That is the point $(3, 4)$.", chosen("$(3, 4)$", "$(4, 3)$"), true],
	["Not $(4, 3)$, but $(3, 4)$ or another one.", chosen("$(3, 4)$", "$(4, 3)$"), false],
	[
		"The input $4$ has two outputs.",
		chosen("No, the input $4$ has two outputs.", "Yes, all inputs differ."),
		true,
	],
	["There are 4 equal parts.", chosen("fourths", "thirds"), false],
])("%s says the right option or not", (step, question, says) => {
	expect(saysRightOption(step, question)).toBe(says);
});
