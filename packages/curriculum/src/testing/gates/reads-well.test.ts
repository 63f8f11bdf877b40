import { exampleFillOne } from "@learnin/domain/examples/questions";
import { expect, test } from "vitest";
import { readsWell } from "./reads-well.ts";

const faultsIn = (prompt: string) =>
	readsWell(exampleFillOne({ prompt }), {
		standard: undefined,
		grade: 6,
		independent_solver: undefined,
		renderFormula: () => "",
	});

test.each([
	"How many of the 462.5 households have a pet?",
	"So $0.25 \\times 18 = 4.5$ students walk.",
	"There are 2.5 tickets left.",
	"How likely is two red ones in a row?",
])("is refused: %s", (prompt) => {
	expect(faultsIn(prompt)).toHaveLength(1);
});

test.each([
	"How many of the 462 households have a pet?",
	"The mean is 2.5 tickets.",
	"A class has 4.5 books per student. How many is that for 6 students?",
	"How likely are two red ones in a row?",
	"How likely is a red one?",
	"How many hours are 2.5 days?",
])("is kept: %s", (prompt) => {
	expect(faultsIn(prompt)).toEqual([]);
});
