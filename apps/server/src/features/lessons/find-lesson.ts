import type { AppContext } from "../../platform/app-context.ts";
import { Recent } from "../../platform/cache/recent.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { defineTask } from "../../platform/workers/task.ts";
import type { Question } from "@learnin/domain/question/question";
import type lessonLikeTask from "./lesson-like.task.ts";
import type makeLessonTask from "./make-lesson.task.ts";
import { type RenderedLesson, renderLesson } from "./render-lesson.ts";

const task = defineTask<typeof makeLessonTask>(import.meta.resolve("./make-lesson.task.ts"), {
	lane: "quick",
	most_ms: 5_000,
	most_bytes: 1024 * 1024,
});

const likeTask = defineTask<typeof lessonLikeTask>(import.meta.resolve("./lesson-like.task.ts"), {
	lane: "quick",
	most_ms: 5_000,
	most_bytes: 1024 * 1024,
});

/** A child comes back for each question of a lesson, and classmates need the same one. */
const recent = new Recent<string, RenderedLesson>(100);

export interface LessonRequest {
	skill_id: string;
	/** Which of the skill's lessons, from 0. */
	number: number;
	/** The generator's version, if a page already has the lesson. */
	version?: number;
}

/** A lesson with its answers. Throws `not_found` for a skill without one, and for an older version. */
export async function findLesson(
	app: Pick<AppContext, "makers">,
	{ skill_id, number, version }: LessonRequest,
): Promise<RenderedLesson> {
	const key = `${skill_id} ${number}`;
	const lesson = recent.get(key) ?? (await make(app, { skill_id, seed: number }));
	if (lesson === undefined || (version !== undefined && lesson.version !== version))
		throw new ApiError("not_found");
	recent.set(key, lesson);
	return lesson;
}

/** The number of the skill's lesson whose example is solved most like a question. */
export function findLessonLike(
	app: Pick<AppContext, "makers">,
	wish: { skill_id: string; question: Question },
): Promise<number> {
	return app.makers.run(likeTask, wish);
}

async function make(
	app: Pick<AppContext, "makers">,
	wish: Parameters<typeof makeLessonTask>[0],
): Promise<RenderedLesson | undefined> {
	const lesson = await app.makers.run(task, wish);
	return lesson === null ? undefined : renderLesson(lesson);
}
