import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import { expect, test } from "vitest";
import { generatorFor } from "../src/generators/generators.ts";
import { chosenQuestions } from "./sample.ts";

test.each([
	["of one difficulty", 2, [2]],
	["of all difficulties in rising order", undefined, [1, 2, 3, 4, 5]],
])("a sheet %s has no question twice", (_, difficulty, levels) => {
	const generator = generatorFor("unknown-factor-equations");
	if (generator === undefined) throw new Error("no generator");
	const chosen = chosenQuestions(generator, { difficulty, count: 30, seed: 3 });
	expect(new Set(chosen.map(({ question }) => whatIsAsked(question))).size).toBe(30);
	expect([...new Set(chosen.map((each) => each.difficulty))]).toEqual(levels);
	for (const { seed, difficulty, question } of chosen)
		expect(generator.generate(seed, difficulty)).toEqual(question);
});
