/**
 * How far a student is with the goal of one day. `done` are the questions that were finished on the day with an answer,
 * solved or not, each counted once however often it was given. A question that was skipped is not done: the goal asks for
 * another one in its place.
 */
export interface DayGoal {
	is_reached: boolean;
	/** So many questions are missing; 0 once the goal is reached. */
	left: number;
	/** So many of the ten fields of a ten-frame are filled: all of them only when the goal is reached. */
	fields: number;
}

/** Where `done` questions stand against a goal of `goal` questions a day, which is 1 or more. */
export function dayGoal(done: number, goal: number): DayGoal {
	const left = Math.max(0, goal - done);
	return { is_reached: left === 0, left, fields: Math.min(10, Math.floor((done / goal) * 10)) };
}

/** Without an enrolment so many questions may end on a day, those that are skipped too: a skip shows the answer. */
export const FREE_QUESTIONS_PER_DAY = 5;

/** The most questions that a set of the day has, and what it has for more once the goal is reached. */
const MOST_OF_SET = 20;
const BEYOND_GOAL = 5;

/** How many questions the day's set has: as many as the goal still asks for, else a few for more. */
export function sizeOfDaysSet(done: number, goal: number): number {
	const { is_reached, left } = dayGoal(done, goal);
	return is_reached ? BEYOND_GOAL : Math.min(MOST_OF_SET, left);
}
