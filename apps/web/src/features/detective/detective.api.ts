import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getChildProcedures,
	getCommonProcedures,
	getRepair,
} from "@learnin/contract/routes/practice/detective.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type ChildProcedures = RouteResponse<typeof getChildProcedures>;
export type Repair = RouteResponse<typeof getRepair>;
export type CommonProcedures = RouteResponse<typeof getCommonProcedures>;

// Under "reports": invalidated with them when the child practices.
export function childProceduresQuery(student_id: string) {
	return queryOptions({
		queryKey: ["reports", "procedures", student_id],
		queryFn: ({ signal }) => callApi(getChildProcedures, { params: { student_id } }, { signal }),
	});
}

// Under "learned": practice invalidates it.
export function repairQuery(procedure: string) {
	return queryOptions({
		queryKey: ["learned", "repair", procedure],
		queryFn: ({ signal }) => callApi(getRepair, { query: { procedure } }, { signal }),
	});
}

/** Starts its questions, or returns the started ones: the id of their set. */
export async function startRepair(procedure: string): Promise<string> {
	const { id } = await callApi(startSession, { body: { kind: "repair", procedure } });
	return id;
}

export const commonProceduresQuery = queryOptions({
	queryKey: ["common-procedures"],
	queryFn: ({ signal }) => callApi(getCommonProcedures, {}, { signal }),
});
