import type { RouteResponse } from "@learnin/contract/define-route";
import { getQuestionSkills } from "@learnin/contract/routes/bank/question-bank.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

/** A skill that a question can belong to. */
export type QuestionSkill = RouteResponse<typeof getQuestionSkills>["skills"][number];

export const questionSkillsQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["question-skills"],
	queryFn: ({ signal }) => callApi(getQuestionSkills, {}, { signal }),
	staleTime: Number.POSITIVE_INFINITY,
});
