import type { KnownMistake, VerifyWithLlmQuestion } from "../../question/question.ts";
import { normalise } from "../answer-forms/normalise.ts";
import { numbersInWriting } from "../answer-forms/numbers-in-writing.ts";
import { foldBlanks } from "../answer-forms/string.ts";
import { usesTex } from "../answer-forms/typing-slips.ts";
import type { Grade, UnreadableReason } from "../grade.ts";
import { MAX_WRITTEN_ANSWER_LENGTH } from "../max-written-answer.ts";
import { isSameAnswer } from "../same-answer.ts";
import { blankGrader } from "./blank.ts";
import type { BlankGrade } from "./blank-grade.ts";

type NumberKey = NonNullable<VerifyWithLlmQuestion["key"]["number"]>;

/**
 * VERIFY_WITH_LLM: a number in the key is checked exactly here, in any form; the review that follows decides
 * whether the words meet the rubric. `answer_read` is the text with its blanks folded.
 */
export function verifyWithLlmGrader({
	key: { number },
	known_mistakes,
}: VerifyWithLlmQuestion): (text: string) => Grade {
	const gradeNumber = number === undefined ? null : blankGrader(number, []);
	return (text) => {
		if (text.length > MAX_WRITTEN_ANSWER_LENGTH)
			return { verdict: "unreadable", reason: "too-long", parts: [] };
		const plain = normalise(text);
		const answer_read = foldBlanks(plain);
		if (answer_read === "") return { verdict: "unreadable", reason: "empty", parts: [] };
		if (number === undefined || gradeNumber === null) return { verdict: "needs_review", answer_read };
		const numbers = [...new Set(numbersInWriting(plain))];
		if (numbers.length === 0) return { verdict: "unreadable", reason: "number-missing", parts: [] };
		const grades = numbers.map(gradeNumber);
		if (grades.some(isRight)) return { verdict: "needs_review", answer_read };
		// The numbers of "\frac{3}{4}" are 3 and 4, not the fraction that was meant.
		const reason = usesTex(plain) ? "typed-formula" : whyUnreadable(grades);
		if (reason !== null) return { verdict: "unreadable", reason, parts: [] };
		return {
			verdict: "incorrect",
			answer_read,
			known_mistake_id: mistakeAmong(number, numbers, known_mistakes),
			not_simplest: false,
			right_parts: null,
		};
	};
}

/** The review judges the form of the number: here the right value in any form passes. */
function isRight(grade: BlankGrade): boolean {
	return (
		grade.verdict === "correct" ||
		grade.verdict === "wrong_form" ||
		(grade.verdict === "incorrect" && grade.not_simplest)
	);
}

/** Why one of the numbers is malformed, such as "12,345.678,9", or null if all can be read. */
function whyUnreadable(grades: readonly BlankGrade[]): UnreadableReason | null {
	return grades.find((grade) => grade.verdict === "unreadable")?.reason ?? null;
}

/** The known mistake whose number is in the answer; the last one, since the result comes at the end. */
function mistakeAmong(
	number: NumberKey,
	numbers: readonly string[],
	known_mistakes: readonly KnownMistake[],
): string | null {
	const isMade =
		({ answer }: KnownMistake) =>
		(entry: string) =>
			isSameAnswer(number, answer, entry);
	const places = known_mistakes.map((mistake) => numbers.findLastIndex(isMade(mistake)));
	const last = Math.max(-1, ...places);
	return last === -1 ? null : (known_mistakes[places.indexOf(last)]?.id ?? null);
}
