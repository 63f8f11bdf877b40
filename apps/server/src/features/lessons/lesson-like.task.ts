import { lessonLike } from "@learnin/curriculum/lessons/make-lesson";
import type { Question } from "@learnin/domain/question/question";

/** `lessonLike` in a worker thread: it examines many questions. */
export default function lessonLikeTask({ skill_id, question }: { skill_id: string; question: Question }) {
	return lessonLike(skill_id, question);
}
