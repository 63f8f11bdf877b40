import type { RouteResponse } from "@learnin/contract/define-route";
import type { getStudentDetails } from "@learnin/contract/routes/people/people-lists.contract";
import { practiceDayId } from "@learnin/domain/practice/practice-day-id";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { childInvitations } from "../family/index.ts";
import { readLearner, standingsOf } from "../mastery/index.ts";
import { pointsOf, readDaysAndRules, streakOf } from "../rewards/index.ts";
import { selectGuardiansOf, selectOptionalStudent } from "./person.queries.ts";
import { actsOn } from "./see-parent.ts";

type Student = RouteResponse<typeof getStudentDetails>;

const mostDays = 10;

type Row = NonNullable<Awaited<ReturnType<typeof selectOptionalStudent>>>;

/**
 * One child in figures, without any of its answers; records the view in the audit log. Throws `not_found`.
 */
export async function seeStudent(app: AppContext, actor_id: string, student_id: string): Promise<Student> {
	const now = app.now();
	const row = await selectOptionalStudent(app.db, student_id, now);
	if (row === undefined) throw new ApiError("not_found");
	const { family_id, account_id } = row;
	await recordAct(app.db, {
		actor_id,
		action: "student.seen",
		subject_id: student_id,
		family_id,
		created_at: now,
	});
	const [figures, skills, guardians, { invitations }, acts] = await Promise.all([
		figuresOf(app, row),
		skillsOf(app, student_id),
		selectGuardiansOf(app.db, family_id),
		childInvitations(app, { family_id }),
		actsOn(app, account_id === null ? [student_id] : [student_id, account_id]),
	]);
	return {
		id: row.id,
		account_id,
		name: row.name,
		email: row.own_email ?? row.email,
		grade: row.grade,
		is_active: row.is_active,
		deactivated_at: row.deactivated_at?.toISOString() ?? null,
		deactivation_reason: row.deactivation_reason,
		created_at: row.created_at.toISOString(),
		deletion_warned_at: row.deletion_warned_at?.toISOString() ?? null,
		enrolled_until: row.enrolled_until?.toISOString() ?? null,
		last_active_at: row.last_active_at?.toISOString() ?? null,
		invitation: invitations.find((each) => each.student_id === student_id)?.state ?? "none",
		not_seen_because: reasonNotToSee(row),
		...figures,
		skills,
		guardians: guardians.map(({ account_id: id, name, is_owner }) => ({ account_id: id, name, is_owner })),
		acts,
	};
}

function reasonNotToSee({ account_id, is_admin, is_active }: Row): Student["not_seen_because"] {
	if (account_id === null) return "no_account";
	if (is_admin === true) return "admin";
	return is_active ? null : "inactive";
}

async function figuresOf(app: AppContext, { id, time_zone, daily_goal, days_per_week }: Row) {
	const student = { id, time_zone, daily_goal, days_per_week };
	const { days, today, rulesOf } = await readDaysAndRules(app, student);
	const { current_streak, longest_streak } = streakOf(days, today, rulesOf);
	return {
		days: days
			.slice(-mostDays)
			.toReversed()
			.map(({ date, finished, first_try }) => ({
				day_id: practiceDayId({ student_id: id, date }),
				date,
				finished,
				first_try,
			})),
		current_streak,
		longest_streak,
		completed_count: days.reduce((sum, { finished }) => sum + finished, 0),
		reward_points: toRewardPoints(pointsOf(days, today).total),
	};
}

async function skillsOf(app: AppContext, student_id: string): Promise<Student["skills"]> {
	const standings = [...standingsOf(await readLearner(app.db, student_id), app.now()).values()];
	const inStages = (...stages: string[]) => standings.filter(({ stage }) => stages.includes(stage)).length;
	return {
		practiced: standings.length,
		mastered: inStages("mastered"),
		due_for_review: inStages("due_for_review"),
		in_progress: inStages("learning", "nearly"),
	};
}
