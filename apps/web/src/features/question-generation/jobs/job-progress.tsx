import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ProgressBar } from "../../../ui/charts/progress-bar.tsx";
import { costText, countOf, progressText, totalOf } from "../generation-words.ts";
import {
	cancel,
	choicesQuery,
	type Generation,
	generationQuery,
	isBeingMade,
	jobsKey,
} from "../question-generation.api.ts";

export interface JobProgressProps {
	job: Generation;
	/** The last poll failed. */
	isLost: boolean;
}

/** The progress of a job, announced with every change, and a button to stop it. */
export function JobProgress({ job, isLost }: JobProgressProps) {
	const isOpen = isBeingMade(job);
	useRenewAfter(isOpen);
	const { stop, isStopping } = useStop(job);
	const all = totalOf(job);
	const open = countOf(job, "waiting") + countOf(job, "working");
	return (
		<div className="qg-progress">
			<div className="qg-progress-words">
				<p role="status">
					{progressText(job)}{" "}
					{isOpen && job.state === "cancelled" && "Questions already started are being finished."}
					{!isOpen && job.state === "cancelled" && "It was canceled."}
				</p>
				<p className="text-ink-3 text-sm">{costText(job.cost)}</p>
			</div>
			{isOpen && <ProgressBar label="Questions made" value={all === 0 ? 0 : (all - open) / all} tone="sky" />}
			{isLost && <p className="text-ink-2 text-sm">You’re offline. The questions are still being written.</p>}
			{job.state === "running" && (
				<Button variant="line" busy={isStopping} onClick={stop}>
					Cancel
				</Button>
			)}
		</div>
	);
}

/** Reloads limits and lists once the job is over. */
export function useRenewAfter(isOpen: boolean): void {
	const client = useQueryClient();
	useEffect(() => {
		if (isOpen) return;
		void client.invalidateQueries({ queryKey: choicesQuery.queryKey });
		void client.invalidateQueries({ queryKey: jobsKey });
	}, [isOpen, client]);
}

/** Without confirmation: everything already made stays. */
export function useStop({ id }: Pick<Generation, "id">) {
	const { run, isPending } = useAction(() => cancel(id), {
		reloads: [{ queryKey: generationQuery(id).queryKey }],
	});
	return { stop: () => run(), isStopping: isPending };
}
