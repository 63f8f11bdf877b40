import type { RouteResponse } from "@learnin/contract/define-route";
import type { EvidenceAnswer, getEvidence } from "@learnin/contract/routes/practice/evidence.contract";
import { madePicture } from "@learnin/domain/interactions/interaction-kinds";
import { rightPicture } from "@learnin/domain/interactions/right-picture";
import { outcomeOf } from "@learnin/domain/mastery/learning/finished-question";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { resultOf, selectFoundEstimates } from "../mastery/index.ts";
import { presentAnswer } from "../practice/index.ts";
import { requireStudentSeen } from "../practice-days/index.ts";
import { type EvidenceRow, selectEvidenceOf, selectSkillEvidence } from "./evidence.queries.ts";

const PAGE_SIZE = 10;

interface EvidenceQuery {
	student_id?: string | undefined;
	skill_id?: string | undefined;
	procedure?: string | undefined;
	cursor?: string | undefined;
}

/**
 * The answers behind a statement about a student's skill or wrong procedure. Throws `not_found` for a student
 * that this viewer may not see, `invalid_request` unless exactly one of the two is given.
 */
export async function readEvidence(
	app: AppContext,
	viewer: Viewer,
	{ student_id: asked, skill_id, procedure, cursor }: EvidenceQuery,
): Promise<RouteResponse<typeof getEvidence>> {
	const after = requirePlace(cursor);
	if ((skill_id === undefined) === (procedure === undefined)) {
		const words = "Please ask for one skill or for one procedure.";
		throw new ApiError("invalid_request", { fields: { skill_id: words } });
	}
	const { student_id } = await requireStudentSeen(app, viewer, asked);
	if (skill_id === undefined) {
		const rows = await procedureEvidence(app, student_id, procedure ?? "");
		return { answers: rows.map(present), next_cursor: null };
	}
	const limit = PAGE_SIZE + 1;
	const rows = await selectSkillEvidence(app.db, { student_id, skill_id }, { after, limit });
	const { page, next_cursor } = toPage(rows, PAGE_SIZE, ({ answered_at, question_id, exact_at }) => ({
		created_at: answered_at,
		id: question_id,
		exact_at,
	}));
	return { answers: page.map(present), next_cursor };
}

/** The newest answers in which the procedure showed; empty if it was not found. */
async function procedureEvidence(
	{ db }: AppContext,
	student_id: string,
	procedure: string,
): Promise<EvidenceRow[]> {
	const shown_by = (await selectFoundEstimates(db, student_id)).get(procedure)?.shown_by ?? [];
	return selectEvidenceOf(
		db,
		student_id,
		shown_by.map(({ question_id }) => question_id),
	);
}

function present(row: EvidenceRow): EvidenceAnswer {
	const result = resultSeen(row);
	return {
		question_id: row.question_id,
		skill_name: row.skill_name,
		answered_at: row.answered_at.toISOString(),
		time_zone: row.time_zone,
		prompt: row.rendered.prompt,
		given: row.answer === null ? null : presentAnswer(row.question, row.answer),
		made: row.answer === null ? null : madePicture(row.question, row.answer),
		right_made: isRightOrOpen(result) ? null : rightPicture(row.question),
		note: (row.known_mistake_id && row.rendered.known_mistakes[row.known_mistake_id]) || null,
		result,
		tries: row.attempt_count,
		hints_opened: row.hints_opened,
		twin_opened: row.twin_opened,
		moved: { from: row.stage_before, to: row.stage_after },
	};
}

/** The first answer was right, or the right one is not told yet: a child may look on. */
function isRightOrOpen(result: EvidenceAnswer["result"]): boolean {
	return result === "first_try" || result === "with_help" || result === "open";
}

function resultSeen(row: EvidenceRow): EvidenceAnswer["result"] {
	if (row.finished_at === null) return "open";
	return outcomeOf(resultOf(row));
}
