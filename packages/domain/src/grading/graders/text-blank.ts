import type { AnswerBlank, KnownMistake } from "../../question/question.ts";
import { isOneSlipAway } from "../answer-forms/string.ts";
import { usesTex } from "../answer-forms/typing-slips.ts";
import { readAnswer } from "../read-answer.ts";
import { comparedText } from "../same-answer.ts";
import type { BlankGrade } from "./blank-grade.ts";

/**
 * Grades a text: one of the accepted answers, ignoring blanks and (unless the author says otherwise) case. A
 * typo of one letter in a long word asks to check the spelling, unless the entry is a known mistake
 * ("hexagon" must not pass as a typo of "heptagon").
 */
export function gradeText(blank: AnswerBlank, text: string, mistakes: readonly KnownMistake[]): BlankGrade {
	const { answers } = blank.key;
	if (answers.length === 0) throw new Error("text question without an accepted answer");
	const read = readAnswer(text, "STRING", blank);
	if (!read.readable) return { verdict: "unreadable", reason: read.reason };
	const answer_read = comparedText(blank, text) ?? "";
	const accepted = answers.flatMap((answer) => comparedText(blank, answer) ?? []);
	if (accepted.includes(answer_read)) return { verdict: "correct", answer_read };
	if (usesTex(answer_read) && !accepted.some(usesTex))
		return { verdict: "unreadable", reason: "typed-formula" };
	const mistake = mistakes.find(({ answer }) => comparedText(blank, answer) === answer_read);
	if (mistake === undefined && accepted.some((answer) => isOneSlipAway(answer_read, answer)))
		return { verdict: "wrong_form", answer_read, wanted_form: "check-spelling" };
	return { verdict: "incorrect", answer_read, known_mistake_id: mistake?.id ?? null, not_simplest: false };
}
