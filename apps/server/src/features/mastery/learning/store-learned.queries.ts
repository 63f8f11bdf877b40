import type { LearnerHistory } from "@learnin/domain/mastery/history/answer-history";
import { storeGeneral, storeSkill } from "@learnin/domain/mastery/history/stored-history";
import type { SkillMastery, StudentAbility } from "@learnin/domain/mastery/learning/learner-state";
import type { Tx } from "../../../platform/db/database.ts";
import { jsonb, uuid } from "../../../platform/db/statements/columns.ts";
import { statement } from "../../../platform/db/statements/statement.ts";
import type { MasteryStep, Owner, QuestionObservation } from "../mastery.queries.ts";
import type { MovedEstimate } from "../procedures.queries.ts";

/** What a student's finished questions changed. */
export interface Learned {
	ability: StudentAbility;
	/** The changed rows, by skill. */
	changed: ReadonlyMap<string, SkillMastery>;
	/** In general, and in skills that changed. */
	history: LearnerHistory;
	steps: readonly MasteryStep[];
	observations: readonly QuestionObservation[];
	estimates: readonly MovedEstimate[];
}

/**
 * In one statement, because each row would otherwise be written twice, and each trip costs as much as a write. Rows that
 * exist are updated, not inserted over: `on conflict` locks each first, which is one more record in the log. Nobody else
 * inserts them at the same time, because the student's ability is locked.
 */
const storeLearnedStatement = statement({
	name: "store-learned",
	params: { student_id: uuid, family_id: uuid, learned: jsonb<object>() },
	row: {},
	staysPrepared: true,
	sql: `
		with ability as (
			update student_abilities s
			set mean = r.mean, variance = r.variance, updated_at = r.updated_at, history = r.history
			from jsonb_to_record(:learned::jsonb -> 'ability')
				as r (mean float8, variance float8, updated_at timestamptz, history jsonb)
			where s.student_id = :student_id and s.family_id = :family_id
		), masteries as (
			select * from jsonb_to_recordset(:learned::jsonb -> 'masteries') as r (skill_id text, mean float8, variance float8,
				updated_at timestamptz, finished_count int, evidence float8, memory jsonb, mastered_at timestamptz, history jsonb)
		), moved_masteries as (
			update skill_masteries m set mean = r.mean, variance = r.variance, updated_at = r.updated_at,
				finished_count = r.finished_count, evidence = r.evidence, memory = r.memory, mastered_at = r.mastered_at,
				history = coalesce(r.history, m.history)
			from masteries r
			where m.student_id = :student_id and m.family_id = :family_id and m.skill_id = r.skill_id
			returning m.skill_id
		), new_masteries as (
			insert into skill_masteries (student_id, family_id, skill_id, mean, variance, updated_at, finished_count,
				evidence, memory, mastered_at, history)
			select :student_id, :family_id, r.* from masteries r
			where r.skill_id not in (select skill_id from moved_masteries)
		), estimates as (
			select * from jsonb_to_recordset(:learned::jsonb -> 'estimates') as r (procedure text, odds float8[],
				possible_count int, made_count int, quiet_count int, updated_at timestamptz, shown_by jsonb, shown_skill_id text,
				is_found boolean)
		), moved_estimates as (
			update procedure_estimates e set odds = r.odds, possible_count = r.possible_count, made_count = r.made_count,
				quiet_count = r.quiet_count, updated_at = r.updated_at, shown_by = r.shown_by, shown_skill_id = r.shown_skill_id,
				is_found = r.is_found
			from estimates r
			where e.student_id = :student_id and e.family_id = :family_id and e.procedure = r.procedure
			returning e.procedure
		), new_estimates as (
			insert into procedure_estimates (student_id, family_id, procedure, odds, possible_count, made_count, quiet_count,
				updated_at, shown_by, shown_skill_id, is_found)
			select :student_id, :family_id, r.* from estimates r
			where r.procedure not in (select procedure from moved_estimates)
		), steps as (
			select * from jsonb_to_recordset(:learned::jsonb -> 'steps') as r (question_id uuid, skill_id text,
				finished_at timestamptz, mastery float8, stage_before mastery_stage, stage_after mastery_stage)
		), questions as (
			update practice_questions q
			set tried_at = r.finished_at, mastery = r.mastery, stage_before = r.stage_before, stage_after = r.stage_after
			from steps r
			where q.id = r.question_id and q.family_id = :family_id
		), changes as (
			insert into mastery_steps (student_id, family_id, question_id, skill_id, finished_at, mastery, stage_before, stage_after)
			select :student_id, :family_id, r.* from steps r where r.stage_before <> r.stage_after
		)
		insert into mastery_observations (skill_id, question_key, difficulty, observation)
		select r.*
		from jsonb_to_recordset(:learned::jsonb -> 'observations') as r (skill_id text, question_key text,
			difficulty smallint, observation jsonb)`,
});

/** Stores what a student's finished questions changed. The student's ability must be locked. */
export async function storeLearned(
	tx: Tx,
	owner: Owner,
	{ ability, changed, history, steps, observations, estimates }: Learned,
): Promise<void> {
	const learned = {
		ability: { ...withDates(ability), history: storeGeneral(history.general) },
		masteries: [...changed].map(([skill_id, mastery]) => {
			const past = history.skills.get(skill_id);
			return { skill_id, ...withDates(mastery), history: past === undefined ? null : storeSkill(past) };
		}),
		estimates: estimates.map(estimateColumns),
		steps,
		observations: observations.map(({ history: seen, observation, ...row }) => {
			return { ...row, observation: { ...observation, history: seen } };
		}),
	};
	await storeLearnedStatement.all(tx, { ...owner, learned });
}

function withDates<T extends { updated_at_ms: number | null; mastered_at_ms?: number | null }>({
	updated_at_ms,
	mastered_at_ms = null,
	...rest
}: T) {
	return { ...rest, updated_at: dateOf(updated_at_ms), mastered_at: dateOf(mastered_at_ms) };
}

function estimateColumns({ procedure, is_found, estimate }: MovedEstimate) {
	const { updated_at_ms, shown_by, ...numbers } = estimate;
	const shown_skill_id = shown_by.at(-1)?.skill_id ?? null;
	return {
		procedure,
		is_found,
		...numbers,
		shown_by,
		shown_skill_id,
		updated_at: dateOf(updated_at_ms ?? 0),
	};
}

function dateOf(ms: number | null): Date | null {
	return ms === null ? null : new Date(ms);
}
