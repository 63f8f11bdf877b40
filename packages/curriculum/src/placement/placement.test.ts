import { placementModel } from "@learnin/domain/placement/placement-model";
import { skillsAround } from "@learnin/domain/placement/placement-skill";
import { placeChildren } from "./place-children.ts";
import { PLACEMENT_WORLDS } from "./placement-worlds.ts";
import { describe, expect, test } from "vitest";
import { skills } from "../skills/skills.ts";
import { skillsToPlace } from "./skills-to-place.ts";
import { inTeachingOrder } from "../skills/teaching-order.ts";

const toPlace = skillsToPlace(inTeachingOrder(skills));

/** In an audit more; `npm run learning -- placement` computes the same figures for any number of children. */
const children = process.env["AUDIT"] === "full" ? 16 : 8;

describe("on the skill graph, with half the children up to two grades off their own", () => {
	test.each(PLACEMENT_WORLDS)("25 questions classify 88 % of skills correctly: %s", (world) => {
		const figures = placeChildren(world, toPlace, { children, seed: 7 });
		expect(figures.around_own_grade.mean).toBeGreaterThan(0.88);
		expect(figures.around_true_level.mean).toBeGreaterThan(0.86);
		expect(figures.around_own_grade.mean - figures.without_questions.mean).toBeGreaterThan(0.08);
		expect(figures.questions).toBeLessThanOrEqual(25);
		expect(figures.right).toBeGreaterThan(0.4);
		// A second grader should not type number after number.
		expect(figures.typed).toBeLessThanOrEqual(0.5);
	});
});

test("almost every skill can be asked", () => {
	expect(toPlace.filter(({ guess_chance }) => guess_chance === null).map(({ skill_id }) => skill_id)).toEqual(
		[],
	);
});

test("the prior is computed within a quarter of a second", () => {
	const from = performance.now();
	placementModel(skillsAround(toPlace, 5), 5);
	expect(performance.now() - from).toBeLessThan(250);
});
