import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showError, textOf } from "../../../platform/api/show-error.ts";
import { toastError, toastSuccess } from "../../../ui/messages/toast.tsx";
import { type Candidate, generationQuery, take } from "../question-generation.api.ts";

type Taking = "review" | "draft";

/** Moves one candidate to the bank: to review, or to the editor first. */
export function useTake(jobId: string, onEdit: (questionId: string) => void) {
	const client = useQueryClient();
	const [taking, setTaking] = useState<Taking | null>(null);
	const takeOne = async (id: string, how: Taking) => {
		if (taking !== null) return;
		setTaking(how);
		try {
			const { question_id } = await take(id, how === "review" ? "in_review" : "draft");
			await client.invalidateQueries({ queryKey: generationQuery(jobId).queryKey });
			if (how === "draft") onEdit(question_id);
			else toastSuccess("Sent to review.");
		} catch (error) {
			showError(error);
			void client.invalidateQueries({ queryKey: generationQuery(jobId).queryKey });
		}
		setTaking(null);
	};
	return { taking, takeOne: (id: string, how: Taking) => void takeOne(id, how) };
}

/** Sends several to review, one by one; a failure does not stop the others. */
export function useTakeSeveral(jobId: string, onDone: () => void) {
	const client = useQueryClient();
	const [sent, setSent] = useState<{ done: number; of: number } | null>(null);
	const takeAll = async (candidates: readonly Candidate[]) => {
		if (sent !== null) return;
		const refusals: string[] = [];
		for (const [done, { id, number }] of candidates.entries()) {
			setSent({ done, of: candidates.length });
			try {
				await take(id, "in_review");
			} catch (error) {
				refusals.push(`Question ${number}: ${textOf(error)}`);
			}
		}
		await client.invalidateQueries({ queryKey: generationQuery(jobId).queryKey });
		setSent(null);
		onDone();
		const taken = candidates.length - refusals.length;
		if (taken > 0)
			toastSuccess(taken === 1 ? "1 question sent to review." : `${taken} questions sent to review.`);
		if (refusals.length > 0) toastError(refusals.slice(0, 3).join("\n"));
	};
	return { sent, takeAll: (candidates: readonly Candidate[]) => void takeAll(candidates) };
}
