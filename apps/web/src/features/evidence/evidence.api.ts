import { getEvidence } from "@learnin/contract/routes/evidence.contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api-client.ts";

/** What the answers are about; the reader's own where no student is named. */
export type EvidenceOf = { student_id?: string } & ({ skill_id: string } | { procedure: string });

export function evidenceQuery(of: EvidenceOf) {
	// Reports and what a learner knows are each renewed as a whole when something was answered.
	const area = of.student_id === undefined ? "learned" : "reports";
	return infiniteQueryOptions({
		queryKey: [area, "evidence", of],
		queryFn: ({ pageParam, signal }) =>
			callApi(
				getEvidence,
				{ query: { ...of, ...(pageParam !== undefined && { cursor: pageParam }) } },
				{ signal },
			),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: (page) => page.next_cursor ?? undefined,
	});
}
