import { proceduresPossible } from "@learnin/curriculum/procedures/procedure-of";
import type { ProcedureEstimate } from "@learnin/domain/detective/procedure-estimate";
import { readGeneral, readItem, readSkill } from "@learnin/domain/mastery/history/stored-history";
import type { Tx } from "../../../platform/db/database.ts";
import { readSkillGraphAt } from "../../skills/index.ts";
import type { KnownBefore } from "./learn-all.ts";
import { isOccasion } from "./learn-procedures.ts";
import type { TriedRow } from "../mastery.queries.ts";
import { estimateOf } from "../procedures.queries.ts";
import { questionKeyOf } from "../question-key.ts";
import { type LearnerInGraph, masteryOf, placedOf } from "../read-learner.ts";
import { type FiguresOfAll, readFiguresOfAllAt } from "../shared-figures.ts";
import { selectKnown, type StudentToLearn } from "./student-to-learn.queries.ts";

/** Everything on which learning from finished questions depends; no other skills and questions. */
export interface ToLearn {
	learner: LearnerInGraph;
	/** The name of a skill on a child's page. */
	nameOf: (skill_id: string) => string;
	known: KnownBefore;
	/** What was believed about the wrong procedures that could show, by their id. */
	estimates: ReadonlyMap<string, ProcedureEstimate>;
}

/** Reads it for a locked student: in one trip, if nothing that all students share has changed. */
export async function readToLearn(
	tx: Tx,
	student: StudentToLearn,
	finished: readonly TriedRow[],
): Promise<ToLearn> {
	const { id, family_id, mean, variance, updated_at } = student;
	const graph = await readSkillGraphAt(tx, student.graph_revision);
	const ofAll = await readFiguresOfAllAt(tx, student.figures_revision);
	const skill_ids = [...new Set(finished.map(({ skill_id }) => skill_id))];
	const below = skill_ids.flatMap((skill) => graph.learnedFrom(skill).prerequisites);
	const rows = await selectKnown(
		tx,
		{ student_id: id, family_id },
		{
			skill_ids: [...new Set([...skill_ids, ...below.map(({ skill_id }) => skill_id)])],
			question_keys: [...new Set(finished.map(questionKeyOf))],
			procedures: [...proceduresOf(finished)],
		},
	);
	return {
		learner: {
			ability: { mean, variance, updated_at_ms: updated_at?.getTime() ?? null },
			masteries: new Map(rows.masteries.map((row) => [row.skill_id, masteryOf(row)])),
			placed: new Map(rows.placed.map((row) => [row.skill_id, placedOf(row)])),
			figures: ofAll.skills,
			calibration: ofAll.calibration,
			graph,
		},
		nameOf: graph.nameOf,
		known: knownOf(student, rows, ofAll),
		estimates: new Map(rows.estimates.map((row) => [row.procedure, estimateOf(row)])),
	};
}

function knownOf(
	student: StudentToLearn,
	{ masteries, questions }: Awaited<ReturnType<typeof selectKnown>>,
	{ tallies, weights }: FiguresOfAll,
): KnownBefore {
	return {
		figures: new Map(questions.map(({ question_key, mean, variance }) => [question_key, { mean, variance }])),
		history: {
			general: readGeneral(student.history),
			skills: new Map(
				masteries.flatMap(({ skill_id, history }) =>
					history === null ? [] : [[skill_id, readSkill(history)]],
				),
			),
		},
		common: {
			skills: tallies,
			items: new Map(questions.map(({ question_key, history }) => [question_key, readItem(history)])),
		},
		weights,
	};
}

function proceduresOf(finished: readonly TriedRow[]): Set<string> {
	return new Set(
		finished.filter(isOccasion).flatMap(({ skill_id, question }) => proceduresPossible(skill_id, question)),
	);
}
