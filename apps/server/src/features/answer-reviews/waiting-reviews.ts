import type { WaitingReview, getWaitingReviews } from "@learnin/contract/routes/bank/answer-reviews.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import type { VerifyWithLlmQuestion } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { presentPrompt, type renderQuestion } from "../practice/index.ts";
import type { FamilyWords } from "../../platform/models/without-personal.ts";
import {
	countWaitingReviews,
	type ModelResult,
	selectWaitingReviews,
	selectWordsOfFamilies,
} from "./answer-reviews.queries.ts";
import { writtenText } from "./review-answer.ts";
import { readableText } from "./student-text.ts";

const pageSize = 20;
/** Far longer than a model and the queue take. */
const overdueMs = 5 * 60_000;

/** One page of the written answers that wait for a person. Throws `not_found` for an invalid cursor. */
export async function waitingReviews(
	app: Pick<AppContext, "db" | "now">,
	cursor: string | undefined,
): Promise<RouteResponse<typeof getWaitingReviews>> {
	const after = requirePlace(cursor);
	const overdue = new Date(app.now().getTime() - overdueMs);
	const [rows, waiting_count] = await Promise.all([
		selectWaitingReviews(app.db, { overdue, after, limit: pageSize + 1 }),
		countWaitingReviews(app.db, overdue),
	]);
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	const words = await selectWordsOfFamilies(app.db, [...new Set(page.map(({ family_id }) => family_id))]);
	const reviews = page.map((row) => presentReview(row, words.get(row.family_id)));
	return { reviews, waiting_count, next_cursor };
}

type Row = Awaited<ReturnType<typeof selectWaitingReviews>>[number];

function presentReview(row: Row, family: FamilyWords | undefined): WaitingReview {
	const question = row.question as VerifyWithLlmQuestion;
	const rendered = row.rendered as ReturnType<typeof renderQuestion>;
	const result = row.model_result as ModelResult | null;
	const found = new Map(result?.points.map(({ id, is_met }) => [id, is_met]));
	return {
		id: row.id,
		skill_id: row.skill_id,
		skill_name: row.skill_name,
		grade: row.grade,
		...presentPrompt(question, rendered),
		// As a model gets it: a reviewer does not need to know who wrote it either.
		answer: readableText(question, writtenText(row.answer), family),
		rubric: question.key.rubric.map(({ id, requirement }) => ({
			id,
			requirement,
			is_met: found.get(id) ?? null,
		})),
		sample_answer: rendered.answer_list[0] ?? { html: "", spoken: "" },
		// Without a cause no model read it in time.
		cause: row.cause ?? "model_failed",
		created_at: row.created_at.toISOString(),
	};
}
