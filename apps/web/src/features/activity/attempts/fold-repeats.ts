import { type ShownAttempt, verdictOf } from "./attempt-words.ts";

type Folding = Pick<
	ShownAttempt,
	"kind" | "feedback" | "answer" | "hints_opened" | "twin_opened" | "active_ms"
>;

export interface FoldedAttempt<A> {
	/** The first of them, with the time of all. */
	attempt: A;
	/** The same answer was given so many times in a row. */
	times: number;
}

/** Attempts, oldest first; an answer given again right after itself is folded into it. */
export function foldRepeats<A extends Folding>(attempts: readonly A[]): FoldedAttempt<A>[] {
	const folded: FoldedAttempt<A>[] = [];
	for (const attempt of attempts) {
		const last = folded.at(-1);
		if (last === undefined || !isSameAgain(last.attempt, attempt)) {
			folded.push({ attempt, times: 1 });
			continue;
		}
		last.times += 1;
		last.attempt = { ...last.attempt, active_ms: last.attempt.active_ms + attempt.active_ms };
	}
	return folded;
}

/** With help in between it is another answer: the help did not change it. */
function isSameAgain(first: Folding, next: Folding): boolean {
	return (
		next.feedback?.verdict === "incorrect" &&
		next.feedback.is_repeat &&
		verdictOf(first) === "not-yet" &&
		first.answer?.html === next.answer?.html &&
		first.hints_opened === next.hints_opened &&
		first.twin_opened === next.twin_opened
	);
}
