import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showError } from "../../platform/api/show-error.ts";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import { reviewsQuery, sendDecision } from "./answer-reviews.api.ts";

export type ReviewVerdict = "correct" | "incorrect";

/** Decides written answers, one at a time. One decided by someone else in between says so and leaves the list. */
export function useDecision() {
	const client = useQueryClient();
	/** The verdict being sent. */
	const [deciding, setDeciding] = useState<ReviewVerdict | null>(null);
	const decide = async (review_id: string, verdict: ReviewVerdict, comment: string) => {
		if (deciding !== null) return;
		setDeciding(verdict);
		try {
			await sendDecision(review_id, { verdict, comment });
			toastSuccess(verdict === "correct" ? "Marked as correct." : "Marked as not yet.");
		} catch (error) {
			showError(error);
		}
		await client.invalidateQueries({ queryKey: reviewsQuery.queryKey });
		setDeciding(null);
	};
	return { decide, deciding };
}
