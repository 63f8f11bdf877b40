import { dayGoal } from "@learnin/domain/practice/day-goal";

const small = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

export function todayWords(count: number, goal: number): string {
	const { is_reached, left } = dayGoal(count, goal);
	if (is_reached) return count === goal ? "Goal reached. Well done!" : "Goal reached, and more!";
	if (count === 0)
		return `${numberWord(goal)} ${goal === 1 ? "question" : "questions"} to reach today’s goal.`;
	return `${numberWord(left)} more to reach today’s goal.`;
}

export function streakWords(current: number, longest: number, hasRested = false): string {
	if (longest === 0) return "Reach today’s goal to start one.";
	const days = `${longest} ${longest === 1 ? "day" : "days"}`;
	if (current === 0) return `Longest: ${days}. Start a new one today.`;
	if (current >= longest) return `Longest: ${days}. This is your record!`;
	return hasRested ? `Longest: ${days}. Rest days don’t break it.` : `Longest: ${days}.`;
}

/** Without an enrollment: what is left of the day, and how to unlock more. */
export function freeWords(left: number): string {
	const open = "A parent can open the rest.";
	if (left === 0) return `Today’s free questions are done. ${open}`;
	return left === 1 ? `1 free question left today. ${open}` : `${left} free questions left today. ${open}`;
}

export function weekWords(total: number): string {
	if (total === 0) return "Nothing yet. Today is a good day to start.";
	return total === 1 ? "Question in the last seven days." : "Questions in the last seven days.";
}

function numberWord(count: number): string {
	return small[count] ?? String(count);
}
