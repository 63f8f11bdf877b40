import type { RouteInput } from "@learnin/contract/define-route";
import { decideReview, getWaitingReviews } from "@learnin/contract/routes/bank/answer-reviews.contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export const reviewsQuery = /* @__PURE__ */ infiniteQueryOptions({
	queryKey: ["answer-reviews"],
	queryFn: ({ pageParam, signal }) => callApi(getWaitingReviews, { query: pageAt(pageParam) }, { signal }),
	...paged,
});

export function sendDecision(review_id: string, body: RouteInput<typeof decideReview>["body"]) {
	return callApi(decideReview, { params: { review_id }, body });
}
