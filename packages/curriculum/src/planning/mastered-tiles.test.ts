import { drawsFrom } from "@learnin/domain/mastery/testing/draws";
import { expect, test } from "vitest";
import { skills } from "../skills/skills.ts";
import { inTeachingOrder } from "../skills/teaching-order.ts";
import { PlannedPractice } from "./planned-practice.ts";
import { ofGrade, plannedSkills } from "./planned-skill.ts";

// What a child's page calls mastered follows what the day's sets ask: a skill that they leave as known must not stay
// unfinished for weeks, and none is called mastered that is not known.

const SLIP = 0.07;
const LEARNS = 0.13;

/** Some days of the day's sets for a child who knows each skill with this chance, and learns from questions. */
function daysOf(grade: number, { knows, seed, days }: { knows: number; seed: number; days: number }) {
	const draws = drawsFrom(seed);
	const planned = plannedSkills(inTeachingOrder(skills), grade);
	const practice = new PlannedPractice(planned, grade);
	const known = planned.map(() => draws.isTrue(knows));
	const own = ofGrade(planned, grade);
	const isMastered = (at: number) => practice.progress().mastered.includes(planned[at]?.id ?? "");
	let idle = 0;
	for (let day = 1; day <= days; day += 1) {
		const unfinished = new Set(own.filter((at) => !isMastered(at)));
		const set = practice.set(day, 10);
		if (unfinished.size > 0 && !set.some(({ skill_at }) => unfinished.has(skill_at))) idle += 1;
		for (const asked of set) {
			const { skill_at } = asked;
			const guess = Math.max(0.08, planned[skill_at]?.guess_chance ?? 0);
			const is_right = draws.isTrue(known[skill_at] === true ? 1 - SLIP : guess);
			known[skill_at] ||= draws.isTrue(LEARNS);
			practice.told(asked, { day, is_right });
		}
	}
	const { mastered, begun } = practice.progress();
	const isKnown = (id: string) => known[planned.findIndex((skill) => skill.id === id)] === true;
	return { begun, mastered: mastered.length, falsely: mastered.filter((id) => !isKnown(id)).length, idle };
}

const childrenOf = (knows: number, days: number) =>
	[3, 5, 7].flatMap((grade) => [1, 2, 3, 4].map((seed) => daysOf(grade, { knows, seed, days })));
const total = (of: readonly ReturnType<typeof daysOf>[], what: "begun" | "mastered" | "falsely" | "idle") =>
	of.reduce((sum, child) => sum + child[what], 0);

test("after a week a child who knows most skills sees a quarter of those begun as mastered", () => {
	const able = childrenOf(0.9, 7);
	expect(total(able, "begun")).toBeGreaterThan(200);
	expect(total(able, "mastered") / total(able, "begun")).toBeGreaterThan(0.25);
});

test.each([0.9, 0.6, 0.3])(
	"after two weeks of sets, if %d of the skills are known before, a quarter is mastered, and known",
	(knows) => {
		const all = childrenOf(knows, 14);
		expect(total(all, "mastered") / total(all, "begun")).toBeGreaterThan(0.25);
		expect(total(all, "falsely") / total(all, "mastered")).toBeLessThan(0.03);
	},
);

test("as long as a tile of the grade is not full, every set has a skill of such a tile", () => {
	const all = [1, 2, 3, 4, 5, 6].map((seed) => daysOf(5, { knows: 0.8, seed, days: 35 }));
	expect(total(all, "mastered")).toBeGreaterThan(150);
	expect(total(all, "idle")).toBe(0);
});
