import { expect, test } from "vitest";
import { generatorFor } from "../../generators/generators.ts";
import { stemOf } from "../../procedures/procedure-of.ts";
import { whole } from "../value.ts";
import { textbookErrors } from "./textbook-errors.ts";

test.each([
	["$979$ rounded to the nearest ten", 980, 979],
	["$822$ rounded to the nearest ten", 820, 822],
	["$4{,}962$ rounded to the nearest thousand", 5000, 4962],
])("%s: the number itself is known first as left unchanged", (task, right, number) => {
	const [first] = textbookErrors(task, whole(right)).filter(([, { entry }]) => entry === `${number}`);
	expect(first?.[0].id).toBe("changed-nothing");
});

test("the number of a rounding question is only ever known as left unchanged", () => {
	const known = ["round-10-100", "round-multidigit", "round-decimals"].flatMap((skill_id) =>
		Array.from({ length: 150 }, (_, seed) => {
			const question = generatorFor(skill_id)?.generate(seed, ([1, 2, 3, 4, 5] as const)[seed % 5] ?? 1);
			const [number = ""] =
				question?.prompt.replaceAll(/(?<=\d)(?:\{,\}|,)(?=\d)/g, "").match(/\d+(?:\.\d+)?/) ?? [];
			return question?.question_type === "FILL_ONE"
				? question.known_mistakes.filter(({ answer }) => answer === number).map(({ id }) => stemOf(id))
				: [];
		}).flat(),
	);
	expect(new Set(known)).toEqual(new Set(["changed-nothing", "gave-the-rounded-number"]));
});
