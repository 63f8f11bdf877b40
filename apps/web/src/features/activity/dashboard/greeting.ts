import { listNames } from "@learnin/domain/family/list-names";
import { isPracticeDay } from "@learnin/domain/practice/practice-day";
import { isGoodWeek, isMostly } from "@learnin/domain/reports/child-state";
import { count } from "../../../platform/count-words.ts";
import type { Dashboard, DashboardChild } from "../activity.api.ts";
import { callNames } from "../child-names.ts";

export interface Greeting {
	title: string;
	/** The sentence below it; its middle part is the key figure. */
	before: string;
	figure: string;
	after: string;
}

/** A greeting that is true of the last seven days. */
export function greetingOf({ first_name, children }: Pick<Dashboard, "first_name" | "children">): Greeting {
	const hello = `Hello, ${first_name}.`;
	const active = children.filter((child) => child.week_finished > 0);
	if (active.length === 0) return { title: hello, before: whyNothing(children), figure: "", after: "" };
	const names = callNames(children);
	const finished = sum(active.map((child) => child.week_finished));
	const called = listNames(active.map(({ id, name }) => names.get(id) ?? name));
	if (active.every(({ state }) => state.is_starting))
		return {
			title: hello,
			before: active.length === 1 ? `${called} has started: ` : `${called} have started: `,
			figure: count(finished, "question"),
			after: /* text */ " so far.",
		};
	const firstTry = sum(active.map((child) => child.week_first_try));
	const days = practiceDays(active);
	const isGood = isGoodWeek(
		children.map(({ state, week_finished, week_first_try }) => ({
			state,
			done: { finished: week_finished, first_try: week_first_try },
		})),
		days,
	);
	return {
		title: isGood ? `A good week, ${first_name}.` : hello,
		before: `In the last seven days ${called} finished `,
		figure: count(finished, "question"),
		after: ` on ${count(days, "day")}, ${firstTimeWords(firstTry, finished)}.`,
	};
}

function firstTimeWords(firstTry: number, finished: number): string {
	if (firstTry === finished)
		return finished === 1 ? "right on the first try" : "all of them right on the first try";
	if (firstTry === 0)
		return finished === 1 ? "not right on the first try yet" : "none of them right on the first try yet";
	return isMostly({ finished, first_try: firstTry })
		? "most of them right on the first try"
		: `${firstTry} of them right on the first try`;
}

function whyNothing(children: readonly DashboardChild[]): string {
	if (children.length === 0) return "There are no children in your family right now.";
	const isTold = children.some(({ state }) =>
		state.attention.some((kind) => kind === "quiet" || kind === "skipping"),
	);
	// The children's cards say what comes next.
	if (!isTold && children.some(({ first_steps }) => first_steps.length > 0)) return "Here’s what comes next.";
	// Who skips, or leaves a question unfinished, was here.
	if (children.some(({ week_active_ms }) => week_active_ms > 0))
		return "No questions were finished in the last seven days.";
	return "Nobody has practiced in the last seven days.";
}

function practiceDays(children: readonly DashboardChild[]): number {
	const dates = children.flatMap(({ week }) => week.filter(isPracticeDay).map((day) => day.date));
	return new Set(dates).size;
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
