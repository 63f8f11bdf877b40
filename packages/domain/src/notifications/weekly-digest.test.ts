import { expect, test } from "vitest";
import { type ChildWeek, type DigestKind, digestKind, digestSection, quietText } from "./weekly-digest.ts";

const nothing = { finished: 0, first_try: 0, days: 0 };
const child: ChildWeek = {
	name: "Maya",
	joined: "yes",
	week: nothing,
	before: nothing,
	has_practiced_before: true,
	skills: [],
	mastered: [],
	strong: [],
	to_work_on: [],
	stuck: [],
	goal_days: 0,
	streak: 0,
	next: [],
};
const groups = { name: "Equal groups", finished: 10, first_try: 9 };
const clocks = { name: "Telling time", finished: 7, first_try: 2 };

test("a full week in sentences", () => {
	expect(
		digestSection({
			...child,
			week: { finished: 30, first_try: 24, days: 4 },
			before: { finished: 20, first_try: 12, days: 3 },
			skills: [groups, clocks],
			mastered: [{ name: "Arrays", missed_last: 0 }],
			strong: [groups],
			to_work_on: [clocks],
			goal_days: 3,
			streak: 4,
			next: [
				{ skill: "Telling time", reason: "keep_going" },
				{ skill: "Add within 100", reason: "due_for_review" },
			],
		}),
	).toEqual({
		name: "Maya",
		covered: [
			"Maya finished 30 questions on 4 days. The week before, it was 20.",
			"“Equal groups”: 10 questions.",
			"“Telling time”: 7 questions.",
		],
		went_well: [
			"Maya mastered “Arrays”.",
			"80% of the questions were right on the first try, up from 60% the week before.",
			"“Equal groups”: 9 of 10 questions right on the first try.",
			"Maya reached the daily goal on 3 days.",
			"Maya is on a 4-day streak.",
		],
		work_on: ["“Telling time”: 2 of 7 questions right on the first try."],
		next: [
			"“Telling time”, because it was started but isn’t mastered yet.",
			"“Add within 100”, because it was learned a while ago and a short review keeps it fresh.",
		],
	});
});

test.each([
	[3, []],
	[4, ["And 1 more skill."]],
	[6, ["And 3 more skills."]],
])("of %i mastered skills each is named or counted", (number, more) => {
	const week = { finished: 1, first_try: 1, days: 1 };
	const mastered = Array.from({ length: number }, (_, at) => ({ name: `Skill ${at}`, missed_last: 1 }));
	const said = digestSection({ ...child, week, mastered }).went_well.filter((text) =>
		/mastered|^And /.test(text),
	);
	expect(said.slice(3)).toEqual(more);
	expect(said).toHaveLength(3 + more.length);
});

test("a stuck skill comes first among what needs work, is named once, and is not listed as going well", () => {
	const week = { finished: 17, first_try: 11, days: 2 };
	const skills = [groups, clocks];
	const section = digestSection({
		...child,
		week,
		skills,
		stuck: ["Equal groups", "Telling time"],
	});
	expect(section.went_well).toEqual([]);
	expect(section.work_on).toEqual([
		"Maya is stuck on “Equal groups”: no more than 2 of the last 6 questions were right on the first try, counting skipped ones.",
		"Maya is stuck on “Telling time”: no more than 2 of the last 6 questions were right on the first try, counting skipped ones.",
	]);
});

test("a first week does not follow a week without practice", () => {
	const week = { finished: 12, first_try: 8, days: 1 };
	const said = (has_practiced_before: boolean) =>
		digestSection({ ...child, week, has_practiced_before }).covered;
	expect(said(false)).toEqual(["Maya finished 12 questions on 1 day. It was Maya’s first week on Learnin."]);
	expect(said(true)).toEqual(["Maya finished 12 questions on 1 day, after a week without any."]);
});

test("a stuck skill is named after a week without practice, too", () => {
	expect(digestSection({ ...child, stuck: ["Telling time"] }).work_on).toHaveLength(1);
});

test("a mastered skill that is missed again needs work, and is not listed as going well", () => {
	const week = { finished: 12, first_try: 8, days: 2 };
	const mastered = [
		{ name: "Equal groups", missed_last: 2 },
		{ name: "Arrays", missed_last: 1 },
	];
	const section = digestSection({ ...child, week, skills: [groups], mastered, to_work_on: [clocks] });
	expect(section.went_well).toEqual(["Maya mastered “Arrays”."]);
	expect(section.work_on).toEqual([
		"“Equal groups” was mastered but is slipping: neither of the last 2 questions was right on the first try.",
		"“Telling time”: 2 of 7 questions right on the first try.",
	]);
});

test("a week without practice says so, and what comes next", () => {
	const next = [{ skill: "Arrays", reason: "next_new_skill" as const }];
	expect(digestSection({ ...child, next })).toEqual({
		name: "Maya",
		covered: ["Maya didn’t finish any questions this week."],
		went_well: [],
		work_on: [],
		next: ["“Arrays”, because it’s new and next on the path."],
	});
});

test.each([
	[
		"invited",
		"Leo hasn’t joined yet. On your dashboard you can send the invitation again, or let Leo start on your device.",
	],
	["no", "Leo hasn’t joined yet. On your dashboard you can let Leo start on your device."],
] as const)("a child who has not joined (%s) gets no plan, but what to do", (joined, text) => {
	const next = [{ skill: "Arrays", reason: "next_new_skill" as const }];
	expect(digestSection({ ...child, name: "Leo Miller", joined, next })).toEqual({
		name: "Leo Miller",
		covered: [text],
		went_well: [],
		work_on: [],
		next: [],
	});
});

test.each([
	// Too few questions to compare shares.
	[{ finished: 9, first_try: 9, days: 1 }, { finished: 30, first_try: 3, days: 3 }, []],
	[{ finished: 30, first_try: 24, days: 1 }, { finished: 9, first_try: 0, days: 3 }, []],
	// Four points may be chance.
	[{ finished: 50, first_try: 27, days: 1 }, { finished: 50, first_try: 25, days: 3 }, []],
	// A worse week is not compared.
	[{ finished: 50, first_try: 10, days: 1 }, { finished: 50, first_try: 25, days: 3 }, []],
	[
		{ finished: 20, first_try: 11, days: 1 },
		{ finished: 20, first_try: 10, days: 3 },
		["55% of the questions were right on the first try, up from 50% the week before."],
	],
])("%o after %o: %o", (week, before, expected) => {
	expect(digestSection({ ...child, week, before }).went_well).toEqual(expected);
});

test.each([
	[5, true, undefined, "report"],
	[5, false, "none", "report"],
	[0, true, undefined, "quiet"],
	[0, true, "report", "quiet"],
	[0, true, "quiet", "none"],
	[0, true, "none", "none"],
	[0, false, "report", "none"],
	[0, false, undefined, "none"],
] as [number, boolean, DigestKind | undefined, DigestKind][])(
	"%i questions, may practice: %s, last %s: %s",
	(finished, may_practice, last, expected) => {
		expect(digestKind({ finished, may_practice, last })).toBe(expected);
	},
);

test("the encouragement names an only child", () => {
	expect(quietText(["Maya"])).toContain("Maya didn’t practice.");
	expect(quietText(["Maya", "Leo"])).toContain("nobody practiced.");
});
