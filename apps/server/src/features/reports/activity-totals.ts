import type { RouteResponse } from "@learnin/contract/define-route";
import type { getActivityTotals } from "@learnin/contract/routes/practice/reports.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { type Practiced, readDays, spanOf, type StudentWithRules } from "../practice-days/index.ts";
import { dayIn } from "../rewards/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { type Child, selectChildren } from "./children.queries.ts";
import { countsOf } from "./read-figures.ts";

export interface TotalsQuery {
	student_id?: string | undefined;
	skill_id?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
}

/** The children of a query, and its days. */
export interface Asked {
	children: { child: Child; student: StudentWithRules }[];
	span: { from: string; to: string };
}

/** Throws `not_found` for another family's child. */
export async function readAsked(
	app: Pick<AppContext, "db" | "now">,
	{ family_id }: ParentViewer,
	{ student_id, from, to }: TotalsQuery,
): Promise<Asked> {
	const family = await selectChildren(app.db, family_id);
	const children = family.filter(({ id }) => student_id === undefined || id === student_id);
	if (student_id !== undefined && children.length === 0) throw new ApiError("not_found");
	// A day that has begun for one child is in the span of all.
	const today = children
		.map(({ time_zone }) => dayIn(time_zone, app.now()))
		.reduce((latest, date) => (date > latest ? date : latest), app.now().toISOString().slice(0, 10));
	return {
		children: children.map((child) => ({ child, student: withRules(child, family_id) })),
		span: spanOf({ from, to }, today),
	};
}

/** What each child did in a span of days, in one skill or in all. */
export async function activityTotals(
	app: AppContext,
	viewer: ParentViewer,
	query: TotalsQuery,
): Promise<RouteResponse<typeof getActivityTotals>> {
	const { children, span } = await readAsked(app, viewer, query);
	const read = await Promise.all(
		children.map(async ({ student }) => ({ student, practiced: await readDays(app.db, student, span) })),
	);
	const graph = await readSkillGraph(app.db);
	const skill_ids = new Set(
		read.flatMap(({ practiced }) => practiced.answered.map(({ skill_id }) => skill_id)),
	);
	return {
		span,
		children: read.map(({ student, practiced }) => ({
			student_id: student.student_id,
			...countsOf(ofSkill(practiced, query.skill_id)),
		})),
		skills: [...skill_ids]
			.map((skill_id) => ({ skill_id, name: graph.nameOf(skill_id) }))
			.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
	};
}

/** The same days for one skill only. */
export function ofSkill(practiced: Practiced, skill_id: string | undefined): Practiced {
	if (skill_id === undefined) return practiced;
	const ended = practiced.ended.filter(({ row }) => row.skill_id === skill_id);
	const dates = new Set(ended.filter(({ figures }) => figures.finished > 0).map(({ row }) => row.date));
	return {
		days: practiced.days.filter(({ date }) => dates.has(date)),
		ended,
		answered: practiced.answered.filter((row) => row.skill_id === skill_id),
	};
}

function withRules({ id, name, time_zone, daily_goal, days_per_week }: Child, family_id: string) {
	return { student_id: id, student_name: name, family_id, time_zone, daily_goal, days_per_week };
}
