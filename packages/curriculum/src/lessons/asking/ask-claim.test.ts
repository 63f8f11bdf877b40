import { expect, test } from "vitest";
import { seededRandom } from "../../random/seeded-random.ts";
import { askClaim } from "./ask-claim.ts";

const random = seededRandom("a");

/** The question, and the choices in order with the right one marked. */
function askedOf(step: string, before: readonly string[] = [""], after: readonly string[] = []) {
	const asked = askClaim({ step, before, after, asked_later: [] }, random);
	return (
		asked && [
			asked.asked,
			...asked.choices
				.map((choice, at) => `${at === asked.right ? "*" : ""}${"text" in choice ? choice.text : ""}`)
				.toSorted(),
		]
	);
}

test.each([
	[
		"Divide both sides by $8$.",
		["*Divide both sides by $8$", "Multiply both sides by $8$", "Subtract $8$ on both sides"],
	],
	[
		"Go 3 to the right and 10 up.",
		["*3 to the right and 10 up", "10 to the right and 3 up", "3 to the left and 10 up"],
	],
	[
		"$\\sqrt{139}$ is irrational, because 139 is not a square number.",
		["*139 is not a square number", "139 is a large number", "All roots are irrational"],
	],
	["So it takes more feet than yards.", ["*More feet", "More yards"]],
])("%s is asked with known mistakes", (step, choices) => {
	expect(askedOf(step)?.slice(1)).toEqual(choices);
});

test("numbers of earlier steps and of the question are used", () => {
	expect(askedOf("The whole price is \\$18, and \\$8 of it is there already.")).toEqual([
		"Which number is the whole?",
		"*\\$18",
		"\\$26",
		"\\$8",
	]);
	expect(askedOf("Words: two hundred thirty-seven.", ["What is $237$?"])).toEqual([
		"How is the number read?",
		"*two hundred thirty-seven",
		"three hundred twenty-seven",
		"two hundred seventy-three",
	]);
});

test("every wrong choice says what is wrong with it, and only wrong ones do", () => {
	for (const step of [
		"There are 3 rows with 4 in each row.",
		"8 eighths make 1 whole.",
		"A full turn is 360°.",
	]) {
		const asked = askClaim({ step, before: ["$\\dfrac{16}{8}$"], asked_later: [] }, random);
		const told = Object.keys(asked?.feedback ?? {}).map(Number);
		expect(told).toHaveLength((asked?.choices.length ?? 0) - 1);
		expect(told).not.toContain(asked?.right);
	}
});

test.each(["It is 5.", "$3 + 4 = 7$", "The digit is in the tens place."])(
	"%s is asked in another way",
	(step) => {
		expect(askedOf(step)).toBeUndefined();
	},
);
