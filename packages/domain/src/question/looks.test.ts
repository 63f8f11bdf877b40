import { expect, test } from "vitest";
import { exampleFillOne } from "../examples/questions.ts";
import { looksOf } from "./looks.ts";

function asking(prompt: string, alt?: string): string[] {
	return looksOf(
		exampleFillOne({ prompt, ...(alt !== undefined && { figure: { svg: "<svg></svg>", alt } }) }),
	);
}

test("other words and another order of the same numbers look alike, a single number does not count", () => {
	expect(asking("What is $5 \\times 20$?")).toEqual(asking("20 bags of 5: how many?"));
	expect(asking("$1{,}200 + 3.5$")).toEqual(["1{,}200 3.5"]);
	expect(asking("Is 7 odd?")).toEqual([]);
});

test("a picture looks like any that is described in the same words", () => {
	expect(asking("How many?", "3 dots.")).toEqual(asking("Count them.", "3 dots."));
	expect(asking("How many?", "3 dots.")).not.toEqual(asking("How many?", "4 dots."));
});

test("stories that begin in the same words look alike, with other names, and short tasks do not", () => {
	const story = "folds the letter along both dashed lines. Which of the parts match?";
	expect(asking(`Maya ${story}`)).toEqual(asking(`Leo ${story}`));
	expect(asking(`Maya ${story}`)).toEqual(["folds the letter along both dashed"]);
	expect(asking("A garden has a perimeter of 26 feet. Find its length, which is unknown.")).toEqual([
		"A garden has a perimeter of",
	]);
});
