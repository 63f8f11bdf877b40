import type { RouteResponse } from "@learnin/contract/define-route";
import type { getMasteredMonth } from "@learnin/contract/routes/practice/growth.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { requireStudentSeen } from "../practice-days/index.ts";
import { dayIn, selectPracticeDays } from "../rewards/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { selectFirstMastered } from "./growth.queries.ts";

type Asked = { student_id?: string | undefined; month?: string | undefined };

/**
 * What a student mastered in a month, each skill in the month it was first mastered. Throws `not_found` for a
 * student whom this viewer may not see.
 */
export async function masteredMonth(
	app: AppContext,
	viewer: Viewer,
	asked: Asked,
): Promise<RouteResponse<typeof getMasteredMonth>> {
	const { student_id, student_name, time_zone } = await requireStudentSeen(app, viewer, asked.student_id);
	const [mastered, days, graph] = await Promise.all([
		selectFirstMastered(app.db, student_id),
		selectPracticeDays(app.db, [student_id]),
		readSkillGraph(app.db),
	]);
	const known = mastered.flatMap(({ skill_id, mastered_on }) => {
		const skill = graph.byId(skill_id);
		if (skill === undefined) return [];
		const { child_name: name, grade } = skill;
		return [{ skill_id, name, grade, place: graph.placeOf(skill_id), mastered_on }];
	});
	const months = countByMonth(known.map(({ mastered_on }) => monthOf(mastered_on)));
	const month = asked.month ?? months[0]?.month ?? monthOf(dayIn(time_zone, app.now()));
	const practiced = days.filter(({ date }) => monthOf(date) === month);
	return {
		student_id,
		student_name,
		month,
		months,
		skills: known.filter(({ mastered_on }) => monthOf(mastered_on) === month),
		practice_days: practiced.length,
		finished: practiced.reduce((sum, { finished }) => sum + finished, 0),
	};
}

function monthOf(date: string): string {
	return date.slice(0, 7);
}

/** The newest first. */
function countByMonth(all: readonly string[]) {
	const months = new Map<string, number>();
	for (const month of all) months.set(month, (months.get(month) ?? 0) + 1);
	return [...months].map(([month, mastered]) => ({ month, mastered })).toReversed();
}
