import type { Around, SkillGroup } from "./find-skills.ts";
import { groupSkills } from "./find-skills.ts";
import type { ListedSkill, Plan, PlanStep } from "./learning.api.ts";

/** Where a skill stands on the way. `open` can be started now; `later` builds on something that comes first. */
export type Spot = "done" | "due" | "begun" | "open" | "later";

export interface Place {
	skill: ListedSkill;
	spot: Spot;
}

export interface Unit extends Omit<SkillGroup, "skills"> {
	places: Place[];
	done: number;
}

/** The units of a grade in teaching order. */
export function unitsOf(skills: readonly ListedSkill[], grade: number): Unit[] {
	const byId = new Map(skills.map((skill) => [skill.id, skill]));
	return groupSkills(skills, grade).map(({ skills: group, ...unit }) => {
		const places = group.map((skill) => ({ skill, spot: spotOf(skill, byId) }));
		return { ...unit, places, done: places.filter(({ spot }) => isDone(spot)).length };
	});
}

function isDone(spot: Spot): boolean {
	return spot === "done" || spot === "due";
}

function spotOf(skill: ListedSkill, byId: ReadonlyMap<string, ListedSkill>): Spot {
	if (skill.stage === "mastered") return "done";
	if (skill.stage === "due_for_review") return "due";
	if (skill.is_begun) return "begun";
	// Earlier grades are behind a child until its answers say otherwise.
	const before = skill.prerequisites.flatMap((id) => byId.get(id) ?? []);
	const isReady = before.every(
		({ grade, stage, looks_known }) =>
			grade < skill.grade || looks_known || stage === "mastered" || stage === "due_for_review",
	);
	return isReady ? "open" : "later";
}

export interface Here {
	skill: ListedSkill;
	/** Why it comes now; null where the plan does not name it. */
	reason: PlanStep["reason"] | null;
}

/**
 * Where a child is on its way: the first skill of today's set that is still to be learned, else the first of the grade
 * that can be. Undefined where everything is done.
 */
export function hereOf(
	skills: readonly ListedSkill[],
	grade: number,
	steps: Plan["steps"],
): Here | undefined {
	const byId = new Map(skills.map((skill) => [skill.id, skill]));
	for (const { skill_id, reason } of steps) {
		const skill = byId.get(skill_id);
		if (skill && !isDone(spotOf(skill, byId))) return { skill, reason };
	}
	const places = unitsOf(skills, grade).flatMap((unit) => unit.places);
	const next = ["begun", "open"].map((wanted) => places.find(({ spot }) => spot === wanted));
	const [first] = next.filter((place) => place !== undefined);
	return first && { skill: first.skill, reason: null };
}

const MOST_WAYS = 3;

/** Other skills of the grade that can be started now: the nearest in the same unit first. */
export function otherWays(units: readonly Unit[], here: ListedSkill): ListedSkill[] {
	const open = units
		.flatMap(({ places }) => places)
		.filter(({ spot }) => spot === "open" || spot === "begun");
	const distance = (skill: ListedSkill) =>
		Math.abs(skill.place - here.place) + (skill.domain === here.domain ? 0 : 1000);
	return open
		.map(({ skill }) => skill)
		.filter(({ id }) => id !== here.id)
		.toSorted((a, b) => distance(a) - distance(b))
		.slice(0, MOST_WAYS);
}

/** What opens once a skill is mastered, and is not open yet. */
export function opensAfter(skills: readonly ListedSkill[], around: Around | undefined): ListedSkill[] {
	const byId = new Map(skills.map((skill) => [skill.id, skill]));
	const later = around?.above.filter((skill) => spotOf(skill, byId) === "later") ?? [];
	return later.slice(0, MOST_WAYS);
}

/** The place of the `at`-th tile of a way that turns at the end of each row, and where the way leads from it. */
export function turnAt(
	at: number,
	columns: number,
	count: number,
): { row: number; column: number; to: "right" | "left" | "down" | "end" } {
	const row = Math.floor(at / columns);
	const inRow = at % columns;
	const isBack = row % 2 === 1;
	const to = at === count - 1 ? "end" : inRow === columns - 1 ? "down" : isBack ? "left" : "right";
	return { row: row + 1, column: (isBack ? columns - 1 - inRow : inRow) + 1, to };
}
