import { expect, test } from "vitest";
import { golden } from "../testing/golden/golden.ts";
import { independentSolvers } from "../independent-solvers/solvers.ts";
import { generatorFor, generators } from "./generators.ts";
import { interactionsMade, typesMade } from "./types-made.ts";
import { typesMadeBy } from "./types-made-by.ts";

/** Of all: those whose standards say represent, plot, construct, partition or measure, and more. */
const MIN_SKILLS_WITH_INTERACTIONS = 110;

test("the right option is found at every place", () => {
	const generator = generatorFor("multiply-facts-hard");
	const places = Array.from({ length: 600 }, (_, seed) => generator?.generate(seed, 1)).map((question) =>
		question?.question_type === "SELECT_ONE" ? question.key.option_id : "",
	);
	for (const id of ["a", "b", "c", "d"])
		expect(places.filter((place) => place === id).length).toBeGreaterThan(25);
});

test("a skill without a generator has none", () => {
	expect(generatorFor("no-such-skill")).toBeUndefined();
});

test("every independent solver and every fingerprint belongs to a generator", () => {
	const ids = generators.map(({ skill_id }) => skill_id);
	expect(Object.keys(independentSolvers).filter((id) => !ids.includes(id))).toEqual([]);
	const versions = generators.map(({ skill_id, version }) => `${skill_id}@${version}`);
	expect(Object.keys(golden).filter((id) => !versions.includes(id))).toEqual([]);
});

test("the types that a generator makes are listed as its questions show them", () => {
	const made = generators.map(
		(generator) => [`${generator.skill_id}@${generator.version}`, typesMadeBy(generator)] as const,
	);
	const types = Object.fromEntries(made.map(([name, each]) => [name, each.types]));
	expect(typesMade, 'run "npm run curriculum -- fingerprints"').toEqual(types);
	const asking = made.filter(([, { interactions }]) => interactions !== "");
	expect(interactionsMade).toEqual(
		Object.fromEntries(asking.map(([name, { interactions }]) => [name, interactions])),
	);
	expect(asking.length).toBeGreaterThanOrEqual(MIN_SKILLS_WITH_INTERACTIONS);
});
