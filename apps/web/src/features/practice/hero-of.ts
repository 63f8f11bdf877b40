import { dayGoal, FREE_QUESTIONS_PER_DAY } from "@learnin/domain/practice/day-goal";
import { paths, practiceSessionPath } from "../../paths/paths.ts";
import { count } from "../../platform/count-words.ts";
import type { Dashboard, OpenSet } from "./practice.api.ts";

export interface Hero {
	state: "continue" | "start" | "finished";
	eyebrow: string;
	title: string;
	lead: string;
	/** None where nothing is to be done. */
	action: { to: string; words: string } | null;
}

/** The one thing to do now: the newest open set, else the day's set; a kind word once the day is done. */
export function heroOf(dashboard: Dashboard): Hero {
	const { first_name, today_count, daily_goal, free_left, unfinished } = dashboard;
	const { is_reached, left } = dayGoal(today_count, daily_goal);
	if (is_reached)
		return {
			state: "finished",
			eyebrow: `Well done, ${first_name}`,
			title: "That’s it for today",
			lead: `You finished ${count(today_count, "question")}. The rest of the day is yours.`,
			action: null,
		};
	if (free_left === 0)
		return {
			state: "finished",
			eyebrow: `Well done, ${first_name}`,
			title: "Today’s free questions are done",
			lead: `Tomorrow there are ${FREE_QUESTIONS_PER_DAY} new ones.`,
			action: null,
		};
	const [open] = unfinished;
	if (open)
		return {
			state: "continue",
			eyebrow: `Keep going, ${first_name}`,
			title: open.title,
			lead: leftWords(open),
			action: { to: practiceSessionPath(open.session_id), words: "Continue" },
		};
	if (today_count > 0)
		return {
			state: "continue",
			eyebrow: `Keep going, ${first_name}`,
			title: moreWords(left),
			lead: "Then today’s goal is reached.",
			action: { to: paths.practiceDaily, words: "Continue" },
		};
	return {
		state: "start",
		eyebrow: `Ready, ${first_name}?`,
		title: "Today’s set",
		lead: "A mix of today’s plan: review, what you’re learning now, and something new.",
		action: { to: paths.practiceDaily, words: "Start" },
	};
}

/** What is missing for the goal of the day. */
export function moreWords(left: number): string {
	return left === 1 ? "One more question" : `${left} more questions`;
}

export function leftWords({ questions_left }: OpenSet): string {
	return questions_left === 1
		? "One question left in this set."
		: `${questions_left} questions left in this set.`;
}
