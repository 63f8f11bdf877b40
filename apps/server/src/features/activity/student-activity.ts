import type { RouteResponse } from "@learnin/contract/define-route";
import type { getStudentActivity } from "@learnin/contract/routes/practice/activity.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { requireStudentOf } from "../family/index.ts";
import { presentAttempt, selectAttempts, spanOf } from "../practice-days/index.ts";
import { drawnOver } from "../shared-drawings/index.ts";
import { selectSetDays } from "./activity.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const pageSize = 20;

interface ActivityQuery {
	student_id?: string | undefined;
	skill_id?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
	outcome?: "correct" | "incorrect" | "skipped" | undefined;
	cursor?: string | undefined;
}

/** The family's attempts newest first, a page at a time. Throws `not_found` for another family's child. */
export async function studentActivity(
	app: AppContext,
	viewer: ParentViewer,
	query: ActivityQuery,
): Promise<RouteResponse<typeof getStudentActivity>> {
	if (query.student_id !== undefined) await requireStudentOf(app.db, viewer, query.student_id);
	const after = requirePlace(query.cursor);
	const { student_id, skill_id, outcome, from, to } = query;
	// A day that has not begun in any time zone yet limits nothing.
	const tomorrow = new Date(app.now().getTime() + DAY_MS).toISOString().slice(0, 10);
	const span = from === undefined && to === undefined ? undefined : spanOf({ from, to }, tomorrow);
	const rows = await selectAttempts(app.db, {
		student_id,
		skill_id,
		outcome,
		span,
		family_id: viewer.family_id,
		after,
		limit: pageSize + 1,
	});
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	const drawn = await drawnOver(
		app,
		viewer,
		page.map(({ question_id }) => question_id),
	);
	const sets = await selectSetDays(app.db, viewer.family_id, [
		...new Set(page.map(({ session_id }) => session_id)),
	]);
	return {
		attempts: page.map((row) => ({
			...presentAttempt(row),
			has_drawing: drawn.has(row.question_id),
			set_of_day: setOfDay(sets, row),
		})),
		next_cursor,
	};
}

function setOfDay(
	sets: Awaited<ReturnType<typeof selectSetDays>>,
	{ session_id, date }: { session_id: string; date: string },
) {
	const set = sets.find((one) => one.session_id === session_id && one.date === date);
	if (set === undefined) throw new Error("an attempt has no set");
	const { from, to, questions, skipped, new_versions, skills } = set;
	return { questions, skipped, new_versions, skills, from: from.toISOString(), to: to.toISOString() };
}
