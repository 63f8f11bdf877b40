import { exampleFillOne } from "@learnin/domain/examples/questions";
import { expect, test } from "vitest";
import { falseOfCopies } from "./given-numbers.ts";
import { TRUE_OF_COPIES } from "./true-of-copies.ts";

/** The wrong entries that a child may have copied from such a question. */
function copiesIn(prompt: string, answers: readonly string[], figure?: { svg: string; alt: string }) {
	const known_mistakes = answers.map((answer) => ({ id: "added-the-factors", answer, feedback: "" }));
	return falseOfCopies(exampleFillOne({ prompt, known_mistakes, ...(figure && { figure }) })).map(
		({ answer }) => answer,
	);
}

test.each([
	["What is $2 \\times 4$?", ["4", "6"], ["4"]],
	["Round $4{,}962$.", ["4962", "62"], ["4962"]],
	["Find $\\dfrac{2}{6} + \\dfrac{2}{6}$.", ["2/6", "4/12"], ["2/6"]],
	["Find $-4 - 5$.", ["4", "-4", "5"], ["-4", "5"]],
	["A pen costs \\$2.50.", ["2.5", "25"], ["2.5"]],
	["$2 \\times 3 =$ [[place1]]", ["1", "3"], ["3"]],
	["Simplify $8m + 7$.", ["8m", "7"], ["7"]],
])("%s: of %j the child may have copied %j", (prompt, answers, copies) => {
	expect(copiesIn(prompt, answers)).toEqual(copies);
});

test("a measure in the figure is given, and a number of a scale is not", () => {
	const svg = "<svg><text>4 m</text><text>7 m</text></svg>";
	expect(
		copiesIn("Find the area.", ["4", "8"], { svg, alt: "A rectangle of 4 m by 7 m. It has 8 parts." }),
	).toEqual(["4"]);
	expect(copiesIn("How long is it?", ["4"], { svg, alt: "A ruler from 0 to 7. It ends at 4." })).toEqual([]);
});

test("a mistake that is true of a copied number stays", () => {
	const mistake = { id: "took-a-number-from-the-story", answer: "4", feedback: "" };
	expect(TRUE_OF_COPIES).toContain(mistake.id);
	expect(
		falseOfCopies(exampleFillOne({ prompt: "What is $2 \\times 4$?", known_mistakes: [mistake] })),
	).toEqual([]);
});
