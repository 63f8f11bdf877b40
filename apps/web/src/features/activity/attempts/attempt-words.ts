import type { AttemptDetail } from "@learnin/contract/routes/practice/activity.contract";
import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import { isUnfinished } from "@learnin/domain/grading/is-unfinished";
import { pointsFigure } from "@learnin/domain/rewards/points";
import { count } from "../../../platform/count-words.ts";
import { durationText } from "../../../platform/time/time-words.ts";

export type Verdict =
	| "right"
	| "not-yet"
	| "other-form"
	| "unfinished"
	| "unreadable"
	| "in-review"
	| "skipped";

export const verdictWords: Record<Verdict, string> = {
	right: "Right",
	"not-yet": "Not yet",
	"other-form": "Asked for another form",
	unfinished: "Not finished yet",
	unreadable: "Couldn’t be read",
	"in-review": "Being read",
	skipped: "Skipped",
};

type Given = Pick<AttemptDetail, "kind" | "feedback">;

/** What any list shows of one attempt. */
export type ShownAttempt = Given &
	Pick<
		AttemptDetail,
		| "id"
		| "answer"
		| "attempt_number"
		| "hints_opened"
		| "made"
		| "right_made"
		| "twin_opened"
		| "active_ms"
		| "points"
		| "created_at"
		| "time_zone"
	>;

export function verdictOf({ kind, feedback }: Given): Verdict {
	if (kind === "skip" || feedback === null) return "skipped";
	switch (feedback.verdict) {
		case "correct":
			return "right";
		case "incorrect":
			return "not-yet";
		case "wrong_form":
			return "other-form";
		case "unreadable":
			return isUnfinished(feedback.reason) ? "unfinished" : "unreadable";
		case "needs_review":
			return "in-review";
	}
}

/** What grading said besides the verdict; a known mistake is shown as rendered by the server. */
export function gradingNotes({ feedback }: Given): string[] {
	switch (feedback?.verdict) {
		case "incorrect":
			return [
				partsNote(feedback),
				feedback.not_simplest && "The fraction wasn’t in simplest form.",
				feedback.is_repeat && "Same answer as before, so it didn’t use a try.",
			].filter((note) => note !== false);
		case "wrong_form":
			return [`${wantedForms[feedback.wanted_form]} It didn’t use a try.`];
		case "unreadable":
			return [`${unreadableReasons[feedback.reason]} It didn’t use a try.`];
		case "needs_review":
			return [
				feedback.reviewer === "person"
					? "Someone on our team will read this answer."
					: "We’re reading this answer. It takes a moment.",
			];
		default:
			return [];
	}
}

/** The reviewer's comment on a written answer; plain text. */
export function reviewComment({ feedback }: Given): string | null {
	return feedback?.verdict === "correct" || feedback?.verdict === "incorrect" ? feedback.comment : null;
}

function partsNote({ right_count, part_count }: Extract<Feedback, { verdict: "incorrect" }>): string | false {
	if (right_count === null || part_count === null) return false;
	if (right_count === 0 && part_count === 1) return false;
	if (right_count === part_count) return "The choices were right, but at least one was missing.";
	return right_count === 0
		? `None of the ${part_count} parts were right yet.`
		: `${right_count} of ${part_count} parts ${right_count === 1 ? "was" : "were"} right.`;
}

/** "Try 2", "1 hint", "Worked example", "12 s", and its points: how the answer came about. */
export function attemptFacts(attempt: ShownAttempt, pointsWords: string | false): string[] {
	const { attempt_number, hints_opened, twin_opened, active_ms } = attempt;
	return [
		isCounted(attempt) && `Try ${attempt_number}`,
		hints_opened > 0 && count(hints_opened, "hint"),
		twin_opened && "Worked example",
		durationText(active_ms),
		pointsWords,
	].filter((fact) => fact !== false);
}

/** Reward points as in a column headed "Points": "+86", or "0" for none. */
export function pointsText(points: number): string {
	const figure = pointsFigure(points);
	return points > 0 ? `+${figure}` : figure;
}

function isCounted({ kind, feedback }: Given): boolean {
	if (kind === "skip" || feedback === null) return false;
	return feedback.verdict === "correct" || (feedback.verdict === "incorrect" && !feedback.is_repeat);
}

const wantedForms: Record<Extract<Feedback, { verdict: "wrong_form" }>["wanted_form"], string> = {
	integer: "The question asks for a whole number.",
	decimal: "The question asks for a decimal number.",
	fraction: "The question asks for a fraction.",
	"mixed-number": "The question asks for a mixed number.",
	"simplest-form": "The question asks for the simplest form.",
	"check-spelling": "The spelling wasn’t right yet.",
	"leave-pi": "The question asks for the number in front of pi.",
	"other-pi": "The question asks for another value of pi.",
};

const unreadableReasons: Record<Extract<Feedback, { verdict: "unreadable" }>["reason"], string> = {
	empty: "Nothing was entered.",
	"nothing-chosen": "Nothing was chosen.",
	"none-with-others": "“None of these” was chosen along with other options.",
	"wrong-count": "The number of choices isn’t what the question asks for.",
	incomplete: "Some boxes were still empty.",
	"more-answers": "There are more answers to find.",
	"repeated-answer": "One answer was given twice.",
	"number-missing": "The number the question asks for is missing.",
	"unknown-option": "The choice isn’t one of this question’s options.",
	"wrong-question-type": "The answer doesn’t fit this type of question.",
	"not-a-number": "It isn’t a number.",
	"two-numbers": "It has more than one number.",
	"bad-grouping": "The commas in the number aren’t in the right places.",
	"mixed-separators": "It has too many points or commas.",
	"decimal-comma": "It has a comma where a decimal point belongs.",
	exponent: "It’s written with an exponent.",
	"zero-denominator": "It’s a fraction with a denominator of zero.",
	"unexpected-unit": "It has a unit the question doesn’t ask for.",
	"typed-formula": "It’s typed in formula code, like \\frac.",
	backslash: "It has a backslash instead of a slash.",
	calculation: "It’s a calculation, not its result.",
	"extra-sign": "It has an extra sign.",
	"half-fraction": "It’s only half of a fraction.",
	"too-long": "It’s too long.",
};
