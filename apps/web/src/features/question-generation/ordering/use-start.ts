import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { textOf } from "../../../platform/api/show-error.ts";
import { useTask } from "../../../platform/use-task.ts";
import { choicesQuery, jobsKey, type Order, start } from "../question-generation.api.ts";

/** Starts a job and opens it. */
export function useStart(onStarted: (jobId: string) => void) {
	const client = useQueryClient();
	const { run, isPending, error } = useTask(start, ({ job_id }) => {
		void client.invalidateQueries({ queryKey: jobsKey });
		onStarted(job_id);
	});
	useEffect(() => {
		// Limits and models may have changed.
		if (error) void client.invalidateQueries({ queryKey: choicesQuery.queryKey });
	}, [error, client]);
	return { begin: (order: Order) => run(order), isPending, error: error ? textOf(error) : undefined };
}
