import { expect, test } from "vitest";
import { generators } from "../src/generators/generators.ts";
import { missingParts } from "./missing-parts.ts";

test.each(generators)("$skill_id has all that a skill needs", (generator) => {
	expect(missingParts(generator)).toEqual([]);
});

test("names what is missing, and the file where it belongs", () => {
	expect(missingParts({ skill_id: "no-such-skill", version: 1 })).toEqual([
		"no skill: add it to skills/grade-N",
	]);
	expect(missingParts({ skill_id: "round-multidigit", version: 99_999 })).toEqual([
		'no fingerprint: run "npm run curriculum -- fingerprints" at the end',
	]);
});
