import { skills } from "../skills/skills.ts";
import { whatNext } from "@learnin/domain/mastery/planning/what-next";
import { newCalibration } from "@learnin/domain/mastery/belief/calibration";
import { graphSkill } from "@learnin/domain/mastery/learning/learner";
import { newSkill, newStudent, type SkillMastery } from "@learnin/domain/mastery/learning/learner-state";
import { expect, test } from "vitest";
import { generatedInteractions, generatedKinds } from "../generators/generated-kinds.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { inTeachingOrder } from "../skills/teaching-order.ts";
import { daysSet } from "./days-set.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const GRADES = [2, 3, 4, 5, 6, 7, 8];
const ordered = inTeachingOrder(skills);

/** The suggestions for a child with any progress in the grade. */
function suggestionsOf(grade: number, seed: string) {
	const random = seededRandom(seed);
	const taught = ordered.filter((skill) => skill.grade <= grade);
	const begun = taught.filter((skill) => skill.grade === grade && random.integer(0, 2) > 0);
	const masteryOf = (): SkillMastery => {
		const finished_count = random.integer(1, 8);
		const memory = { stability_days: 3, difficulty: 5, reviewed_at_ms: -random.integer(0, 20) * DAY_MS };
		const mean = random.integer(-20, 30) / 10;
		return { ...newSkill(), mean, finished_count, evidence: finished_count, memory, updated_at_ms: 0 };
	};
	return whatNext({
		learner: {
			ability: newStudent(),
			masteries: new Map(begun.map(({ id }) => [id, masteryOf()])),
			figures: new Map(),
			calibration: newCalibration(),
		},
		skills: taught.map(({ id, prerequisites }) => graphSkill(id, prerequisites)),
		new_skill_ids: new Set(taught.filter((skill) => skill.grade === grade).map(({ id }) => id)),
		now_ms: 0,
	});
}

const typesOf = (places: ReturnType<typeof daysSet>) =>
	new Set(places.flatMap(({ question_type }) => question_type ?? []));

const typesOfSkill = (skill_id: string) =>
	new Set(generatedKinds(skill_id).map(({ question_type }) => question_type as string));

/** The most types that these places can show, one type per place. */
function mostTypes(places: readonly ReadonlySet<string>[]): number {
	const shows = new Map<string, number>();
	const placed = (type: string, seen: Set<number>): boolean =>
		places.some((types, at) => {
			if (!types.has(type) || seen.has(at)) return false;
			seen.add(at);
			const other = [...shows].find(([, place]) => place === at)?.[0];
			if (other !== undefined && !placed(other, seen)) return false;
			shows.set(type, at);
			return true;
		});
	return [...new Set(places.flatMap((types) => [...types]))].filter((type) => placed(type, new Set())).length;
}

test.each(GRADES)("a set of grade %i shows three types if its skills have three", (grade) => {
	for (let child = 0; child < 40; child += 1) {
		const places = daysSet({
			suggestions: suggestionsOf(grade, `${grade}:${child}`),
			mistakes_due: [],
			size: 10,
		});
		expect(places).toHaveLength(10);
		const possible = mostTypes(places.map(({ skill_id }) => typesOfSkill(skill_id)));
		expect(typesOf(places).size).toBeGreaterThanOrEqual(Math.min(3, possible));
	}
});

test.each(GRADES)("a set of grade %i has two to four interactions if its skills have them", (grade) => {
	for (let child = 0; child < 40; child += 1) {
		const suggestions = suggestionsOf(grade, `${grade}:${child}`);
		const places = daysSet({ suggestions, mistakes_due: [], size: 10 });
		const able = places.filter(({ skill_id, difficulty, question_type }) =>
			generatedInteractions(skill_id).some(
				(each) =>
					each.difficulty === difficulty && (question_type ?? each.question_type) === each.question_type,
			),
		);
		const made = places.filter(({ is_made }) => is_made);
		expect(made.length).toBeGreaterThanOrEqual(Math.min(2, able.length));
		expect(made.length).toBeLessThanOrEqual(4);
	}
});

test.each(GRADES)("a first set of grade %i shows five types and starts with new skills", (grade) => {
	const suggestions = whatNext({
		learner: {
			ability: newStudent(),
			masteries: new Map(),
			figures: new Map(),
			calibration: newCalibration(),
		},
		skills: ordered
			.filter((skill) => skill.grade <= grade)
			.map(({ id, prerequisites }) => graphSkill(id, prerequisites)),
		new_skill_ids: new Set(ordered.filter((skill) => skill.grade === grade).map(({ id }) => id)),
		now_ms: 0,
	});
	const year_before = ordered.filter((skill) => skill.grade === grade - 1);
	const places = daysSet({ suggestions, mistakes_due: [], size: 10, year_before });
	expect(typesOf(places).size).toBeGreaterThanOrEqual(5);
	expect(places.slice(0, 2).map(({ skill_id }) => skill_id)).toEqual(
		suggestions.slice(0, 2).map(({ skill_id }) => skill_id),
	);
});

test("a returning mistake is not reserved for a type", () => {
	const suggestions = suggestionsOf(5, "mistakes");
	const mistakes_due = suggestions.slice(0, 2).map(({ skill_id }) => skill_id);
	const returns = daysSet({ suggestions, mistakes_due, size: 10 }).filter(({ is_return }) => is_return);
	expect(returns.length).toBeGreaterThan(0);
	expect(returns.flatMap(({ question_type }) => question_type ?? [])).toEqual([]);
});
