import * as contract from "@learnin/contract/routes/bank/answer-reviews.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { decideReview } from "../practice/index.ts";
import { reviewExists } from "./answer-reviews.queries.ts";
import { reviewAnswer } from "./review-answer.ts";
import { waitingReviews } from "./waiting-reviews.ts";

export function answerReviewRoutes(app: AppContext): void {
	app.jobs.handle("review-answer", ({ review_id }) => reviewAnswer(app, review_id));
	registerRoute(app, contract.getWaitingReviews, ({ query }) => waitingReviews(app, query.cursor));
	registerRoute(app, contract.decideReview, async ({ viewer, params: { review_id }, body }) => {
		const isFirst = await decideReview(app, review_id, { ...body, decided_by: viewer.account_id });
		if (!isFirst)
			throw new ApiError((await reviewExists(app.db, review_id)) ? "review_decided" : "not_found");
		return { verdict: body.verdict };
	});
}
