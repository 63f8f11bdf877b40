import { generators } from "@learnin/curriculum/generators/generators";
import { expect, test } from "vitest";
import { findFaultyFormula } from "../../platform/rich-text/render.ts";

const difficulties = [1, 2, 3, 4, 5] as const;

/** Every text in a question, its hints, feedback and steps. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test("pages show all of every formula of every skill", () => {
	const texts = new Set(
		generators.flatMap((generator) =>
			difficulties.flatMap((difficulty) => textsIn(generator.generate(1, difficulty))),
		),
	);
	const withFormulas = [...texts].filter((text) => text.includes("\\") && !text.startsWith("<svg"));
	expect(withFormulas.length).toBeGreaterThan(1_000);
	expect(withFormulas.map(findFaultyFormula).filter((fault) => fault !== undefined)).toEqual([]);
});
