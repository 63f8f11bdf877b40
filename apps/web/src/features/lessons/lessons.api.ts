import type { RouteResponse } from "@learnin/contract/define-route";
import { answerLesson, getLesson, openLessonStep } from "@learnin/contract/routes/practice/lessons.contract";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type Lesson = RouteResponse<typeof getLesson>;
export type OpenedStep = NonNullable<Lesson["steps"][number]["opened"]>;
export type LessonText = Lesson["idea"];
export type AskedStep = NonNullable<Lesson["steps"][number]["check"]>;

interface LessonWish {
	/** Each gives another lesson. */
	again: number;
	/** The first lesson is like this question. */
	questionId: string | null;
}

/** A lesson of a skill. */
export function lessonQuery(skill_id: string, { again, questionId }: LessonWish) {
	const query = again === 0 && questionId !== null ? { question_id: questionId } : { number: again };
	return queryOptions({
		queryKey: ["lesson", skill_id, query],
		queryFn: ({ signal }) => callApi(getLesson, { params: { skill_id }, query }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** The choice before a step; null shows the step without a try. */
export function openStep({ skill, version, number }: Lesson, at: number, choice: number | null) {
	return callApi(openLessonStep, {
		params: { skill_id: skill.id },
		body: { version, number, at, choice },
	});
}

/** Grades the answer to the final question; null shows the solution. */
export function sendAnswer({ skill, version, number }: Lesson, answer: StudentAnswer | null) {
	return callApi(answerLesson, { params: { skill_id: skill.id }, body: { version, number, answer } });
}
