import { childState } from "@learnin/domain/reports/child-state";
import { describe, expect, it } from "vitest";
import type { DashboardChild } from "../activity.api.ts";
import { readFilter, writeFilter } from "../attempts/activity-filter.ts";
import { callNames } from "../child-names.ts";
import { greetingOf } from "./greeting.ts";

/** A child with questions on the last days: finished and right on the first try of each, the newest last. */
function child(name: string, days: [number, number][], rest: Partial<DashboardChild> = {}): DashboardChild {
	const week = [...Array.from({ length: 7 - days.length }, (): [number, number] => [0, 0]), ...days];
	const sum = (at: 0 | 1) => days.reduce((total, day) => total + day[at], 0);
	return {
		id: name,
		name,
		grade: 5,
		avatar: null,
		has_joined: true,
		first_steps: [],
		state: { badge: "none", week: weekOf(sum(0), sum(1)), is_starting: false, trend: "open", attention: [] },
		has_own_sign_in: true,
		may_practice: true,
		invitation: null,
		enrolled_until: null,
		days_left: 0,
		current_streak: 0,
		daily_goal: 10,
		today_count: 0,
		week_finished: sum(0),
		week_first_try: sum(1),
		week_skipped: 0,
		week_active_ms: 0,
		before_finished: 0,
		before_first_try: 0,
		mastered_count: 0,
		review_count: 0,
		newly_mastered: [],
		slipping: [],
		stuck: [],
		rewards_waiting: [],
		week: week.map(([finished, first_try], at) => ({
			date: `2026-11-${15 + at}`,
			weekday: "Sun",
			finished,
			first_try,
			goal_reached: finished >= 10,
		})),
		strongest_skill: null,
		weakest_skill: null,
		...rest,
	};
}

/** As in `childState`. */
const weekOf = (finished: number, first_try: number) =>
	childState({ ...facts, week: { finished, first_try } }).week;

const facts = {
	may_practice: true,
	has_joined: true,
	invitation: "joined",
	is_invitation_ending: false,
	has_begun: true,
	is_enrolled: true,
	days_left: 20,
	before: { finished: 0, first_try: 0 },
	ever: { finished: 200, days: 20 },
	skipped: 0,
	was_here_before: true,
	stuck_count: 0,
	slipping_count: 0,
	review_count: 0,
	asked_count: 0,
	to_give_count: 0,
	current_streak: 0,
} as const;

function said(children: DashboardChild[]): string {
	const { title, before, figure, after } = greetingOf({ first_name: "Amara", children });
	return `${title} ${before}${figure}${after}`;
}

describe("the greeting", () => {
	it("calls a good week good", () => {
		const children = [
			child("Maya Okafor", [
				[10, 8],
				[0, 0],
				[9, 7],
			]),
			child("Leo Okafor", [
				[4, 3],
				[6, 5],
			]),
		];
		expect(said(children)).toBe(
			"A good week, Amara. In the last seven days Maya and Leo finished 29 questions on 3 days, most of them right on the first try.",
		);
	});
	it("says of children who have only just started that they have", () => {
		const state = { badge: "none", week: "few", is_starting: true, trend: "open", attention: [] } as const;
		const leo = child("Leo Blake", [[10, 3]], { state: { ...state, attention: [] } });
		expect(said([leo])).toBe("Hello, Amara. Leo has started: 10 questions so far.");
		const mia = child("Mia Blake", [[2, 0]], { state: { ...state, attention: [] } });
		expect(said([leo, mia])).toBe("Hello, Amara. Leo and Mia have started: 12 questions so far.");
	});
	it("doesn’t speak of first steps while a child is away or only skips", () => {
		const { state } = child("Zoe Blake", []);
		const first_steps = [{ step: "first_set", is_done: false }] as const;
		const zoe = child("Zoe Blake", [], { first_steps: [...first_steps] });
		expect(said([zoe])).toBe("Hello, Amara. Here’s what comes next.");
		const skips = { ...zoe, state: { ...state, attention: ["skipping" as const] }, week_active_ms: 9_000 };
		expect(said([skips])).toBe("Hello, Amara. No questions were finished in the last seven days.");
		const away = { ...zoe, state: { ...state, attention: ["quiet" as const] } };
		expect(said([away, zoe])).toBe("Hello, Amara. Nobody has practiced in the last seven days.");
	});
	it("calls no week good that was hard for one of the children", () => {
		const maya = child("Maya Okafor", [
			[10, 9],
			[10, 9],
			[10, 9],
		]);
		expect(said([maya])).toMatch(/^A good week, Amara\. /);
		expect(said([maya, child("Leo Okafor", [[13, 0]])])).toMatch(/^Hello, Amara\. /);
	});
	it.each([
		[
			"two days",
			[
				child("Maya", [
					[10, 8],
					[10, 8],
				]),
			],
			"20 questions on 2 days, most of them right on the first try.",
		],
		[
			"few questions",
			[
				child("Maya", [
					[1, 1],
					[1, 1],
					[1, 1],
				]),
			],
			"3 questions on 3 days, all of them right on the first try.",
		],
		[
			"hard work",
			[
				child("Maya", [
					[10, 2],
					[10, 3],
					[10, 4],
				]),
			],
			"30 questions on 3 days, 9 of them right on the first try.",
		],
		["one question", [child("Maya", [[1, 1]])], "1 question on 1 day, right on the first try."],
		["one missed", [child("Maya", [[1, 0]])], "1 question on 1 day, not right on the first try yet."],
		[
			"a hard start",
			[child("Maya", [[2, 0]])],
			"2 questions on 1 day, none of them right on the first try yet.",
		],
	])("says %s plainly", (_, children, words) => {
		expect(said(children)).toBe(`Hello, Amara. In the last seven days Maya finished ${words}`);
	});
	it.each([
		[[], "There are no children in your family right now."],
		[[child("Maya", [])], "Nobody has practiced in the last seven days."],
		[[child("Maya", [], { week_active_ms: 60_000 })], "No questions were finished in the last seven days."],
		[
			[child("Maya", []), child("Leo", [], { first_steps: [{ step: "joined", is_done: false }] })],
			"Here’s what comes next.",
		],
	])("says why there is nothing to say", (children, words) => {
		expect(said(children)).toBe(`Hello, Amara. ${words}`);
	});
});

it("calls children by their first names unless two share one", () => {
	const names = callNames([
		{ id: "1", name: "Maya Okafor" },
		{ id: "2", name: "Maya Lind" },
		{ id: "3", name: "  Leo  Okafor" },
	]);
	expect([...names.values()]).toEqual(["Maya Okafor", "Maya Lind", "Leo"]);
});

describe("the filter in the address", () => {
	it("is read, ignoring unknown values", () => {
		expect(readFilter(new URLSearchParams("student_id=7&outcome=correct"))).toEqual({
			student_id: "7",
			outcome: "correct",
		});
		expect(readFilter(new URLSearchParams("student_id=&outcome=great"))).toEqual({});
	});
	it("is written, keeping other parameters", () => {
		const search = new URLSearchParams("student_id=7&x=1");
		expect(writeFilter(search, { outcome: "skipped" }).toString()).toBe("x=1&outcome=skipped");
	});
});
