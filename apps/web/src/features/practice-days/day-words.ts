import { isDayWithWork, isPracticeDay } from "@learnin/domain/practice/practice-day";
import { count } from "../../platform/count-words.ts";
import type { Day, DayQuestion, Outcome } from "./practice-days.api.ts";

/** How a question ended, in words for child and parent. */
const outcomeWords: Record<Outcome, string> = {
	first_try: "Right on first try",
	solved: "Solved with another try",
	missed: "Not solved yet",
	skipped: "Skipped",
	open: "Not finished",
};

/** The same for one question: what was solved with a hint or a worked example says so, as in its set. */
export function endWords({ outcome, with_help }: Pick<DayQuestion, "outcome" | "with_help">): string {
	return with_help ? "Solved with help" : outcomeWords[outcome];
}

/** Results to filter by: "solved" finds both kinds. */
export const resultNames = { ...outcomeWords, solved: "Solved with help or another try" };

/** A kind summary of a span: what was done, never what was not. */
export function spanWords(days: readonly Pick<Day, "finished" | "active_ms" | "goal_reached">[]): string {
	const practiced = days.filter(isPracticeDay).length;
	const finished = days.reduce((sum, day) => sum + day.finished, 0);
	const goals = days.filter(({ goal_reached }) => goal_reached).length;
	if (practiced === 0)
		return days.some(isDayWithWork)
			? "You got started. Finish a question, and the day counts."
			: "Nothing here yet. One question is a good start.";
	const done = `You practiced on ${count(practiced, "day")} and finished ${count(finished, "question")}.`;
	if (goals === 0) return `${done} Every one of them counts.`;
	return `${done} On ${count(goals, "day")} you reached your goal!`;
}

/** The subject of the sentences: "You" for one's own day, otherwise the child's name. */
export function dayWordsFor(
	day: Pick<Day, "finished" | "goal" | "goal_reached">,
	name: string | null,
): string {
	if (name === null) {
		if (day.goal_reached) return "You reached your goal. Well done!";
		if (day.finished === 0) return "You got started.";
		return `You finished ${count(day.finished, "question")}.`;
	}
	if (day.goal_reached) return `${name} reached the goal of ${count(day.goal, "question")}.`;
	return `${name} finished ${day.finished} of ${count(day.goal, "question")}.`;
}

/** Below the date: whose work it is, and for today the date. */
export function practiceDayName(name: string | null, date: string | null): string {
	if (date === null) return name === null ? "What you worked on" : `What ${name} worked on`;
	return name === null ? date : `${name}, ${date}`;
}
