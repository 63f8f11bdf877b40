import type { RouteInput } from "@learnin/contract/define-route";
import { decideReview, getWaitingReviews } from "@learnin/contract/routes/bank/answer-reviews.contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export const reviewsQuery = /* @__PURE__ */ infiniteQueryOptions({
	queryKey: ["answer-reviews"],
	queryFn: ({ pageParam, signal }) =>
		callApi(getWaitingReviews, { query: pageParam === undefined ? {} : { cursor: pageParam } }, { signal }),
	initialPageParam: undefined as string | undefined,
	getNextPageParam: (page) => page.next_cursor ?? undefined,
});

export function sendDecision(review_id: string, body: RouteInput<typeof decideReview>["body"]) {
	return callApi(decideReview, { params: { review_id }, body });
}
