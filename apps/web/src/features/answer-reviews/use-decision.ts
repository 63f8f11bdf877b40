import { useAction } from "../../ui/use-action.ts";
import { reviewsQuery, sendDecision } from "./answer-reviews.api.ts";

export type ReviewVerdict = "correct" | "incorrect";

interface Decision {
	review_id: string;
	verdict: ReviewVerdict;
	comment: string;
}

/** Decides written answers, one at a time. One decided by someone else in between says so and leaves the list. */
export function useDecision() {
	const { run, pending } = useAction(
		({ review_id, verdict, comment }: Decision) => sendDecision(review_id, { verdict, comment }),
		{
			done: (_, { verdict }) => (verdict === "correct" ? "Marked as correct." : "Marked as not yet."),
			reloads: [{ queryKey: reviewsQuery.queryKey }],
		},
	);
	/** With the verdict being sent. */
	return { decide: run, deciding: pending?.verdict ?? null };
}
