import { textOf } from "../../../platform/api/show-error.ts";
import { shownHere, useAction } from "../../../ui/use-action.ts";
import { choicesQuery, jobsKey, start } from "../question-generation.api.ts";

/** Starts a job and opens it. */
export function useStart(onStarted: (jobId: string) => void) {
	const { run, isPending, error } = useAction(start, {
		// Limits and models may have changed, if it failed.
		reloads: [{ queryKey: jobsKey }, { queryKey: choicesQuery.queryKey }],
		onDone: ({ job_id }) => onStarted(job_id),
		onError: shownHere,
	});
	return { begin: run, isPending, error: error === null ? undefined : textOf(error) };
}
