import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getPlan,
	getSeasons,
	getSkill,
	getSkills,
	noteCelebrations,
} from "@learnin/contract/routes/practice/learning.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type Plan = RouteResponse<typeof getPlan>;
export type PlanStep = Plan["steps"][number];
export type Skills = RouteResponse<typeof getSkills>;
export type ListedSkill = Skills["skills"][number];
export type SkillDetails = RouteResponse<typeof getSkill>;
export type Celebration = Plan["celebrations"][number];

// All of these change with every finished question: practice invalidates everything under "learned".

export const planQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["learned", "plan"],
	queryFn: ({ signal }) => callApi(getPlan, {}, { signal }),
});

export const skillsQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["learned", "skills"],
	queryFn: ({ signal }) => callApi(getSkills, {}, { signal }),
});

export function skillQuery(skill_id: string) {
	return queryOptions({
		queryKey: ["learned", "skill", skill_id],
		queryFn: ({ signal }) => callApi(getSkill, { params: { skill_id } }, { signal }),
	});
}

export const seasonsQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["learned", "seasons"],
	queryFn: ({ signal }) => callApi(getSeasons, {}, { signal }),
});

/** Lost when offline; then they are shown again, which does no harm. */
export async function noteSeen(ids: string[]): Promise<void> {
	await callApi(noteCelebrations, { body: { ids } }).catch(() => undefined);
}
