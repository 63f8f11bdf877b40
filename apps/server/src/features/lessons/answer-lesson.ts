import type { RouteResponse } from "@learnin/contract/define-route";
import type { answerLesson as answerRoute } from "@learnin/contract/routes/practice/lessons.contract";
import type { StudentAnswer } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { judgePreview } from "../practice/index.ts";
import { findLesson, type LessonRequest } from "./find-lesson.ts";

/** Answers are free, so they need a limit; a child sends a few per minute. */
const answers = { name: "lesson-answer:student", hits: 60, seconds: 60 };

/**
 * Grades an answer to the question that ends a lesson, as practice would. Nothing is stored, and mastery does
 * not change.
 */
export async function answerLesson(
	app: Pick<AppContext, "limit" | "makers">,
	viewer: StudentViewer,
	{ answer, ...wish }: LessonRequest & { answer: StudentAnswer | null },
): Promise<RouteResponse<typeof answerRoute>> {
	await app.limit(answers, viewer.student_id);
	const { practice } = await findLesson(app, wish);
	return judgePreview(practice, answer);
}
