import * as contract from "@learnin/contract/routes/practice/lessons.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { answerLesson } from "./answer-lesson.ts";
import { openStep } from "./open-step.ts";
import { readLesson } from "./read-lesson.ts";

export function lessonsRoutes(app: AppContext): void {
	registerRoute(app, contract.getLesson, ({ viewer, params, query }) =>
		readLesson(app, viewer, {
			skill_id: params.skill_id,
			number: query.number,
			question_id: query.question_id,
		}),
	);
	registerRoute(app, contract.openLessonStep, ({ viewer, params, body }) =>
		openStep(app, viewer, { ...params, ...body }),
	);
	registerRoute(app, contract.answerLesson, ({ viewer, params, body }) =>
		answerLesson(app, viewer, { ...params, ...body }),
	);
}
