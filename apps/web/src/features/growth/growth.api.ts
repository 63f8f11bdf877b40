import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getMasteredMonth,
	getRecords,
	getSetGrowth,
} from "@learnin/contract/routes/practice/growth.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type GrownSkill = RouteResponse<typeof getSetGrowth>["skills"][number];
export type MasteredMonth = RouteResponse<typeof getMasteredMonth>;

// Under "learned", like everything that changes with a finished question.

export function setGrowthQuery(session_id: string) {
	return queryOptions({
		queryKey: ["learned", "set", session_id],
		queryFn: ({ signal }) => callApi(getSetGrowth, { params: { session_id } }, { signal }),
	});
}

export const recordsQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["learned", "records"],
	queryFn: ({ signal }) => callApi(getRecords, {}, { signal }),
});

export interface AskedMonth {
	student_id?: string;
	month?: string;
}

export function monthQuery(asked: AskedMonth) {
	return queryOptions({
		queryKey: ["learned", "month", asked],
		queryFn: ({ signal }) => callApi(getMasteredMonth, { query: asked }, { signal }),
	});
}
