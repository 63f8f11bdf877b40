import { expect, test } from "vitest";
import { skillById, skills } from "./skills.ts";
import { domainOrder, inTeachingOrder } from "./teaching-order.ts";

const teachingOrder = inTeachingOrder(skills).map(({ id }) => id);

test("has every skill once, grade by grade", () => {
	expect([...teachingOrder].sort()).toEqual(skills.map(({ id }) => id).sort());
	const grades = teachingOrder.map((id) => skillById(id)?.grade ?? 0);
	expect(grades).toEqual(grades.toSorted());
});

test("puts prerequisites first", () => {
	const early = skills.flatMap(({ id, prerequisites }) =>
		prerequisites.filter((first) => teachingOrder.indexOf(first) > teachingOrder.indexOf(id)),
	);
	expect(early).toEqual([]);
});

test.each([
	[2, ["add-facts-within-20", "subtract-facts-within-20", "odd-even-numbers", "arrays-repeated-addition"]],
	[3, ["multiplication-equal-groups", "division-equal-shares", "multiply-facts-easy"]],
	[4, ["place-value-ten-times", "read-write-multidigit", "round-multidigit"]],
	[6, ["ratio-language", "unit-rate", "equivalent-ratio-tables"]],
	[7, ["unit-rate-fractions", "test-proportional", "constant-of-proportionality"]],
])("grade %i begins as the year does", (grade, begin) => {
	const ofGrade = teachingOrder.filter((id) => skillById(id)?.grade === grade);
	expect(ofGrade.slice(0, begin.length)).toEqual(begin);
});

test.each([
	["place value", "compare-three-digit", "add-within-1000"],
	["sums before stories about them", "subtract-within-100", "add-sub-word-one-step"],
	["unit fractions before equal ones", "unit-fractions", "equivalent-fractions-models"],
	["numbers before equations", "subtract-integers", "two-step-equations"],
	["likely before compound", "theoretical-probability", "compound-probability"],
])("%s", (_, earlier, later) => {
	expect(teachingOrder.indexOf(earlier)).toBeLessThan(teachingOrder.indexOf(later));
});

test("is the same for some of the skills, ignoring prerequisites that are not among them", () => {
	const some = skills.filter(({ id }) => ["unit-rate", "ratio-language", "add-within-100"].includes(id));
	expect(inTeachingOrder(some).map(({ id }) => id)).toEqual([
		"add-within-100",
		"ratio-language",
		"unit-rate",
	]);
});

test("a domain that a grade does not have comes after those that it has", () => {
	const added = { id: "added", grade: 2 as const, domain: "EE", prerequisites: [] };
	const second = inTeachingOrder([added, ...skills.filter(({ grade }) => grade === 2)]);
	expect(second.at(-1)?.id).toBe("added");
});

test.each(Object.entries(domainOrder))("grade %s has exactly the domains listed", (grade, domains) => {
	const found = skills.filter((skill) => `${skill.grade}` === grade).map(({ domain }) => domain);
	expect([...new Set(found)].sort()).toEqual(domains.toSorted());
});
