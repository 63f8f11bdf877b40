import type { Question } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { finishQuestion } from "./questions/finish-question.ts";

const asked = (prompt: string, more: Partial<Question> = {}): Question =>
	finishQuestion({
		question_type: "FILL_ONE",
		answer_type: "INTEGER",
		prompt,
		hints: [],
		explanation: "It is 5.",
		known_mistakes: [],
		key: { answers: ["5"] },
		...more,
	} as Question);

test.each([
	["A lamp costs 12 dollars.", "A lamp costs \\$12."],
	["It costs 28.5 dollars, not 1,250 dollars.", "It costs \\$28.50, not \\$1,250."],
	[
		"The balance is $-3.80$ dollars and then $1{,}200$ dollars.",
		"The balance is $-\\$3.80$ and then $\\$1{,}200$.",
	],
	["Each week 5 dollars are added.", "Each week \\$5 is added."],
	["It makes 3 dollars and 20 cents.", "It makes 3 dollars and 20 cents."],
	[
		"A ticket costs $n$ dollars, a 5 dollar bill pays it.",
		"A ticket costs $n$ dollars, a 5 dollar bill pays it.",
	],
	["In all [[a]] dollars, and [[b]] dollars back.", "In all \\$[[a]], and \\$[[b]] back."],
	["It makes [[a]] dollars and [[b]] cents.", "It makes [[a]] dollars and [[b]] cents."],
	["One is 5 in. wide, the other $3$ in..", "One is 5 inches wide, the other $3$ inches."],
	["It is 1 in. long and covers 4 in.².", "It is 1 inch long and covers 4 in²."],
	["Add “oaks” and “pines”, or “palms”.", "Add “oaks” and “pines,” or “palms.”"],
	["$5$ in", "$5$ inches"],
	["There are 5 in each box.", "There are 5 in each box."],
	["Eat 3/4 of it, or 1 1/2.", "Eat $\\dfrac{3}{4}$ of it, or $1\\dfrac{1}{2}$."],
	["In lot 9/20/206 at 4 km/h: $3/4$.", "In lot 9/20/206 at 4 km/h: $3/4$."],
])("%s", (source, written) => {
	expect(asked(source).prompt).toBe(written);
});

test("boxes and pictures name inches too", () => {
	expect(asked("?", { answer_suffix: "in." } as Partial<Question>)).toMatchObject({
		answer_suffix: "inches",
	});
	expect(asked("?", { answer_suffix: "in.²" } as Partial<Question>)).toMatchObject({ answer_suffix: "in²" });
	expect(asked("?", { figure: { svg: "", alt: "A bar of 5 in. and 1 in." } }).figure?.alt).toBe(
		"A bar of 5 inches and 1 inch",
	);
});

test("a box of dollars has the sign before it", () => {
	const written = asked("How much?", { answer_suffix: "dollars" } as Partial<Question>);
	expect(written).toMatchObject({ answer_prefix: "$" });
	expect(written).not.toHaveProperty("answer_suffix");
});

test("an example of a format has a bar, and a slash only on a picture, where it is typed in one line", () => {
	const cta = "Write a fraction, such as -3/4.";
	expect(asked("?", { cta }).cta).toBe("Write a fraction, such as $-\\dfrac{3}{4}$.");
	expect(asked("?", { cta, question_type: "LABELED_INPUT", labels: [] } as Partial<Question>).cta).toBe(
		"Type a fraction, such as -3/4.",
	);
});
