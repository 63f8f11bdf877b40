import { readFileSync } from "node:fs";
import { LANGUAGES } from "@learnin/domain/texts/languages";
import { expect, test } from "vitest";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { generators } from "../generators/generators.ts";
import { procedureOf, proceduresPossible, sharedProcedure, stemOf } from "./procedure-of.ts";
import { PROCEDURES } from "./procedures.ts";
import { TRUE_OF_COPIES } from "./true-of-copies.ts";

/** Known mistakes of some questions of every generator, as skill and id. */
const made = generators.flatMap(({ skill_id, generate }) =>
	Array.from({ length: 40 }, (_, seed) =>
		generate(seed, ((seed % 5) + 1) as Difficulty).known_mistakes.map(({ id }) => ({ skill_id, id })),
	).flat(),
);

test("every stem of a shared procedure is made by a generator, and belongs to one procedure only", () => {
	const stems = new Set(made.map(({ id }) => stemOf(id)));
	const told = PROCEDURES.flatMap(({ stems: each }) => each);
	expect(told.filter((stem) => !stems.has(stem))).toEqual([]);
	expect(new Set(told).size).toBe(told.length);
	expect(new Set(PROCEDURES.map(({ id }) => id)).size).toBe(PROCEDURES.length);
});

test("every stem that is true of a copied number is made by a generator", () => {
	const stems = new Set(made.map(({ id }) => stemOf(id)));
	expect([...TRUE_OF_COPIES].filter((stem) => !stems.has(stem))).toEqual([]);
});

test("shared procedures are merged, plain names stay with their skill, and slips are none", () => {
	expect(procedureOf("add-sub-multidigit", "smaller-from-larger-in-tens")).toBe("smaller-digit-from-larger");
	expect(procedureOf("subtract-within-100", "smaller-from-larger-digit")).toBe("smaller-digit-from-larger");
	expect(procedureOf("multiply-facts-easy", "added")).toBe("multiply-facts-easy/added");
	expect(procedureOf("odd-even-numbers", "off-by-one")).toBeUndefined();
	expect(sharedProcedure("multiply-facts-easy/added")).toBeUndefined();
	const known_mistakes = ["kept-old-tops", "off-by-one", "added-denominators", "subtracted-denominators"].map(
		(id) => ({
			id,
			answer: "1",
			feedback: "",
		}),
	);
	expect(proceduresPossible("add-sub-fractions-unlike", { known_mistakes })).toEqual([
		"keeps-the-old-tops",
		"fractions-across",
	]);
});

test("the texts of a procedure continue after the name, and fit a page", () => {
	for (const { child_does, parent_does, helps } of PROCEDURES) {
		expect(child_does).toMatch(/^[a-z].{10,90}[^.]$/);
		expect(parent_does).toMatch(/^[a-z].{20,120}[^.]$/);
		expect(helps).toMatch(/^[A-Z].{20,160}[.?]$/);
	}
});

const [, ...others] = LANGUAGES;

test.each(others)("$name has the texts of every procedure, and nothing else", ({ code }) => {
	const file = new URL(`../../texts/procedures/${code}.json`, import.meta.url);
	const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
	const said = PROCEDURES.flatMap(({ child_does, parent_does, helps }) => [
		`You ${child_does}.`,
		`{name} ${parent_does}.`,
		helps,
	]);
	expect(new Set(Object.keys(texts))).toEqual(new Set(said));
	const wrong = Object.entries(texts).filter(
		([english, other]) =>
			other === english ||
			other.length > 190 ||
			!/[.?!]$/.test(other) ||
			other.startsWith("{name} ") !== english.startsWith("{name} "),
	);
	expect(wrong).toEqual([]);
});
