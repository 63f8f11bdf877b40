import type { RouteResponse } from "@learnin/contract/define-route";
import { getChildProcedures, getCommonProcedures } from "@learnin/contract/routes/detective.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api-client.ts";

export type ChildProcedures = RouteResponse<typeof getChildProcedures>;
export type CommonProcedures = RouteResponse<typeof getCommonProcedures>;

// Under "reports": renewed with them when the child practices.
export function childProceduresQuery(student_id: string) {
	return queryOptions({
		queryKey: ["reports", "procedures", student_id],
		queryFn: ({ signal }) => callApi(getChildProcedures, { params: { student_id } }, { signal }),
	});
}

export const commonProceduresQuery = queryOptions({
	queryKey: ["common-procedures"],
	queryFn: ({ signal }) => callApi(getCommonProcedures, {}, { signal }),
});
