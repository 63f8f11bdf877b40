import { expect, test } from "vitest";
import type { DashboardChild } from "./activity.api.ts";
import { attentionOf } from "./attention.ts";

const well: DashboardChild = {
	id: "1",
	name: "Maya Okafor",
	grade: 5,
	avatar: null,
	has_joined: true,
	first_steps: [],
	has_own_sign_in: true,
	may_practice: true,
	invited_email: "maya@example.org",
	enrolled_until: "2026-12-01T00:00:00Z",
	days_left: 20,
	current_streak: 3,
	daily_goal: 10,
	today_count: 4,
	week_finished: 30,
	week_first_try: 20,
	week_active_ms: 1,
	before_finished: 10,
	before_first_try: 5,
	mastered_count: 2,
	review_count: 0,
	newly_mastered: [],
	stuck: [],
	week: [],
	strongest_skill: null,
	weakest_skill: null,
};

test.each<[string, Partial<DashboardChild>, string[]]>([
	["all is well", {}, []],
	[
		"stuck on two skills",
		{
			stuck: [
				{ skill_id: "a", skill_name: "Carry" },
				{ skill_id: "b", skill_name: "Borrow" },
			],
		},
		["stuck", "stuck"],
	],
	["a withdrawn consent hides that days ended", { may_practice: false, enrolled_until: null }, ["consent"]],
	["nobody expects practice without consent", { may_practice: false, week_finished: 0 }, ["consent"]],
	["no days left", { enrolled_until: null, days_left: 0 }, ["ended"]],
	["four days left are enough", { days_left: 4 }, []],
	["three days left", { days_left: 3 }, ["ending"]],
	["no practice in a week", { week_finished: 0 }, ["quiet"]],
	["not joined is not called quiet", { has_joined: false, week_finished: 0 }, []],
	[
		"nobody is called quiet before the first set",
		{ first_steps: [{ step: "first_set", is_done: false }], week_finished: 0 },
		[],
	],
	["reviews", { review_count: 1 }, ["review"]],
])("%s", (_, some, kinds) => {
	expect(attentionOf({ ...well, ...some }, "Maya").map(({ kind }) => kind)).toEqual(kinds);
});

test("what is said names the child and the skill", () => {
	const child = { ...well, stuck: [{ skill_id: "a", skill_name: "Carry" }], review_count: 2 };
	expect(attentionOf(child, "Maya").map(({ words }) => words)).toEqual([
		"Maya is stuck on “Carry”. Five minutes together will help more than extra questions.",
		"2 mastered skills of Maya are due for a short review.",
	]);
});
