import fc from "fast-check";
import { expect, test } from "vitest";
import { dayGoal, sizeOfDaysSet } from "./day-goal.ts";

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
