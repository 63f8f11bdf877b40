import { expect, test } from "vitest";
import { findSkills } from "./find-skills.ts";

const skill = (id: string, grade: number, name: string) => ({
	id,
	grade,
	name,
	formal_name: `Formally ${name}`,
	parent_name: `Can do ${name}`,
	domain_name: "Fractions",
});
const skills = [
	skill("a", 3, "Unit fractions"),
	skill("b", 5, "Multiply fractions"),
	skill("c", 4, "Compare decimals"),
	skill("d", 6, "Divide fractions"),
];
const ids = (search: string, grade: number) => findSkills(skills, search, grade).map(({ id }) => id);

test("without a search all skills, the child's grade first and then the closest", () => {
	expect(ids("", 5)).toEqual(["b", "c", "d", "a"]);
	expect(ids("  ", 3)).toEqual(["a", "c", "b", "d"]);
});

test("every word must be in some text, ignoring case", () => {
	expect(ids("DIVIDE", 3)).toEqual(["d"]);
	expect(ids("fractions grade 5 multiply", 3)).toEqual(["b"]);
	expect(ids("formally divide", 3)).toEqual(["d"]);
	expect(ids("compare nothing", 3)).toEqual([]);
});
