import { dayGoal, sizeOfDaysSet } from "@learnin/domain/practice/day-goal";

const small = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

export function todayWords(count: number, goal: number): string {
	const { is_reached, left } = dayGoal(count, goal);
	if (is_reached) return count === goal ? "Goal reached. Well done!" : "Goal reached, and more!";
	if (count === 0)
		return `${numberWord(goal)} ${goal === 1 ? "question reaches" : "questions reach"} today’s goal.`;
	return `${numberWord(left)} more ${left === 1 ? "reaches" : "reach"} today’s goal.`;
}

export function streakWords(current: number, longest: number): string {
	if (longest === 0) return "Reach today’s goal and it starts.";
	const days = `${longest} ${longest === 1 ? "day" : "days"}`;
	if (current === 0) return `Longest: ${days}. Start a new one today.`;
	return current >= longest ? `Longest: ${days}. This is your record!` : `Longest: ${days}.`;
}

export function weekWords(total: number): string {
	if (total === 0) return "Nothing yet. Today is a good day to start.";
	return total === 1 ? "Question in the last seven days." : "Questions in the last seven days.";
}

export function masteredWords(count: number): string {
	if (count === 0) return "Master a skill and it shows here.";
	return count === 1 ? "One skill in the last 30 days." : `${numberWord(count)} skills in the last 30 days.`;
}

function numberWord(count: number): string {
	return small[count] ?? String(count);
}

export function dailyWords(count: number, goal: number): string {
	const { is_reached, left } = dayGoal(count, goal);
	if (is_reached) return "Today’s goal is reached. This is for more.";
	if (left > sizeOfDaysSet(count, goal))
		return `Today’s goal needs ${left} questions. It has the next of them.`;
	return `It has ${left === 1 ? "the one question" : `the ${left} questions`} that today’s goal needs.`;
}

/** Said wherever the notebook shows. */
export const returnWords = "You get each missed question again, in a new version, after 1, 3 and 7 days.";

export interface Mistakes {
	due_count: number;
	later_count: number;
	/** The day of the next one that is not due yet, as yyyy-mm-dd. */
	next_due_on: string | null;
}

/** Beside the number of those that are due. */
export function mistakeWords({ due_count, later_count, next_due_on }: Mistakes): string {
	const later = next_due_on === null ? "" : ` The next one comes on ${dayName(next_due_on)}.`;
	if (due_count > 10) return `Ten at a time are enough.${later}`;
	if (due_count > 0) return `Ready to fix today.${later}`;
	if (later_count > 0) return `Nothing to fix today.${later}`;
	return "Empty. Questions you miss will wait here for you.";
}

export function bookmarkWords(count: number): string {
	if (count === 0) return "Press the bookmark beside a question to keep it.";
	return count === 1 ? "One question you wanted to keep." : `${count} questions you wanted to keep.`;
}

/** "Tuesday, March 3", whatever zone the device is in. */
export function dayName(date: string): string {
	const words = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
	return new Intl.DateTimeFormat("en-US", words).format(new Date(`${date}T00:00:00Z`));
}
