import type { QuestionStatus, SessionKind } from "@learnin/contract/schemas/practice.schema";
import type { Words } from "../../feedback/feedback-words.ts";
import type { Mark } from "../state/practice-state.ts";

export interface SetResult {
	total: number;
	/** Right on the first try, without a hint. */
	first_try: number;
	/** Solved without help, after more tries. */
	retried: number;
	/** Solved with hints or a worked example. */
	helped: number;
	skipped: number;
	/** Out of tries. */
	unsolved: number;
	/** Answered; the verdict comes later. */
	waiting: number;
	/** Reward points earned in the whole set. */
	points: number;
	words: Words;
}

/** The result of a set. `marks` are one per question, as the page draws them. */
export function summaryOf(
	results: readonly QuestionStatus[],
	marks: readonly Mark[],
	kind: SessionKind,
): SetResult {
	const count = (mark: Mark) => marks.filter((each) => each === mark).length;
	const total = marks.length;
	const first_try = count("solved");
	const waiting = count("waiting");
	const skipped = count("skipped");
	return {
		total,
		first_try,
		retried: count("retried"),
		helped: count("helped"),
		skipped,
		unsolved: count("unsolved"),
		waiting,
		points: results.reduce((sum, result) => sum + result.points, 0),
		words: count("open") > 0 ? stillOpen : wordsFor({ first_try, total, waiting, skipped }, kind),
	};
}

const stillOpen: Words = {
	title: "Not quite done",
	text: "An answer came back with “not yet”. Give it another try.",
};

/** What comes after a set of this kind. */
const after: Record<SessionKind, string> = {
	// The line about the goal says whether more is to come.
	skill: "",
	daily: "",
	review: "Hard ones come around again so they stick.",
	bookmarks: "Your bookmarks stay until you remove them.",
	assignment: "That’s everything.",
	repair: "Watch for it in your next sets.",
};

/** The figures below say how many were right. */
function wordsFor(
	{ first_try, total, waiting, skipped }: Pick<SetResult, "first_try" | "total" | "waiting" | "skipped">,
	kind: SessionKind,
): Words {
	if (skipped === total)
		return {
			title: total === 1 ? "You skipped it" : `You skipped all ${total}`,
			text: "You saw each answer. Skipped questions don’t count toward your goal, but you can try new ones now.",
		};
	const text = [skipped > 0 ? "Skipped questions don’t count toward your goal." : "", after[kind]];
	return { title: titleFor(first_try, total, waiting), text: text.filter(Boolean).join(" ") };
}

function titleFor(first_try: number, total: number, waiting: number): string {
	if (waiting > 0) return "You are through!";
	if (first_try === total) return total === 1 ? "You got it!" : "Every single one!";
	return first_try * 2 >= total ? "Set finished!" : "You made it through!";
}
