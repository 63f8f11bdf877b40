import type { ProcedureEstimate, Showing } from "@learnin/domain/detective/procedure-estimate";
import type { Normal } from "@learnin/domain/mastery/belief/logistic";
import type { Memory } from "@learnin/domain/mastery/belief/memory";
import type { StoredGeneral, StoredItem, StoredSkill } from "@learnin/domain/mastery/history/stored-history";
import type { Tx } from "../../../platform/db/database.ts";
import {
	date,
	float8,
	int2,
	int4,
	json,
	jsonb,
	orNull,
	type RowOf,
	sure,
	text,
	texts,
	timestamptz,
	uuid,
} from "../../../platform/db/statements/columns.ts";
import { statement } from "../../../platform/db/statements/statement.ts";
import type { Owner } from "../mastery.queries.ts";

const studentColumns = {
	id: uuid,
	family_id: uuid,
	account_id: orNull(uuid),
	name: text,
	time_zone: text,
	daily_goal: int2,
	days_per_week: int2,
	daily_reward_minor: int4,
	/** The last day for which a reached goal was notified of. */
	goal_told_on: orNull(date),
};

/** A student with what determines their days. */
export type NotifiedStudent = RowOf<typeof studentColumns>;

const lockStudentToLearnStatement = statement({
	name: "lock-student-to-learn",
	params: { student_id: uuid },
	row: {
		...studentColumns,
		mean: float8,
		variance: float8,
		updated_at: orNull(timestamptz),
		history: orNull(jsonb<StoredGeneral>()),
		graph_revision: sure(uuid, "`skill_graph` always has its one row"),
		figures_revision: orNull(uuid),
	},
	staysPrepared: true,
	sql: `
		select s.id, s.family_id, s.account_id, s.name, s.time_zone, s.daily_goal, s.days_per_week, s.daily_reward_minor,
			a.goal_told_on, a.mean, a.variance, a.updated_at, a.history,
			(select revision from skill_graph) as graph_revision,
			(select revision from mastery_calibration) as figures_revision
		from student_abilities a
		join students s on s.id = a.student_id and s.family_id = a.family_id
		where a.student_id = :student_id
		for update of a`,
});

/** A student whose row of abilities is locked, with the revisions of what is the same for all students. */
export type StudentToLearn = RowOf<typeof lockStudentToLearnStatement.row>;

/**
 * Locks the student's row of abilities, so that two nodes update mastery one after the other, and creates it if it is
 * missing. Undefined if there is no such student.
 */
export async function lockStudentToLearn(
	tx: Tx,
	student_id: string,
	first: Normal,
): Promise<StudentToLearn | undefined> {
	const [found] = await lockStudentToLearnStatement.all(tx, { student_id });
	if (found !== undefined) return found;
	await tx
		.insertInto("student_abilities")
		.columns(["student_id", "family_id", "mean", "variance"])
		.expression((of) =>
			of
				.selectFrom("students")
				.select(["id", "family_id", of.val(first.mean).as("mean"), of.val(first.variance).as("variance")])
				.where("id", "=", student_id),
		)
		.onConflict((conflict) => conflict.columns(["student_id", "family_id"]).doNothing())
		.execute();
	const [added] = await lockStudentToLearnStatement.all(tx, { student_id });
	return added;
}

/** A row in JSON has its times as texts. */
type InJson<T> = {
	[Name in keyof T]: T[Name] extends Date ? string : T[Name] extends Date | null ? string | null : T[Name];
};

interface KnownMastery extends Normal {
	skill_id: string;
	updated_at: Date | null;
	finished_count: number;
	evidence: number;
	memory: Memory | null;
	mastered_at: Date | null;
	history: StoredSkill | null;
}

interface KnownPlaced {
	skill_id: string;
	known_chance: number;
	placed_at: Date;
}

interface KnownQuestion extends Normal {
	question_key: string;
	history: StoredItem | null;
}

interface KnownEstimate extends Omit<ProcedureEstimate, "updated_at_ms" | "shown_by"> {
	procedure: string;
	updated_at: Date;
	shown_by: Showing[];
}

const selectKnownStatement = statement({
	name: "select-known-of-student",
	params: { student_id: uuid, family_id: uuid, skill_ids: texts, question_keys: texts, procedures: texts },
	row: {
		masteries: json<InJson<KnownMastery>[]>(),
		placed: json<InJson<KnownPlaced>[]>(),
		questions: json<KnownQuestion[]>(),
		estimates: json<InJson<KnownEstimate>[]>(),
	},
	staysPrepared: true,
	sql: `
		select
			coalesce((select json_agg(row_to_json(m)) from (
				select skill_id, mean, variance, updated_at, finished_count, evidence, memory, mastered_at, history
				from skill_masteries
				where student_id = :student_id and family_id = :family_id and skill_id = any(:skill_ids)) m), '[]') as masteries,
			coalesce((select json_agg(row_to_json(p)) from (
				select skill_id, known_chance, placed_at from placed_skills
				where student_id = :student_id and family_id = :family_id and skill_id = any(:skill_ids)) p), '[]') as placed,
			coalesce((select json_agg(row_to_json(f)) from (
				select question_key, mean, variance, history from question_figures
				where question_key = any(:question_keys)) f), '[]') as questions,
			coalesce((select json_agg(row_to_json(e)) from (
				select procedure, odds, possible_count, made_count, quiet_count, updated_at, shown_by from procedure_estimates
				where student_id = :student_id and family_id = :family_id and procedure = any(:procedures)) e), '[]') as estimates`,
});

/** What finished questions may change or depend on: these skills, questions and wrong procedures. */
export interface Involved {
	skill_ids: readonly string[];
	question_keys: readonly string[];
	procedures: readonly string[];
}

/** What is known of the student, and of the questions from all students; in one trip, because a set needs all of it. */
export async function selectKnown(tx: Tx, { student_id, family_id }: Owner, involved: Involved) {
	const [row] = await selectKnownStatement.all(tx, { student_id, family_id, ...involved });
	if (row === undefined) throw new Error("what is known of a student was not read");
	return {
		masteries: row.masteries.map((each) => ({
			...each,
			updated_at: dateOf(each.updated_at),
			mastered_at: dateOf(each.mastered_at),
		})),
		placed: row.placed.map((each) => ({ ...each, placed_at: new Date(each.placed_at) })),
		questions: row.questions,
		estimates: row.estimates.map((each) => ({ ...each, updated_at: new Date(each.updated_at) })),
	};
}

function dateOf(time: string | null): Date | null {
	return time === null ? null : new Date(time);
}
