import { generatorFor } from "@learnin/curriculum/generators/generators";
import { findCycle } from "@learnin/curriculum/skills/find-cycle";
import type { Skill } from "@learnin/curriculum/skills/skill";
import { skills } from "@learnin/curriculum/skills/skills";
import { graphSkill } from "@learnin/domain/mastery/learning/learner";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import {
	deletePrerequisites,
	insertPrerequisites,
	lockGraph,
	type PrerequisiteRow,
	type SeededRow,
	selectSeeded,
	updateHasGenerator,
	upsertSkills,
} from "./skills.queries.ts";

/**
 * Inserts the curriculum's skills, and updates those that no one edited to this release. Idempotent. Edited
 * skills do not change.
 */
export async function seedSkills(db: Db): Promise<void> {
	// Usually nothing is new, and no one has to wait for the lock.
	if (changesOf(await selectSeeded(db)).length === 0) return;
	await inTransaction(db, async (tx) => {
		await lockGraph(tx);
		await bringUpToDate(tx, await selectSeeded(tx));
	});
}

async function bringUpToDate(tx: Tx, before: readonly SeededRow[]): Promise<void> {
	const changes = changesOf(before);
	const edited = new Set(before.filter(({ edited_at }) => edited_at !== null).map(({ id }) => id));
	for (const { id } of changes.filter((skill) => edited.has(skill.id)))
		await updateHasGenerator(tx, id, hasGenerator(id));
	const ours = changes.filter(({ id }) => !edited.has(id));
	await upsertSkills(
		tx,
		ours.map(({ prerequisites: _, ...skill }) => ({
			...skill,
			also_covers: [...skill.also_covers],
			has_generator: hasGenerator(skill.id),
			list_place: placeOf(skill.id),
		})),
	);
	const ids = ours.map(({ id }) => id);
	await deletePrerequisites(tx, ids);
	await insertPrerequisites(tx, withoutCycles(before, ours));
}

/** The curriculum's skills that differ in the database. */
function changesOf(rows: readonly SeededRow[]): Skill[] {
	const standing = new Map(rows.map((row) => [row.id, row]));
	return skills.filter((skill) => {
		const row = standing.get(skill.id);
		if (row === undefined || row.has_generator !== hasGenerator(skill.id)) return true;
		return row.edited_at === null && !isSame(row, skill);
	});
}

const sameFields = [
	"grade",
	"domain",
	"domain_name",
	"standard",
	"name",
	"child_name",
	"parent_name",
] as const;

function isSame(row: SeededRow, skill: Skill): boolean {
	return (
		row.list_place === placeOf(skill.id) &&
		sameFields.every((field) => row[field] === skill[field]) &&
		JSON.stringify(row.also_covers) === JSON.stringify(skill.also_covers) &&
		sorted(row.builds_on) === sorted(buildsOn(skill))
	);
}

function sorted(builds_on: readonly { skill_id: string; weight: number }[]): string {
	return JSON.stringify(builds_on.map(({ skill_id, weight }) => `${skill_id} ${weight}`).toSorted());
}

/**
 * The prerequisites of the curriculum's skills; if one would close a cycle with people's edits, the edits
 * win.
 */
function withoutCycles(before: readonly SeededRow[], ours: readonly Skill[]): PrerequisiteRow[] {
	const isOurs = new Set(ours.map(({ id }) => id));
	const graph = before
		.filter(({ id }) => !isOurs.has(id))
		.map(({ id, builds_on }) => ({ id, prerequisites: builds_on.map(({ skill_id }) => skill_id) }));
	const added = ours.map(({ id }) => ({ id, prerequisites: [] as string[] }));
	return ours.flatMap((skill) =>
		buildsOn(skill).flatMap(({ skill_id, weight }) => {
			const own = added.find(({ id }) => id === skill.id);
			if (own === undefined) return [];
			own.prerequisites.push(skill_id);
			if (findCycle([...graph, ...added], skill.id) === undefined)
				return [{ skill_id: skill.id, prerequisite_id: skill_id, weight }];
			own.prerequisites.pop();
			return [];
		}),
	);
}

function buildsOn({ id, prerequisites }: Skill) {
	return graphSkill(id, prerequisites).prerequisites;
}

function hasGenerator(id: string): boolean {
	return generatorFor(id) !== undefined;
}

function placeOf(id: string): number {
	return skills.findIndex((skill) => skill.id === id);
}
