import type { AnswerBlank, KnownMistake } from "../../question/question.ts";
import type { BlankGrade } from "./blank-grade.ts";
import { gradeNumber } from "./number-blank.ts";
import { gradeText } from "./text-blank.ts";

/**
 * Grades one box by its answer type. An empty or unreadable entry says why and costs nothing. `mistakes` are
 * those of this box. Throws if the box's own key cannot be read: that is our fault and must not use up an
 * attempt.
 */
export function gradeBlank(blank: AnswerBlank, text: string, mistakes: readonly KnownMistake[]): BlankGrade {
	const type = blank.answer_type;
	return type === "STRING" ? gradeText(blank, text, mistakes) : gradeNumber(blank, type, text, mistakes);
}
