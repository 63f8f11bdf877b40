/**
 * A student's progress toward the goal of one day. `done` counts the questions finished that day with an
 * answer, solved or not, each once however often it was asked. A skipped question is not done: the goal asks
 * for another one in its place.
 */
export interface DayGoal {
	is_reached: boolean;
	/** Questions left; 0 once the goal is reached. */
	left: number;
	/** How many of the ten fields of a ten-frame are filled; all of them only once the goal is reached. */
	fields: number;
}

/** The progress of `done` questions toward a goal of `goal` questions a day, which is 1 or more. */
export function dayGoal(done: number, goal: number): DayGoal {
	const left = Math.max(0, goal - done);
	return { is_reached: left === 0, left, fields: Math.min(10, Math.floor((done / goal) * 10)) };
}

/**
 * Without an enrollment this many questions may end per day, including skipped ones: a skip shows the answer.
 */
export const FREE_QUESTIONS_PER_DAY = 5;

/** `free_left` are the day's free questions that are left; null with an enrollment. */
interface DaySoFar {
	today_count: number;
	daily_goal: number;
	free_left: number | null;
}

/** Whether the goal of the day is reached, or can still be today. */
export function isGoalInReach({ today_count, daily_goal, free_left }: DaySoFar): boolean {
	return free_left === null || dayGoal(today_count, daily_goal).left <= free_left;
}

/** How many of some questions may still end today. */
export function questionsInReach(questions: number, { free_left }: Pick<DaySoFar, "free_left">): number {
	return free_left === null ? questions : Math.min(questions, free_left);
}

/** The most questions in a set of the day, and how many it has after the goal is reached. */
const MAX_SET_SIZE = 20;
const BEYOND_GOAL = 5;

/** The number of questions in the day's set: what is left of the goal, else a few extra. */
export function sizeOfDaysSet(done: number, goal: number): number {
	const { is_reached, left } = dayGoal(done, goal);
	return is_reached ? BEYOND_GOAL : Math.min(MAX_SET_SIZE, left);
}
