/** A lesson of a skill, full screen. */
export const LESSON_PATH = "/student/lesson";

interface LessonLink {
	/** Each gives another lesson. */
	again?: number;
	/** The question from which it is opened: the lesson is like it, and leads back there. */
	questionId?: string | null;
}

/** The lesson of a skill. */
export function lessonPath(skillId: string, { again = 0, questionId }: LessonLink = {}): string {
	const query = new URLSearchParams({
		skill: skillId,
		...(again > 0 && { again: `${again}` }),
		...(questionId && { question: questionId }),
	});
	return `${LESSON_PATH}?${query.toString()}`;
}
