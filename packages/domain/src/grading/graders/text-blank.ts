import type { FillOneQuestion } from "../../question/question.ts";
import { isOneSlipAway } from "../answer-forms/string.ts";
import type { Grade } from "../grade.ts";
import { readAnswer } from "../read-answer.ts";

/**
 * A text blank: one of the accepted answers, blanks and case aside. A slip of one letter in a long word asks
 * to check the spelling, unless the entry is a known mistake ("hexagon" must not pass as a slip of "heptagon").
 */
export function gradeText(question: FillOneQuestion, entry: string): Grade {
	const accepted = question.key.answers.map(canonicalText);
	if (accepted.length === 0) throw new Error("text question without an accepted answer");
	if (accepted.includes(entry)) return { verdict: "correct", answer_read: entry };
	const mistake = question.known_mistakes.find(({ answer }) => canonicalText(answer) === entry);
	if (mistake === undefined && accepted.some((answer) => isOneSlipAway(entry, answer)))
		return { verdict: "wrong_form", answer_read: entry, wanted_form: "check-spelling" };
	return {
		verdict: "incorrect",
		answer_read: entry,
		known_mistake_id: mistake?.id ?? null,
		not_simplest: false,
	};
}

function canonicalText(answer: string): string {
	const read = readAnswer(answer, "STRING");
	return read.readable ? read.canonical : "";
}
