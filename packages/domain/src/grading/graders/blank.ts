import type { AnswerBlank, KnownMistake } from "../../question/question.ts";
import type { BlankGrade } from "./blank-grade.ts";
import { numberGrader } from "./number-blank.ts";
import { textGrader } from "./text-blank.ts";

/**
 * The grader of one box, by its answer type. An empty or unreadable entry says why and costs nothing. `mistakes` are
 * those of this box. Grading throws if the box's own key cannot be read: that is our fault and must not use up an
 * attempt. Most entries are spelled like the key or a known mistake: their grades are kept.
 */
export function blankGrader(
	blank: AnswerBlank,
	mistakes: readonly KnownMistake[],
): (text: string) => BlankGrade {
	const type = blank.answer_type;
	const grade = type === "STRING" ? textGrader(blank, mistakes) : numberGrader(blank, type, mistakes);
	const isAuthored = (text: string) =>
		blank.key.answers.includes(text) || mistakes.some(({ answer }) => answer === text);
	const kept = new Map<string, BlankGrade>();
	return (text) => {
		const known = kept.get(text);
		if (known !== undefined) return known;
		const graded = grade(text);
		if (isAuthored(text)) kept.set(text, Object.freeze(graded));
		return graded;
	};
}

/** The grade of one entry by `blankGrader`. */
export function gradeBlank(blank: AnswerBlank, text: string, mistakes: readonly KnownMistake[]): BlankGrade {
	return blankGrader(blank, mistakes)(text);
}
