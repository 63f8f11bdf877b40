import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { getQuestion, getQuestions } from "@learnin/contract/routes/bank/question-bank.contract";
import { countStates } from "@learnin/domain/authoring/draft/count-states";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { readBankPlace, writeBankPlace } from "./filing/bank-place.ts";
import {
	selectEvents,
	selectOptionalBankQuestion,
	selectQuestions,
	selectStateCounts,
	selectVersions,
} from "./question-bank.queries.ts";

const pageSize = 25;
const mostVersions = 50;
const mostEvents = 100;

/** One question of the bank with its versions and history. Throws `not_found`. */
export async function readQuestion(
	app: AppContext,
	question_id: string,
): Promise<RouteResponse<typeof getQuestion>> {
	const row = await selectOptionalBankQuestion(app.db, question_id);
	if (row === undefined) throw new ApiError("not_found");
	const [versions, events] = await Promise.all([
		selectVersions(app.db, question_id, mostVersions),
		selectEvents(app.db, question_id, mostEvents),
	]);
	const { reviewer_id, reviewer_name, ...rest } = row;
	return {
		...rest,
		assigned_to: reviewerOf({ reviewer_id, reviewer_name }),
		created_at: row.created_at.toISOString(),
		updated_at: row.updated_at.toISOString(),
		versions: versions.map((version) => ({ ...version, created_at: version.created_at.toISOString() })),
		events: events.map((event) => ({ ...event, created_at: event.created_at.toISOString() })),
	};
}

/** The bank, a page at a time. Throws `not_found` for an invalid cursor. */
export async function listQuestions(
	app: AppContext,
	account_id: string,
	{ cursor, sort = "newest", reviewer, search, ...filter }: RouteRequest<typeof getQuestions>["query"],
): Promise<RouteResponse<typeof getQuestions>> {
	const after = cursor === undefined ? undefined : readBankPlace(cursor, sort);
	if (cursor !== undefined && after === undefined) throw new ApiError("not_found");
	const words = search?.trim();
	const [rows, counts] = await Promise.all([
		selectQuestions(
			app.db,
			{
				...filter,
				search: words === "" ? undefined : words,
				...(reviewer !== undefined && { assigned_to: reviewerAsked(reviewer, account_id) }),
			},
			{ sort, after, limit: pageSize + 1 },
		),
		selectStateCounts(app.db),
	]);
	const page = rows.slice(0, pageSize);
	const last = page.at(-1);
	const hasMore = rows.length > pageSize && last !== undefined;
	return {
		questions: page.map(({ reviewer_id, reviewer_name, place: _, ...row }) => ({
			...row,
			assigned_to: reviewerOf({ reviewer_id, reviewer_name }),
			updated_at: row.updated_at.toISOString(),
		})),
		counts: countStates(counts),
		next_cursor: hasMore ? writeBankPlace({ key: last.place, id: last.id }) : null,
	};
}

/** The reviewer to filter by; null for questions without a reviewer. */
export function reviewerAsked(reviewer: string, account_id: string): string | null {
	if (reviewer === "nobody") return null;
	return reviewer === "me" ? account_id : reviewer;
}

function reviewerOf({
	reviewer_id,
	reviewer_name,
}: {
	reviewer_id: string | null;
	reviewer_name: string | null;
}) {
	return reviewer_id === null || reviewer_name === null ? null : { id: reviewer_id, name: reviewer_name };
}
