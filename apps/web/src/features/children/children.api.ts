import { getChildren, setConsent, updateChild } from "@learnin/contract/routes/people/children.contract";
import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type Child = RouteResponse<typeof getChildren>["children"][number];
export type ChildProfile = RouteInput<typeof updateChild>["body"];
export type Consent = NonNullable<Child["practice_consent"]>;

export const childrenQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["children"],
	queryFn: ({ signal }) => callApi(getChildren, {}, { signal }),
});

export function saveChild(student_id: string, body: ChildProfile) {
	return callApi(updateChild, { params: { student_id }, body });
}

export function switchConsent(student_id: string, scope: "practice" | "model_reading", is_given: boolean) {
	return callApi(setConsent, { params: { student_id }, body: { scope, is_given } });
}
