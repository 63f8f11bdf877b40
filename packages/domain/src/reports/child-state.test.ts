import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { childState, isGoodWeek } from "./child-state.ts";
import type { AttentionKind, ChildFacts, ChildState } from "./child-state.ts";

const well: ChildFacts = {
	may_practice: true,
	has_joined: true,
	invitation: "joined",
	is_invitation_ending: false,
	has_begun: true,
	is_enrolled: true,
	days_left: 20,
	week: { finished: 30, first_try: 20 },
	before: { finished: 30, first_try: 20 },
	ever: { finished: 200, days: 20 },
	skipped: 0,
	was_here_before: true,
	stuck_count: 0,
	slipping_count: 0,
	review_count: 0,
	asked_count: 0,
	to_give_count: 0,
	current_streak: 3,
};
const nothing = { finished: 0, first_try: 0 };
const fresh = { has_begun: false, was_here_before: false, week: nothing, ever: { finished: 0, days: 0 } };

test.each<[string, Partial<ChildFacts>, AttentionKind[]]>([
	["all is well", {}, []],
	["stuck", { stuck_count: 2 }, ["stuck"]],
	["0 of 13", { week: { finished: 13, first_try: 0 } }, ["hard"]],
	["four questions say nothing", { week: { finished: 4, first_try: 0 } }, []],
	["a first set says nothing", { week: { finished: 10, first_try: 3 }, ever: { finished: 10, days: 1 } }, []],
	[
		"nor do many questions on one day",
		{ week: { finished: 30, first_try: 3 }, ever: { finished: 30, days: 1 } },
		[],
	],
	[
		"two days say enough",
		{ week: { finished: 20, first_try: 3 }, ever: { finished: 20, days: 2 } },
		["hard"],
	],
	["a requested reward", { asked_count: 1 }, ["asked"]],
	["an approved reward that was not given", { to_give_count: 1 }, ["to_give"]],
	["slipping", { slipping_count: 1 }, ["slipping"]],
	["a withdrawn consent hides that days ended", { may_practice: false, is_enrolled: false }, ["consent"]],
	["nobody expects practice without consent", { may_practice: false, week: nothing }, ["consent"]],
	["no days left", { is_enrolled: false, days_left: 0 }, ["ended"]],
	["four days left are enough", { days_left: 4 }, []],
	["three days left", { days_left: 3 }, ["ending"]],
	["no practice in a week", { week: nothing }, ["quiet"]],
	[
		"no practice in a week after the days have ended",
		{ week: nothing, is_enrolled: false },
		["ended", "quiet"],
	],
	["a week of skipped questions", { week: nothing, skipped: 197 }, ["skipping"]],
	["the same without paid days", { week: nothing, skipped: 5, is_enrolled: false }, ["ended", "skipping"]],
	["the same in a child's first days", { ...fresh, skipped: 5 }, ["skipping"]],
	[
		"hardly anything but skipped questions",
		{ week: { finished: 4, first_try: 4 }, skipped: 13 },
		["skipping"],
	],
	["some skipped questions", { week: { finished: 4, first_try: 4 }, skipped: 12 }, []],
	["four skipped questions and no others", { week: nothing, skipped: 4 }, ["quiet"]],
	["a first day with a few skipped questions", { ...fresh, skipped: 4 }, []],
	["not joined is not called quiet", { has_joined: false, invitation: "waiting", week: nothing }, []],
	[
		"paid days pass and the invitation expired",
		{ has_joined: false, invitation: "expired", week: nothing },
		["not_joined"],
	],
	[
		"paid days pass and the invitation is about to expire",
		{ has_joined: false, invitation: "waiting", is_invitation_ending: true, week: nothing },
		["not_joined"],
	],
	[
		"an invitation that expired without paid days",
		{ has_joined: false, invitation: "expired", week: nothing, is_enrolled: false, days_left: 0 },
		["ended"],
	],
	["nobody is called quiet in the first days", fresh, []],
	["away without ever finishing a set", { ...fresh, was_here_before: true }, ["quiet"]],
	["reviews", { review_count: 1 }, ["review"]],
])("what needs attention: %s", (_, some, kinds) => {
	expect(childState({ ...well, ...some }).attention).toEqual(kinds);
});

test.each<[Partial<ChildFacts>, ChildState["badge"]]>([
	[{}, "streak"],
	[{ current_streak: 0 }, "none"],
	[{ is_enrolled: false }, "plan_ended"],
	[{ has_joined: false, invitation: "waiting" }, "invited"],
	[{ has_joined: false, invitation: "expired" }, "invitation_expired"],
	[{ has_joined: false, invitation: "revoked" }, "not_invited"],
	[{ has_joined: false, invitation: "none" }, "none"],
])("%j has the badge %s", (some, badge) => {
	expect(childState({ ...well, ...some }).badge).toBe(badge);
});

test("a child has only just started until 20 questions on two days", () => {
	const state = (finished: number, ever: ChildFacts["ever"]) =>
		childState({ ...well, was_here_before: false, week: { finished, first_try: 3 }, ever });
	expect(state(10, { finished: 10, days: 1 })).toMatchObject({ week: "few", is_starting: true });
	expect(state(10, { finished: 15, days: 2 })).toMatchObject({ week: "few", is_starting: false });
	expect(state(20, { finished: 20, days: 2 })).toMatchObject({ week: "hard", is_starting: false });
});

test.each([
	[30, 20, "same"],
	[30, 30, "up"],
	[30, 5, "down"],
	[9, 9, "open"],
] as const)(
	"%d questions with %d right on the first try, after 20 of 30: %s",
	(finished, first_try, trend) => {
		expect(childState({ ...well, week: { finished, first_try } }).trend).toBe(trend);
	},
);

describe("the parts never contradict each other", () => {
	const done = fc
		.nat(40)
		.chain((finished) => fc.record({ finished: fc.constant(finished), first_try: fc.nat(finished) }));
	const facts: fc.Arbitrary<ChildFacts> = fc.record({
		may_practice: fc.boolean(),
		has_joined: fc.boolean(),
		invitation: fc.constantFrom("waiting", "joined", "expired", "revoked", "none"),
		is_invitation_ending: fc.boolean(),
		has_begun: fc.boolean(),
		skipped: fc.nat(40),
		was_here_before: fc.boolean(),
		is_enrolled: fc.boolean(),
		days_left: fc.nat(30),
		week: done,
		before: done,
		stuck_count: fc.nat(2),
		slipping_count: fc.nat(2),
		review_count: fc.nat(3),
		ever: fc.record({ finished: fc.nat(60), days: fc.nat(4) }),
		asked_count: fc.nat(1),
		to_give_count: fc.nat(1),
		current_streak: fc.nat(5),
	});

	test("a good week has no child for whom it was hard, and each of those needs attention", () => {
		fc.assert(
			fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), fc.nat(7), (children, days) => {
				const states = children.map((each) => ({ state: childState(each), done: each.week }));
				for (const { state } of states) expect(state.attention.includes("hard")).toBe(state.week === "hard");
				const attention = states.flatMap(({ state }) => state.attention);
				if (!isGoodWeek(states, days)) return;
				for (const kind of ["hard", "not_joined", "skipping", "quiet"]) expect(attention).not.toContain(kind);
			}),
		);
	});

	test("badge, week, trend and attention agree", () => {
		fc.assert(
			fc.property(facts, (each) => {
				const { badge, week, is_starting, trend, attention } = childState(each);
				expect(badge === "invited").toBe(!each.has_joined && each.invitation === "waiting");
				if (attention.includes("not_joined"))
					expect(badge).toBe(each.invitation === "waiting" ? "invited" : "invitation_expired");
				if (attention.includes("not_joined") && badge === "invited")
					expect(each.is_invitation_ending).toBe(true);
				if (badge === "plan_ended") expect(attention.includes("ended")).toBe(each.may_practice);
				if (attention.includes("quiet")) expect(week).toBe("nothing");
				if (attention.includes("skipping")) expect(attention).not.toContain("quiet");
				if (attention.includes("skipping") || each.was_here_before) expect(is_starting).toBe(false);
				if (week === "nothing" || each.week.finished < 5) expect(trend).toBe("open");
				if (week === "good") expect(attention).not.toContain("quiet");
			}),
		);
	});
});
