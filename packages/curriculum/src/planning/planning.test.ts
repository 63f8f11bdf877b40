import { describe, expect, test } from "vitest";
import { skills } from "../skills/skills.ts";
import { inTeachingOrder } from "../skills/teaching-order.ts";
import { compareOrders } from "./compare-orders.ts";
import { PLANNING_WORLDS } from "./planning-worlds.ts";

const ordered = inTeachingOrder(skills);

/** `npm run learning -- planning` gives the same figures of more children and grades. */
describe("on the skill graph, until nine of ten skills of grade 5 are known in truth", () => {
	test.each(PLANNING_WORLDS)("the day's sets need far fewer questions than a fixed order: %s", (world) => {
		const { fixed, plan, oracle } = compareOrders(world, ordered, { grade: 5, children: 12, seed: 3 });
		expect(fixed.questions).toBeGreaterThan(100);
		expect(oracle.questions).toBeLessThan(plan.questions);
		expect(plan.of_fixed).toBeLessThan(world === "by degrees" ? 0.8 : 0.65);
		expect(plan.kept).toBeGreaterThan(0.85);
	});
});
