import { isFound, type ProcedureEstimate } from "@learnin/domain/detective/procedure-estimate";
import {
	storeGeneral,
	storeItem,
	storeSkill,
	storeTally,
} from "@learnin/domain/mastery/history/stored-history";
import type { SkillMastery } from "@learnin/domain/mastery/learning/learner-state";
import type { Pool } from "pg";
import type { Learning } from "./learn-practice.ts";
import type { SeededPeople } from "./write-people.ts";

const insertAbilities = `
	insert into student_abilities (student_id, family_id, mean, variance, updated_at, history)
	select student_id, family_id, mean, variance, to_timestamp(updated_at_ms / 1000.0), history
	from jsonb_to_recordset($1) as g (student_id uuid, family_id uuid, mean float8, variance float8, updated_at_ms float8,
		history jsonb)`;

const insertMasteries = `
	insert into skill_masteries (student_id, family_id, skill_id, mean, variance, updated_at, finished_count, evidence, memory,
		mastered_at, history)
	select student_id, family_id, skill_id, mean, variance, to_timestamp(updated_at_ms / 1000.0), finished_count, evidence,
		memory, to_timestamp(mastered_at_ms / 1000.0), history
	from jsonb_to_recordset($1) as g (student_id uuid, family_id uuid, skill_id text, mean float8, variance float8,
		updated_at_ms float8, finished_count int, evidence float8, memory jsonb, mastered_at_ms float8, history jsonb)`;

const upsertFigures = (table: "skill_figures" | "question_figures", key: "skill_id" | "question_key") => `
	insert into ${table} (${key}, mean, variance, history)
	select key, mean, variance, history
	from jsonb_to_recordset($1) as g (key text, mean float8, variance float8, history jsonb)
	on conflict (${key}) do nothing`;

const insertProcedures = `
	insert into procedure_estimates (student_id, family_id, procedure, odds, possible_count, made_count, quiet_count, updated_at,
		shown_by, shown_skill_id, is_found)
	select student_id, family_id, procedure, odds, possible_count, made_count, quiet_count, to_timestamp(updated_at_ms / 1000.0),
		shown_by, shown_by->-1->>'skill_id', is_found
	from jsonb_to_recordset($1) as g (student_id uuid, family_id uuid, procedure text, odds float8[], possible_count int,
		made_count int, quiet_count int, updated_at_ms float8, shown_by jsonb, is_found boolean)`;

const studentsPerWrite = 200;

/** Writes every student's mastery, and the figures from all of them about skills and questions. */
export async function writeMastery(db: Pool, learning: Learning, { students }: SeededPeople): Promise<void> {
	const numbers = [...learning.learners.keys()];
	for (let at = 0; at < numbers.length; at += studentsPerWrite) {
		const part = numbers.slice(at, at + studentsPerWrite).flatMap((number) => {
			const learner = learning.learners.get(number);
			const student = students[number];
			if (learner === undefined || student === undefined) return [];
			const { student_id, family_id } = student;
			const history = learning.histories.get(number);
			const procedures = learning.procedures.get(number) ?? new Map<string, ProcedureEstimate>();
			return [{ owner: { student_id, family_id }, learner, history, procedures }];
		});
		await db.query(insertAbilities, [
			JSON.stringify(
				part.map(({ owner, learner, history }) => ({
					...owner,
					...learner.ability,
					history: storedOrNull(history?.general, storeGeneral),
				})),
			),
		]);
		const masteries = part.flatMap(({ owner, learner, history }) =>
			[...learner.masteries].map(([skill_id, mastery]: [string, SkillMastery]) => ({
				...owner,
				skill_id,
				...mastery,
				history: storedOrNull(history?.skills.get(skill_id), storeSkill),
			})),
		);
		await db.query(insertMasteries, [JSON.stringify(masteries)]);
		const estimates = part.flatMap(({ owner, procedures }) =>
			[...procedures].map(([procedure, estimate]) => {
				const is_found = isFound(estimate, estimate.updated_at_ms ?? 0);
				return { ...owner, procedure, ...estimate, is_found };
			}),
		);
		await db.query(insertProcedures, [JSON.stringify(estimates)]);
	}
	const { skills, questions, calibration, common } = learning.shared;
	const rowsOf = (figures: ReadonlyMap<string, object>, historyOf: (key: string) => object | null) =>
		JSON.stringify([...figures].map(([key, numbers]) => ({ key, ...numbers, history: historyOf(key) })));
	const skillHistory = (key: string) => storedOrNull(common.skills.get(key), storeTally);
	const itemHistory = (key: string) => storedOrNull(common.items.get(key), storeItem);
	await db.query(upsertFigures("skill_figures", "skill_id"), [rowsOf(skills, skillHistory)]);
	await db.query(upsertFigures("question_figures", "question_key"), [rowsOf(questions, itemHistory)]);
	await db.query(
		"insert into mastery_calibration (calibration) values ($1) on conflict (is_only) do nothing",
		[JSON.stringify(calibration)],
	);
}

function storedOrNull<T>(value: T | undefined, store: (value: T) => object): object | null {
	return value === undefined ? null : store(value);
}
