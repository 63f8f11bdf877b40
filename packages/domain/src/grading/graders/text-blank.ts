import type { AnswerBlank, KnownMistake } from "../../question/question.ts";
import { MAX_ENTRY_LENGTH } from "../answer-forms/normalise.ts";
import { isOneSlipAway } from "../answer-forms/string.ts";
import { usesTex } from "../answer-forms/typing-slips.ts";
import { textComparer } from "../same-answer.ts";
import type { BlankGrade } from "./blank-grade.ts";
import { lazy } from "./lazy.ts";

/**
 * The grader of a text: one of the accepted answers, ignoring blanks and (unless the author says otherwise) case. A
 * typo of one letter in a long word asks to check the spelling, unless the entry is a known mistake
 * ("hexagon" must not pass as a typo of "heptagon").
 */
export function textGrader(
	blank: AnswerBlank,
	mistakes: readonly KnownMistake[],
): (text: string) => BlankGrade {
	const compared = textComparer(blank);
	const acceptedTexts = lazy(() => {
		const { answers } = blank.key;
		if (answers.length === 0) throw new Error("text question without an accepted answer");
		return answers.flatMap((answer) => compared(answer) ?? []);
	});
	const mistakenTexts = lazy(() => mistakes.map(({ id, answer }) => ({ id, text: compared(answer) })));

	return (text) => {
		const accepted = acceptedTexts();
		if (text.length > MAX_ENTRY_LENGTH) return { verdict: "unreadable", reason: "too-long" };
		const answer_read = compared(text);
		if (answer_read === null) return { verdict: "unreadable", reason: "empty" };
		if (accepted.includes(answer_read)) return { verdict: "correct", answer_read };
		if (usesTex(answer_read) && !accepted.some(usesTex))
			return { verdict: "unreadable", reason: "typed-formula" };
		const mistake = mistakenTexts().find((each) => each.text === answer_read);
		if (mistake === undefined && accepted.some((answer) => isOneSlipAway(answer_read, answer)))
			return { verdict: "wrong_form", answer_read, wanted_form: "check-spelling" };
		return { verdict: "incorrect", answer_read, known_mistake_id: mistake?.id ?? null, not_simplest: false };
	};
}
