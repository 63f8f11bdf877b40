import { expect, test } from "vitest";
import type { DashboardChild } from "../activity.api.ts";
import { attentionIn, mostUrgentOfEach } from "./attention.ts";

const well: DashboardChild = {
	id: "1",
	name: "Maya Okafor",
	grade: 5,
	avatar: null,
	has_joined: true,
	first_steps: [],
	state: { badge: "streak", week: "good", is_starting: false, trend: "same", attention: [] },
	has_own_sign_in: true,
	may_practice: true,
	invitation: null,
	enrolled_until: "2026-12-01T00:00:00Z",
	days_left: 20,
	current_streak: 3,
	daily_goal: 10,
	today_count: 4,
	week_finished: 30,
	week_first_try: 20,
	week_skipped: 0,
	week_active_ms: 1,
	before_finished: 10,
	before_first_try: 5,
	mastered_count: 2,
	review_count: 0,
	newly_mastered: [],
	slipping: [],
	stuck: [],
	rewards_waiting: [],
	week: [],
	strongest_skill: null,
	weakest_skill: null,
};

test("without anything to attend to, nothing is shown", () => {
	expect(attentionIn([well], new Map())).toEqual([]);
});

test("a week without results says what was done instead", () => {
	const said = (kind: "skipping" | "quiet", week_finished = 0, did: Partial<DashboardChild> = {}) => {
		const state = { ...well.state, attention: [kind] };
		const zoe = { ...well, name: "Zoe", week_finished, week_skipped: 197, state, ...did };
		return attentionIn([zoe], new Map()).map(({ words }) => words);
	};
	expect(said("skipping")).toEqual(["Zoe skipped 197 questions in the last seven days and finished none."]);
	expect(said("skipping", 1)).toEqual(["Zoe skipped 197 questions in the last seven days and finished 1."]);
	expect(said("quiet", 0, { week_skipped: 2 })).toEqual([
		"Zoe skipped 2 questions in the last seven days and finished none.",
	]);
	expect(said("quiet", 0, { week_skipped: 0 })).toEqual([
		"Zoe tried, but finished no questions in the last seven days.",
	]);
	expect(said("quiet", 0, { week_skipped: 0, week_active_ms: 0 })).toEqual([
		"Zoe finished no questions in the last seven days.",
	]);
});

test("two lines of each child come first, the most urgent ones", () => {
	const skills = ["Carry", "Borrow", "Count"].map((skill_name) => ({ skill_id: skill_name, skill_name }));
	const stuckOf = (id: string) => {
		const state = { ...well.state, attention: ["stuck" as const, "review" as const] };
		return { ...well, id, stuck: skills, review_count: 2, state };
	};
	const { first, more } = mostUrgentOfEach(attentionIn([stuckOf("1"), stuckOf("2")], new Map()));
	expect(first.map(({ kind, children: [{ id }] }) => `${kind} ${id}`)).toEqual([
		"stuck 1",
		"stuck 1",
		"stuck 2",
		"stuck 2",
	]);
	expect(more.map(({ kind }) => kind)).toEqual(["stuck", "stuck", "review", "review"]);
	expect(mostUrgentOfEach(first)).toEqual({ first, more: [] });
});

test("the message names the child and the skill", () => {
	const child: DashboardChild = {
		...well,
		stuck: [{ skill_id: "a", skill_name: "Carry" }],
		newly_mastered: [
			{ skill_id: "b", skill_name: "Borrow" },
			{ skill_id: "c", skill_name: "Count" },
		],
		slipping: [{ skill_id: "b", skill_name: "Borrow" }],
		review_count: 2,
		rewards_waiting: [
			{ title: "Movie night", state: "asked" },
			{ title: "Zoo", state: "approved" },
		],
		week_finished: 13,
		week_first_try: 0,
		state: {
			...well.state,
			attention: ["not_joined", "asked", "stuck", "hard", "slipping", "to_give", "review"],
		},
	};
	expect(attentionIn([child], new Map([["1", "Maya"]])).map(({ words }) => words)).toEqual([
		"Maya hasn’t joined: the invitation expired. 20 paid days left.",
		"Maya is asking for “Movie night”.",
		"Maya is stuck on “Carry”. Five minutes together will help more than extra questions.",
		"A hard week for Maya: 0 of 13 questions right on the first try. Work through a few of them together.",
		"Maya mastered “Borrow” but missed the latest questions.",
		"You said yes to “Zoo” for Maya. You haven’t given it yet.",
		"Maya has 2 mastered skills due for a short review.",
	]);
});

test("an invitation that ends within a day is told of before it has expired", () => {
	const said = (badge: "invited" | "invitation_expired") => {
		const state = { ...well.state, badge, attention: ["not_joined" as const] };
		return attentionIn([{ ...well, name: "Leo", state }], new Map()).map(({ words }) => words);
	};
	expect(said("invited")).toEqual(["Leo hasn’t joined: the invitation ends in less than a day."]);
	expect(said("invitation_expired")).toEqual([
		"Leo hasn’t joined: the invitation expired. 20 paid days left.",
	]);
});

test("children without paid days share a row, and a payment", () => {
	const state = { ...well.state, attention: ["ended" as const, "quiet" as const] };
	const maya: DashboardChild = { ...well, week_active_ms: 0, state };
	const leo: DashboardChild = { ...maya, id: "2", name: "Leo Okafor", state };
	const names = new Map([
		["1", "Maya"],
		["2", "Leo"],
	]);
	expect(attentionIn([maya, leo], names).map(({ words }) => words)).toEqual([
		"No paid days left: Maya and Leo get only the free questions each day.",
		"Maya finished no questions in the last seven days.",
		"Leo finished no questions in the last seven days.",
	]);
	expect(attentionIn([maya, leo], names)[0]?.children.map(({ id }) => id)).toEqual(["1", "2"]);
	expect(attentionIn([maya], names)[0]?.words).toBe(
		"No paid days left: Maya gets only the free questions each day.",
	);
});
