import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	addSkill,
	editSkill,
	getCurriculum,
	getCurriculumSkill,
	type ListedSkill,
} from "@learnin/contract/routes/bank/skills.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type { ListedSkill };
export type Curriculum = RouteResponse<typeof getCurriculum>;
export type SkillDetails = RouteResponse<typeof getCurriculumSkill>;
export type SkillWords = RouteInput<typeof addSkill>["body"];

/** Everything on this page; invalidated together after an edit. */
export const curriculumKey = ["curriculum"] as const;

export const curriculumQuery = queryOptions({
	queryKey: [...curriculumKey, "list"],
	queryFn: ({ signal }) => callApi(getCurriculum, {}, { signal }),
});

export function curriculumSkillQuery(skill_id: string) {
	return queryOptions({
		queryKey: [...curriculumKey, "skill", skill_id],
		queryFn: ({ signal }) => callApi(getCurriculumSkill, { params: { skill_id } }, { signal }),
	});
}

export function sendSkill(body: SkillWords) {
	return callApi(addSkill, { body });
}

export function sendEdit(skill_id: string, body: SkillWords & { expected_version: number }) {
	return callApi(editSkill, { params: { skill_id }, body });
}
