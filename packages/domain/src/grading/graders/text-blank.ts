import type { AnswerBlank, KnownMistake } from "../../question/question.ts";
import { foldBlanks, foldText, isOneSlipAway } from "../answer-forms/string.ts";
import { normalise } from "../answer-forms/normalise.ts";
import type { BlankGrade } from "./blank-grade.ts";

/**
 * A text blank: one of the accepted answers, blanks and (unless the author says otherwise) case aside. A slip of one
 * letter in a long word asks to check the spelling, unless the entry is a known mistake ("hexagon" must not pass as a
 * slip of "heptagon").
 */
export function gradeText({ key }: AnswerBlank, text: string, mistakes: readonly KnownMistake[]): BlankGrade {
	const fold = key.is_case_sensitive === true ? foldCased : foldText;
	const compared = (answer: string) => fold(normalise(answer));
	const entry = compared(text);
	const accepted = key.answers.map(compared);
	if (accepted.length === 0) throw new Error("text question without an accepted answer");
	if (accepted.includes(entry)) return { verdict: "correct", answer_read: entry };
	const mistake = mistakes.find(({ answer }) => compared(answer) === entry);
	if (mistake === undefined && accepted.some((answer) => isOneSlipAway(entry, answer)))
		return { verdict: "wrong_form", answer_read: entry, wanted_form: "check-spelling" };
	return {
		verdict: "incorrect",
		answer_read: entry,
		known_mistake_id: mistake?.id ?? null,
		not_simplest: false,
	};
}

function foldCased(text: string): string {
	return foldBlanks(text);
}
