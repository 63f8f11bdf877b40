import type { Around, SkillGroup } from "./find-skills.ts";
import { groupSkills } from "./find-skills.ts";
import type { ListedSkill, Plan } from "../learning.api.ts";

/**
 * The state of a skill on the path. `known` was found at the starting point and not started since; `open` can be
 * started now; `later` has an unmet prerequisite.
 */
export type Spot = "done" | "due" | "begun" | "known" | "open" | "later";

export interface Place {
	skill: ListedSkill;
	spot: Spot;
}

export interface Unit extends Omit<SkillGroup, "skills"> {
	places: Place[];
	done: number;
	known: number;
}

/** The units of a grade in teaching order. */
export function unitsOf(skills: readonly ListedSkill[], grade: number): Unit[] {
	const byId = new Map(skills.map((skill) => [skill.id, skill]));
	return groupSkills(skills, grade).map(({ skills: group, ...unit }) => {
		const places = group.map((skill) => ({ skill, spot: spotOf(skill, byId) }));
		const known = places.filter(({ spot }) => spot === "known").length;
		return { ...unit, places, known, done: places.filter(({ spot }) => isDone(spot)).length };
	});
}

function isDone(spot: Spot): boolean {
	return spot === "done" || spot === "due";
}

function isMastered(stage: ListedSkill["stage"]): boolean {
	return stage === "mastered" || stage === "due_for_review";
}

function spotOf(skill: ListedSkill, byId: ReadonlyMap<string, ListedSkill>): Spot {
	if (skill.stage === "mastered") return "done";
	if (skill.stage === "due_for_review") return "due";
	if (skill.is_begun) return "begun";
	if (skill.looks_known) return "known";
	// Earlier grades count as known unless the child's answers say otherwise.
	const before = skill.prerequisites.flatMap((id) => byId.get(id) ?? []);
	const isReady = before.every(
		({ grade, stage, looks_known }) => grade < skill.grade || looks_known || isMastered(stage),
	);
	return isReady ? "open" : "later";
}

export interface Here {
	skill: ListedSkill;
	/** Why it comes now; null if it is not in the plan. */
	reason: NonNullable<Plan["next"]>["reason"] | null;
}

/**
 * The child's position on the path: what the plan teaches next, else the first open skill of the grade. Undefined if
 * everything is done.
 */
export function hereOf(skills: readonly ListedSkill[], grade: number, next: Plan["next"]): Here | undefined {
	const planned = skills.find(({ id }) => id === next?.skill_id);
	if (planned && next) return { skill: planned, reason: next.reason };
	const places = unitsOf(skills, grade).flatMap((unit) => unit.places);
	const open = ["begun", "open", "known"].map((wanted) => places.find(({ spot }) => spot === wanted));
	const [first] = open.filter((place) => place !== undefined);
	return first && { skill: first.skill, reason: null };
}

const MAX_WAYS = 3;

/** Other skills of the grade that can be started now: the closest in the same unit first. */
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
		.slice(0, MAX_WAYS);
}

/** What a skill builds on, as far as the child knows it: from practice or from the starting point. */
export function knownBefore(around: Around | undefined): ListedSkill[] {
	return around?.below.filter(({ stage, looks_known }) => looks_known || isMastered(stage)) ?? [];
}

/**
 * Skills that open once this one is mastered. Of its own unit those to which the drawn way leads from it: the others
 * there wait for a later one. Without such, those of other units.
 */
export function opensAfter(
	skills: readonly ListedSkill[],
	around: Around | undefined,
	drawn: readonly string[] = [],
): ListedSkill[] {
	const byId = new Map(skills.map((skill) => [skill.id, skill]));
	const later = around?.above.filter((skill) => spotOf(skill, byId) === "later") ?? [];
	const own = later.filter(({ id }) => drawn.includes(id));
	return (own.length > 0 ? own : later).slice(0, MAX_WAYS);
}

/** A skill for which this one is needed: one that it opens, else one that is not mastered, even if it is open. */
export function leadsTo(skills: readonly ListedSkill[], around: Around | undefined): ListedSkill | undefined {
	const [first] = opensAfter(skills, around);
	return first ?? around?.above.find(({ stage }) => !isMastered(stage));
}
