import { setToContinue } from "@learnin/domain/practice/session/set-to-continue";
import {
	dayGoal,
	FREE_QUESTIONS_PER_DAY,
	isGoalInReach,
	questionsInReach,
	sizeOfDaysSet,
} from "@learnin/domain/practice/day-goal";
import { setMinutes } from "@learnin/domain/practice/set-minutes";
import { type Welcome, welcomeOf } from "@learnin/domain/practice/welcome";
import { paths, practiceSessionPath } from "../../../paths/paths.ts";
import { count } from "../../../platform/count-words.ts";
import type { Dashboard, OpenSet } from "./practice.api.ts";

export interface Hero {
	state: "continue" | "start" | "finished";
	eyebrow: string;
	title: string;
	/** Null if the title says it all. */
	lead: string | null;
	/** None if there is nothing to do. */
	action: { to: string; size: string | null } | null;
	/** Leads to the day's set. */
	isDaily: boolean;
	/** Leads to what comes before the first set. */
	isFirst?: true;
}

/** The starting point, which comes before the sets: of a new child until the first practice, once begun until its end. */
export interface FirstThing {
	title: string;
	lead: string;
	to: string;
	/** How much is left of it, and how long it takes. */
	size: string | null;
	isBegun: boolean;
}

/**
 * The one thing to do now: the starting point, else the day's set; a kind word once the day is done. Other open sets
 * wait among the other things to do.
 */
export function heroOf(dashboard: Dashboard, first: FirstThing | null = null): Hero {
	const { first_name, today_count, daily_goal, free_left, unfinished } = dashboard;
	const { is_reached, left } = dayGoal(today_count, daily_goal);
	const finished = {
		state: "finished",
		// Nothing may have been finished: skips use up free questions, too.
		eyebrow: today_count > 0 ? `Well done, ${first_name}` : `That’s it for today, ${first_name}`,
		action: null,
		isDaily: false,
	} as const;
	if (is_reached)
		return {
			...finished,
			title: "Today’s goal is reached",
			lead: `You finished ${count(today_count, "question")}. Enjoy the rest of your day.`,
		};
	if (free_left === 0)
		return {
			...finished,
			title: "Today’s free questions are done",
			lead: `You get ${FREE_QUESTIONS_PER_DAY} new ones tomorrow.`,
		};
	const open = setToContinue(unfinished);
	if (first && (first.isBegun || (!open && welcomeFor(dashboard) === "new")))
		return {
			state: first.isBegun ? "continue" : "start",
			eyebrow: first.isBegun ? `Keep going, ${first_name}` : `Welcome, ${first_name}`,
			title: first.title,
			lead: first.lead,
			action: { to: first.to, size: first.size },
			isDaily: false,
			isFirst: true,
		};
	if (open)
		return {
			state: "continue",
			eyebrow: isBegun(open) || today_count > 0 ? `Keep going, ${first_name}` : helloTo(dashboard),
			title: open.title,
			lead: null,
			action: { to: practiceSessionPath(open.session_id), size: sizeWords(open.questions_left, dashboard) },
			isDaily: true,
		};
	const questions = sizeOfDaysSet(today_count, daily_goal);
	if (today_count > 0)
		return {
			state: "continue",
			eyebrow: `Keep going, ${first_name}`,
			title: moreWords(left, dashboard),
			lead: null,
			action: { to: paths.practiceDaily, size: aboutWords(questions, dashboard) },
			isDaily: true,
		};
	return {
		state: "start",
		eyebrow: helloTo(dashboard),
		title: "Today’s set",
		lead: null,
		action: { to: paths.practiceDaily, size: sizeWords(questions, dashboard) },
		isDaily: true,
	};
}

function welcomeFor({ first_day, today_count, week }: Dashboard): Welcome {
	const week_start = week[0]?.date ?? first_day;
	return welcomeOf({
		first_day,
		week_start,
		today_count,
		week_count: week.reduce((sum, { count }) => sum + count, 0),
	});
}

function helloTo(dashboard: Dashboard): string {
	const { first_name } = dashboard;
	return welcomeFor(dashboard) === "back" ? `Welcome back, ${first_name}` : `Ready, ${first_name}?`;
}

function isBegun({ questions_left, total }: OpenSet): boolean {
	return questions_left < total;
}

/** Of a set only what may still be asked today. */
function sizeWords(questions: number, dashboard: Dashboard): string {
	const minutes = minutesOf(questions, dashboard);
	const asked = questionsInReach(questions, dashboard);
	return asked < questions
		? `${count(asked, "free question")}, about ${minutes}`
		: `${count(questions, "question")}, about ${minutes}`;
}

function minutesOf(questions: number, dashboard: Dashboard): string {
	return count(setMinutes(questionsInReach(questions, dashboard), dashboard.question_seconds), "minute");
}

/** Where the number of questions is said already. */
function aboutWords(questions: number, dashboard: Dashboard): string {
	const minutes = minutesOf(questions, dashboard);
	return isGoalInReach(dashboard) ? `About ${minutes} to today’s goal` : `About ${minutes}`;
}

/** What is left of the daily goal, or of the free questions if they are fewer. */
function moreWords(left: number, dashboard: Dashboard): string {
	const free = questionsInReach(left, dashboard);
	if (free < left) return free === 1 ? "One more free question" : `${free} more free questions`;
	return left === 1 ? "One more question" : `${left} more questions`;
}

/** Shown beside the name of a set. */
export function leftWords({ questions_left }: OpenSet): string {
	return `${count(questions_left, "question")} left`;
}
