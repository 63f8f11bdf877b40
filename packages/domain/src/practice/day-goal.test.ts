import fc from "fast-check";
import { expect, test } from "vitest";
import { dayGoal, isGoalInReach, questionsInReach, sizeOfDaysSet } from "./day-goal.ts";

const count = fc.integer({ min: 0, max: 200 });
const aGoal = fc.integer({ min: 1, max: 100 });

test.each([
	[0, 10, { is_reached: false, left: 10, fields: 0 }],
	[9, 10, { is_reached: false, left: 1, fields: 9 }],
	[10, 10, { is_reached: true, left: 0, fields: 10 }],
	[14, 10, { is_reached: true, left: 0, fields: 10 }],
	[2, 3, { is_reached: false, left: 1, fields: 6 }],
	[19, 20, { is_reached: false, left: 1, fields: 9 }],
])("%i done of %i", (done, goal, expected) => {
	expect(dayGoal(done, goal)).toEqual(expected);
});

test("a frame is full exactly when the goal is reached", () => {
	fc.assert(
		fc.property(count, aGoal, (done, goal) => {
			const { is_reached, left, fields } = dayGoal(done, goal);
			expect([is_reached, left === 0, fields === 10]).toEqual(Array(3).fill(done >= goal));
		}),
	);
});

test("set after set without a skip reaches the goal exactly with the last question", () => {
	fc.assert(
		fc.property(count, aGoal, (already, goal) => {
			fc.pre(already < goal);
			let done = already;
			while (!dayGoal(done, goal).is_reached) done += sizeOfDaysSet(done, goal);
			expect(done).toBe(goal);
		}),
	);
});

test.each([
	[{ today_count: 0, daily_goal: 10, free_left: null }, true, 10],
	[{ today_count: 0, daily_goal: 10, free_left: 5 }, false, 5],
	[{ today_count: 5, daily_goal: 10, free_left: 5 }, true, 5],
	[{ today_count: 0, daily_goal: 5, free_left: 5 }, true, 5],
	// One of them was skipped.
	[{ today_count: 0, daily_goal: 5, free_left: 4 }, false, 4],
	[{ today_count: 5, daily_goal: 5, free_left: 0 }, true, 0],
	[{ today_count: 3, daily_goal: 10, free_left: 0 }, false, 0],
])("%j can reach its goal: %s", (day, isInReach, questions) => {
	expect(isGoalInReach(day)).toBe(isInReach);
	expect(questionsInReach(10, day)).toBe(questions);
});
