import type { RouteResponse } from "@learnin/contract/define-route";
import type { openLessonStep } from "@learnin/contract/routes/practice/lessons.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { findLesson, type LessonRequest } from "./find-lesson.ts";
import { openedFrom } from "./read-lesson.ts";

export interface StepRequest extends LessonRequest {
	at: number;
	choice: number | null;
}

/** A lesson has at most six steps; the question before each can be tried a few times. */
const openings = { name: "lesson-step:student", hits: 120, seconds: 60 };

/** Grades the choice before a step and opens the step if it was right, or nothing was chosen. */
export async function openStep(
	app: Pick<AppContext, "limit" | "makers">,
	viewer: Pick<StudentViewer, "student_id">,
	{ at, choice, ...wish }: StepRequest,
): Promise<RouteResponse<typeof openLessonStep>> {
	await app.limit(openings, viewer.student_id);
	const { steps } = await findLesson(app, wish);
	const step = steps[at];
	if (step === undefined) throw new ApiError("not_found");
	const is_right = choice === null || step.check === null || choice === step.check.right;
	const feedback = (is_right ? undefined : step.check?.feedback[choice]) ?? null;
	return { is_right, feedback, opened: is_right ? openedFrom(steps, at) : [] };
}
