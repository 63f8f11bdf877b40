import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../../../platform/api/api-client.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { type Generation, generationQuery } from "../question-generation.api.ts";

export interface JobLoaderProps {
	jobId: string;
	/** With whether the last poll failed. */
	children: (job: Generation, isLost: boolean) => ReactNode;
}

/** Loads a job and polls it while it runs, even if it was started before a reload, or by someone else. */
export function JobLoader({ jobId, children }: JobLoaderProps) {
	const query = useQuery(generationQuery(jobId));
	if (query.data) return <>{children(query.data, query.isRefetchError)}</>;
	if (!query.error) return <Spinner label="Loading what was generated" />;
	if (query.error instanceof ApiError && query.error.isRefusal)
		return (
			<Card role="alert">
				<EmptyState
					title="This no longer exists"
					hint="Your generated questions are under “Earlier questions”."
					tile={{ kind: "half", color: "coral", soft: true }}
				/>
			</Card>
		);
	return <LoadFailed title="The generated questions couldn’t be loaded" query={query} />;
}
