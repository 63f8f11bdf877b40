import type { RouteResponse } from "@learnin/contract/define-route";
import type {
	getAttemptDetails,
	getQuestionDetails,
} from "@learnin/contract/routes/practice/activity.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { presentQuestion, selectOptionalQuestionRow, selectOptionalTwin } from "../practice/index.ts";
import type { Twin } from "../practice/index.ts";
import {
	noteSight,
	type Owner,
	presentDetail,
	requireVisible,
	selectAttemptsOf,
	selectOptionalQuestionOwner,
	selectOptionalSessionOwner,
	selectOptionalSkillName,
	selectOptionalStudentOwner,
} from "../practice-days/index.ts";
import { drawingFor } from "../shared-drawings/index.ts";

const pageSize = 30;
/** Free retries are not limited; this many per question are shown. */
const mostOfOneQuestion = 200;

interface DetailsQuery {
	session_id?: string | undefined;
	skill_id?: string | undefined;
	student_id?: string | undefined;
	cursor?: string | undefined;
}

/**
 * The attempts of one session, or of one student in one skill, newest first, a page at a time. Throws
 * `not_found` for what this viewer may not see, `invalid_request` unless exactly one of the two is given.
 */
export async function attemptDetails(
	app: AppContext,
	viewer: Viewer,
	query: DetailsQuery,
): Promise<RouteResponse<typeof getAttemptDetails>> {
	const after = requirePlace(query.cursor);
	const { owner, title, of } = await whatIsAsked(app, viewer, query);
	await noteSight(app, viewer, owner);
	const { student_id } = owner;
	const rows = await selectAttemptsOf(app.db, { student_id, of }, { after, limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return { student_name: owner.student_name, title, attempts: page.map(presentDetail), next_cursor };
}

interface Asked {
	owner: Owner;
	title: string;
	of: { session_id: string } | { skill_id: string };
}

async function whatIsAsked(
	app: AppContext,
	viewer: Viewer,
	{ session_id, skill_id, student_id }: DetailsQuery,
): Promise<Asked> {
	if (session_id !== undefined && skill_id === undefined) {
		const owner = requireVisible(viewer, await selectOptionalSessionOwner(app.db, session_id));
		return { owner, title: owner.title, of: { session_id } };
	}
	if (skill_id === undefined || session_id !== undefined) {
		const words = "Please ask for one practice set or for one skill.";
		throw new ApiError("invalid_request", { fields: { session_id: words } });
	}
	const whose = student_id ?? viewer.student_id;
	if (whose === null)
		throw new ApiError("invalid_request", { fields: { student_id: "Please say which child is meant." } });
	const [student, title] = await Promise.all([
		selectOptionalStudentOwner(app.db, whose),
		selectOptionalSkillName(app.db, skill_id),
	]);
	const owner = requireVisible(viewer, student);
	if (title === undefined) throw new ApiError("not_found");
	return { owner, title, of: { skill_id } };
}

/**
 * One question in its student's current state, with every attempt on it, oldest first. Throws `not_found` for
 * what this viewer may not see.
 */
export async function questionDetails(
	app: AppContext,
	viewer: Viewer,
	question_id: string,
): Promise<RouteResponse<typeof getQuestionDetails>> {
	const owner = requireVisible(viewer, await selectOptionalQuestionOwner(app.db, question_id));
	await noteSight(app, viewer, owner);
	const { student_id, family_id } = owner;
	const [row, twin, attempts, drawing] = await Promise.all([
		selectOptionalQuestionRow(app.db, question_id, student_id),
		selectOptionalTwin(app.db, question_id),
		selectAttemptsOf(
			app.db,
			{ student_id, of: { question_ids: [question_id] } },
			{ limit: mostOfOneQuestion },
		),
		drawingFor(app, viewer, { question_id, family_id }),
	]);
	if (row === undefined) throw new ApiError("not_found");
	return {
		student_name: owner.student_name,
		question: presentQuestion(row),
		twin: twin === undefined ? null : presentTwin(twin),
		attempts: attempts.map(presentDetail).toReversed(),
		drawing,
	};
}

function presentTwin({ rendered, opened_at, solved_at }: Twin) {
	return { prompt: rendered.prompt, opened_at: opened_at.toISOString(), is_solved: solved_at !== null };
}
