import {
	storeGeneral,
	storeItem,
	storeSkill,
	storeTally,
} from "@learnin/domain/mastery/history/stored-history";
import type { SkillMastery } from "@learnin/domain/mastery/learner-state";
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

const studentsPerWrite = 200;

/** Writes what is known of every student, and what all of them showed about skills and questions. */
export async function writeMastery(db: Pool, learning: Learning, { students }: SeededPeople): Promise<void> {
	const numbers = [...learning.learners.keys()];
	for (let at = 0; at < numbers.length; at += studentsPerWrite) {
		const part = numbers.slice(at, at + studentsPerWrite).flatMap((number) => {
			const learner = learning.learners.get(number);
			const student = students[number];
			if (learner === undefined || student === undefined) return [];
			const { student_id, family_id } = student;
			const history = learning.histories.get(number);
			return [{ owner: { student_id, family_id }, learner, history }];
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
