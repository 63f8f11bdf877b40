import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getEvidence,
	getStatements,
	stateSkill as route,
} from "@learnin/contract/routes/practice/evidence.contract";
import type { ParentStatement } from "@learnin/domain/mastery/planning/ask-about-statements";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

/** The statement's subject; the reader's own answers without a student. */
export type EvidenceOf = { student_id?: string } & ({ skill_id: string } | { procedure: string });

export function evidenceQuery(of: EvidenceOf) {
	// Reports and a student's own pages are each invalidated as a whole after an answer.
	const area = of.student_id === undefined ? "learned" : "reports";
	return infiniteQueryOptions({
		queryKey: [area, "evidence", of],
		queryFn: ({ pageParam, signal }) =>
			callApi(getEvidence, { query: { ...of, ...pageAt(pageParam) } }, { signal }),
		...paged,
	});
}

export type Statement = RouteResponse<typeof getStatements>["statements"][number];

export function statementsQuery(student_id: string) {
	return queryOptions({
		queryKey: ["reports", "statements", student_id],
		queryFn: ({ signal }) => callApi(getStatements, { params: { student_id } }, { signal }),
	});
}

/** Null withdraws the statement. */
export async function stateSkill(
	student_id: string,
	skill_id: string,
	says: ParentStatement | null,
): Promise<void> {
	await callApi(route, { params: { student_id, skill_id }, body: { says } });
}
