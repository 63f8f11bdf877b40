import type { RouteResponse } from "@learnin/contract/define-route";
import type { getLesson } from "@learnin/contract/routes/practice/lessons.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { presentPreview, selectOptionalQuestionRow } from "../practice/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { findLesson, findLessonLike } from "./find-lesson.ts";
import type { RenderedLesson, RenderedStep } from "./render-lesson.ts";

type Shown = RouteResponse<typeof getLesson>;

/** Each number is another lesson to make and render; a child opens a few per minute. */
const lessons = { name: "lesson:student", hits: 30, seconds: 60 };

interface LessonWish {
	skill_id: string;
	/** Which of the skill's lessons, from 0. */
	number: number | undefined;
	/** The student's question from which the lesson is opened: without a number, its example is one like that. */
	question_id: string | undefined;
}

/** A lesson as the page gets it: without answers to its questions. Throws `not_found` if there is none. */
export async function readLesson(
	app: Pick<AppContext, "db" | "limit" | "makers">,
	viewer: Pick<StudentViewer, "student_id" | "impersonated_by">,
	wish: LessonWish,
): Promise<Shown> {
	const { skill_id } = wish;
	// Someone who looks on uses up nothing of the child’s limit.
	if (viewer.impersonated_by === null) await app.limit(lessons, viewer.student_id);
	const graph = await readSkillGraph(app.db);
	const node = graph.byId(skill_id);
	if (node?.is_active !== true) throw new ApiError("not_found");
	const place = graph.placeOf(skill_id);
	const { id, child_name: name, grade } = node;
	const number = wish.number ?? (await numberLike(app, viewer, wish));
	return presentLesson(await findLesson(app, { skill_id, number }), { id, name, grade, place });
}

async function numberLike(
	app: Pick<AppContext, "db" | "makers">,
	{ student_id }: Pick<StudentViewer, "student_id">,
	{ skill_id, question_id }: LessonWish,
): Promise<number> {
	if (question_id === undefined) return 0;
	const row = await selectOptionalQuestionRow(app.db, question_id, student_id);
	if (row?.skill_id !== skill_id) throw new ApiError("not_found");
	return findLessonLike(app, { skill_id, question: row.question });
}

/** What may be shown of a lesson before anything in it was tried. */
function presentLesson(lesson: RenderedLesson, skill: Shown["skill"]): Shown {
	const { version, number, frames, idea, example, steps, practice, started } = lesson;
	const firstCheck = steps.findIndex(({ check }) => check !== null);
	const open = firstCheck === -1 ? steps.length : firstCheck;
	return {
		version,
		number,
		skill,
		frames,
		idea,
		example: presentPreview({ ...example, skill }),
		steps: steps.map((step, at) => ({
			check: step.check && { asked: step.check.asked, choices: step.check.choices },
			opened: at < open ? opened(step) : null,
		})),
		practice: withHints(presentPreview({ ...practice, skill }), practice.rendered.hints),
		started,
	};
}

/** The last one nearly gives the answer: it comes with the first wrong answer. */
function withHints(question: Shown["practice"], all: RenderedLesson["practice"]["rendered"]["hints"]) {
	const hints = all.slice(0, Math.max(1, all.length - 1));
	return { ...question, status: { ...question.status, hints, has_more_hints: false } };
}

/** This step and those after it, up to the next one with a question. */
export function openedFrom(steps: readonly RenderedStep[], at: number) {
	const next = steps.findIndex(({ check }, each) => each > at && check !== null);
	return steps.slice(at, next === -1 ? undefined : next).map(opened);
}

function opened({ text, pictures }: RenderedStep) {
	return { text, pictures };
}
