import { makeLesson } from "@learnin/curriculum/lessons/make-lesson";

/** `makeLesson` in a worker thread: it examines many questions. */
export default function makeLessonTask({ skill_id, seed }: { skill_id: string; seed: number }) {
	return makeLesson(skill_id, seed) ?? null;
}
