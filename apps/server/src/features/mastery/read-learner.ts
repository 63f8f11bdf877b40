import type { PlacedBelief } from "@learnin/domain/mastery/belief/placed-belief";
import { contextOf, type Learner } from "@learnin/domain/mastery/learning/learner";
import { isStarted, newStudent, type SkillMastery } from "@learnin/domain/mastery/learning/learner-state";
import { type Standing, standingOf } from "@learnin/domain/mastery/standing";
import type { Db, Tx } from "../../platform/db/database.ts";
import { readSkillGraph, type SkillGraph } from "../skills/index.ts";
import { type MasteryRow, selectAbilities, selectMasteries, selectPlaced } from "./mastery.queries.ts";
import { readFiguresOfAll } from "./shared-figures.ts";

/** What is known about a student, with the skills at the time it was read. */
export interface LearnerInGraph extends Learner {
	graph: Pick<SkillGraph, "learnedFrom">;
}

/** What is known about each of the students, by student. */
export async function readLearners(
	db: Db | Tx,
	student_ids: readonly string[],
): Promise<ReadonlyMap<string, LearnerInGraph>> {
	// One after the other: a transaction has one connection.
	const graph = await readSkillGraph(db);
	const abilities = await selectAbilities(db, student_ids);
	const masteries = await selectMasteries(db, student_ids);
	const placed = await selectPlaced(db, student_ids);
	const { skills: figures, calibration } = await readFiguresOfAll(db);
	return new Map(
		student_ids.map((student_id) => [
			student_id,
			{
				ability: abilityOf(abilities.find((row) => row.student_id === student_id)),
				masteries: new Map(
					masteries
						.filter((row) => row.student_id === student_id)
						.map((row) => [row.skill_id, masteryOf(row)]),
				),
				placed: new Map(
					placed.filter((row) => row.student_id === student_id).map((row) => [row.skill_id, placedOf(row)]),
				),
				figures,
				calibration,
				graph,
			},
		]),
	);
}

/** What is known about one student. */
export async function readLearner(db: Db | Tx, student_id: string): Promise<LearnerInGraph> {
	const learner = (await readLearners(db, [student_id])).get(student_id);
	if (learner === undefined) throw new Error("learner was not read");
	return learner;
}

/** The student's state in each started skill, by skill. */
export function standingsOf(learner: LearnerInGraph, now: Date): ReadonlyMap<string, Standing> {
	const started = [...learner.masteries].filter(([, mastery]) => isStarted(mastery));
	return new Map(
		started.map(([skill_id]) => [
			skill_id,
			standingOf(contextOf(learner, learner.graph.learnedFrom(skill_id)), now.getTime()),
		]),
	);
}

/** The student's started skills, with when each was mastered. */
export function startedSkillsOf(learner: LearnerInGraph, now: Date) {
	return [...standingsOf(learner, now)].map(([skill_id, { stage }]) => ({
		skill_id,
		stage,
		mastered_at_ms: learner.masteries.get(skill_id)?.mastered_at_ms ?? null,
	}));
}

function abilityOf(row: Awaited<ReturnType<typeof selectAbilities>>[number] | undefined) {
	if (row === undefined) return newStudent();
	return { mean: row.mean, variance: row.variance, updated_at_ms: row.updated_at?.getTime() ?? null };
}

/** What a placement found, from its row. */
export function placedOf({
	known_chance,
	placed_at,
}: {
	known_chance: number;
	placed_at: Date;
}): PlacedBelief {
	return { known_chance, placed_at_ms: placed_at.getTime() };
}

/** The state of a skill from its row. */
export function masteryOf(row: Omit<MasteryRow, "student_id">): SkillMastery {
	const { mean, variance, finished_count, evidence, memory } = row;
	return {
		mean,
		variance,
		finished_count,
		evidence,
		memory,
		updated_at_ms: row.updated_at?.getTime() ?? null,
		mastered_at_ms: row.mastered_at?.getTime() ?? null,
	};
}
