import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { textOf } from "../../../platform/api/show-error.ts";
import { useAction } from "../../../ui/use-action.ts";
import { toastError, toastSuccess } from "../../../ui/messages/toast.tsx";
import { type Candidate, generationQuery, take } from "../question-generation.api.ts";

type Taking = "review" | "draft";

/** Moves one candidate to the bank: to review, or to the editor first. */
export function useTake(jobId: string, onEdit: (questionId: string) => void) {
	const { run, pending } = useAction(
		({ id, how }: { id: string; how: Taking }) => take(id, how === "review" ? "in_review" : "draft"),
		{
			reloads: [{ queryKey: generationQuery(jobId).queryKey }],
			onDone: ({ question_id }, { how }) =>
				how === "draft" ? onEdit(question_id) : toastSuccess("Sent to review."),
		},
	);
	return { taking: pending?.how ?? null, takeOne: (id: string, how: Taking) => run({ id, how }) };
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
