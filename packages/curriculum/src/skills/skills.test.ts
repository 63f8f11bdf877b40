import { SKILLS_OF_GRADE } from "@learnin/domain/family/skills-of-grade";
import { expect, test } from "vitest";
import { generators } from "../generators/generators.ts";
import { skillById, skills } from "./skills.ts";

test("every id is unique and in kebab case", () => {
	expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length);
	expect(skills.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test("prerequisites exist and are never of a higher grade", () => {
	for (const skill of skills)
		for (const id of skill.prerequisites) {
			const first = skillById(id);
			expect(first, `${skill.id} needs ${id}`).toBeDefined();
			expect(first?.grade, `${skill.id} needs ${id}`).toBeLessThanOrEqual(skill.grade);
		}
});

test("no skill needs itself indirectly", () => {
	const done = new Set<string>();
	let ready = skills.filter(({ prerequisites }) => prerequisites.length === 0);
	while (ready.length > 0) {
		for (const { id } of ready) done.add(id);
		ready = skills.filter(
			({ id, prerequisites }) => !done.has(id) && prerequisites.every((first) => done.has(first)),
		);
	}
	expect(skills.filter(({ id }) => !done.has(id)).map(({ id }) => id)).toEqual([]);
});

test("every generator belongs to a skill, and every grade has one", () => {
	expect(generators.filter(({ skill_id }) => skillById(skill_id) === undefined)).toEqual([]);
	const grades = generators.map(({ skill_id }) => skillById(skill_id)?.grade);
	expect([...new Set(grades)].sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
	expect(new Set(generators.map(({ skill_id }) => skill_id)).size).toBe(generators.length);
});

test("every code belongs to the grade of its skill, and all 268 codes of grades 2 to 8 are covered", () => {
	const codes = skills.flatMap(({ standard, also_covers, grade }) =>
		[standard, ...also_covers].map((code) => ({ code, grade })),
	);
	expect(codes.filter(({ code, grade }) => !code.startsWith(`${grade}.`))).toEqual([]);
	expect(new Set(codes.map(({ code }) => code)).size).toBe(268);
});

test("the graph is connected", () => {
	const neighbors = new Map(skills.map(({ id, prerequisites }) => [id, [...prerequisites]]));
	for (const { id, prerequisites } of skills)
		for (const first of prerequisites) neighbors.get(first)?.push(id);
	const reached = new Set<string>();
	const open = [skills[0]?.id ?? ""];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (reached.has(id)) continue;
		reached.add(id);
		open.push(...(neighbors.get(id) ?? []));
	}
	expect(skills.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
});

test("plain names are short and distinct within a grade", () => {
	for (const grade of new Set(skills.map((skill) => skill.grade))) {
		const names = skills
			.filter((skill) => skill.grade === grade)
			.flatMap(({ child_name }) => child_name ?? []);
		expect(new Set(names).size).toBe(names.length);
		expect(names.filter((name) => name.length > 40)).toEqual([]);
	}
	const told = skills.flatMap(({ parent_name }) => parent_name ?? []);
	expect(told.filter((name) => !/^[A-Z].*[^.]$/.test(name))).toEqual([]);
	expect(skills.filter(({ child_name, parent_name }) => !(child_name && parent_name))).toEqual([]);
});

test("the home page shows the number of skills in each grade", () => {
	const counts = Map.groupBy(skills, ({ grade }) => grade);
	const counted = Object.fromEntries([...counts].map(([grade, all]) => [grade, all.length]));
	expect(counted, "domain/family/skills-of-grade.ts").toEqual(SKILLS_OF_GRADE);
	expect(skills.filter(({ standard }) => !/^[2-8]\.[A-Z]+\./.test(standard))).toEqual([]);
});
