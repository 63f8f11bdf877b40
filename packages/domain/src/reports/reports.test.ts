import { describe, expect, test } from "vitest";
import { type MasteryState, masteryState } from "../mastery/belief/mastery-state.ts";
import type { Stage } from "../mastery/standing.ts";
import { gradeStanding, type ReportFigures, type SkillFigures } from "./figures.ts";
import { findAll, mostUsefulSkill, weeksBefore } from "./find.ts";
import type { FindingKind } from "./finding.ts";
import { sentenceOf } from "./sentence.ts";
import { isStuck } from "./stuck.ts";
import { datedSpanWords, dayWords, minutesWords, shareWords } from "./words.ts";

const span = { from: "2026-11-09", to: "2026-11-15" };
const none = { finished: 0, first_try: 0, active_ms: 0, days: 0, skipped: 0 };

function figures(some: Partial<ReportFigures> = {}): ReportFigures {
	return {
		today: "2026-11-15",
		span,
		now: { finished: 38, first_try: 31, active_ms: 52 * 60_000, days: 4, skipped: 0 },
		before: {
			finished: 112,
			first_try: 72,
			active_ms: 1,
			days: 12,
			span: { from: "2026-10-12", to: "2026-11-08" },
			weeks: 4,
		},
		tried_on: "2026-11-15",
		last_practised_on: "2026-11-15",
		skills: [],
		to_work_on: [],
		standard: gradeStanding(5, states("mastered", "nearly", "not_started", "not_started")),
		...some,
	};
}

/** A skill with the results of its newest questions as letters, newest first: f on the first try, x not. */
function skill(outcomes: string, some: Partial<SkillFigures> = {}): SkillFigures {
	return {
		skill_id: "add-fractions",
		name: "Add fractions",
		stage: "learning",
		evidence: outcomes.length,
		answers_left: 3,
		review_due_on: null,
		last_practised_on: "2026-11-14",
		finished_ever: outcomes.length,
		recent: [...outcomes].map((letter, at) => ({
			question_id: `q${at}`,
			is_first_try: letter === "f",
			is_skipped: letter === "s",
		})),
		course: { before: "learning", after: "learning" },
		...some,
	};
}

function states(...all: MasteryState[]) {
	return all.map((state) => ({ state }));
}

const sentences = (of: ReportFigures) => findAll(of).map((finding) => sentenceOf(finding, "Maya"));
const kinds = (of: ReportFigures) => findAll(of).map(({ kind }) => kind);
const aboutSkill = (one: SkillFigures) =>
	findAll(figures({ skills: [one] })).filter(({ evidence }) => evidence.skill_id !== null);

describe("sentences about a span", () => {
	test("say what was done, compared with the child's own weeks, and the states of the grade's skills", () => {
		expect(sentences(figures())).toEqual([
			"Maya practiced on 4 days and finished 38 questions in 52 minutes, 31 of them right on the first try.",
			"That’s more than usual for Maya: 38 questions, up from an average of 28 in the 4 weeks before.",
			"82% right on the first try (31 of 38): up from 64% (72 of 112) in the 4 weeks before.",
			"Of the 4 Common Core skills for grade 5, Maya has mastered 1, is working on 1 and hasn’t started 2.",
		]);
	});

	test("skip skills that were not started if there are none", () => {
		const standing = gradeStanding(5, states("mastered", "nearly", "learning"));
		expect(sentences(figures({ standard: standing }))).toContain(
			"Of the 3 Common Core skills for grade 5, Maya has mastered 1 and is working on 2.",
		);
	});

	test("say where the child is working while it has none of its grade yet", () => {
		const last = (...grades: number[]) =>
			sentences(figures({ standard: gradeStanding(4, states("not_started"), grades) })).at(-1);
		expect(last(3, 3, 3)).toBe("Maya is working on 3 skills from grade 3 first. They lead to grade 4.");
		expect(last(2, 3)).toBe("Maya is working on 2 skills from grades 2 to 3 first. They lead to grade 4.");
		expect(last(3)).toBe("Maya is working on 1 skill from grade 3 first. It leads to grade 4.");
	});

	test("name the skills that the child's card calls hard", () => {
		const to_work_on = [{ skill_id: "add-fractions", finished: 12, first_try: 3 }];
		expect(sentences(figures({ skills: [skill("xxff")], to_work_on }))).toContain(
			"“Add fractions” has been hard lately: 3 of 12 questions in the last 30 days were right on the first try.",
		);
	});

	test("that cannot compare yet lead to the answers of the same days", () => {
		const before = { ...figures().before, ...none, weeks: 0 };
		const open = findAll(figures({ before })).find(({ kind }) => kind === "accuracy_open");
		expect(open?.evidence).toMatchObject(span);
	});

	test.each<[string, Partial<ReportFigures>, string]>([
		[
			"nothing ever",
			{ now: none, tried_on: null, last_practised_on: null },
			"Maya finished no questions from Nov 9 to Nov 15.",
		],
		[
			"nothing now",
			{ now: none, tried_on: null, last_practised_on: "2026-11-02" },
			"Maya finished no questions from Nov 9 to Nov 15. The last practice was on Nov 2.",
		],
		[
			"only skipped",
			{ now: { ...none, skipped: 20 }, last_practised_on: null },
			"Maya skipped 20 questions and finished none from Nov 9 to Nov 15.",
		],
		[
			"only tried",
			{ now: none, tried_on: "2026-11-14", last_practised_on: "2026-11-02" },
			"Maya finished no questions from Nov 9 to Nov 15, but tried on Nov 14. The last finished question was on Nov 2.",
		],
		[
			"one question",
			{ now: { finished: 1, first_try: 0, active_ms: 20_000, days: 1, skipped: 0 } },
			"Maya practiced on 1 day and finished 1 question in less than a minute, not right on the first try yet.",
		],
	])("%s", (_, some, words) => expect(sentences(figures(some))[0]).toBe(words));

	test.each<[string, number, number, FindingKind[]]>([
		["nine questions are too few to judge", 9, 112, ["practised", "amount", "accuracy_open", "standard"]],
		["ten are enough", 10, 10, ["practised", "amount", "accuracy", "standard"]],
		["nine before are too few to compare with", 10, 9, ["practised", "amount", "accuracy_open", "standard"]],
	])("%s", (_, finished, earlier, expected) => {
		const now = { finished, first_try: 5, active_ms: 1, days: 1, skipped: 0 };
		const before = { ...figures().before, finished: earlier, first_try: 5 };
		expect(kinds(figures({ now, before }))).toEqual(expected);
	});

	test.each([
		[19, 20, "95% right on the first try (19 of 20): up from 80% (16 of 20) the week before."],
		[16, 20, "80% right on the first try (16 of 20): about the same as 80% (16 of 20) the week before."],
		[9, 20, "45% right on the first try (9 of 20): down from 80% (16 of 20) the week before."],
	])("%i of %i right", (first_try, finished, words) => {
		const now = { finished, first_try, active_ms: 1, days: 1, skipped: 0 };
		const before = { ...figures().before, finished: 20, first_try: 16, weeks: 1 };
		expect(sentences(figures({ now, before }))[2]).toBe(words);
	});

	test("a month is not compared with weeks, and a first week or few days with nothing", () => {
		expect(kinds(figures({ span: { from: "2026-10-17", to: "2026-11-15" } }))).not.toContain("amount");
		const before = { ...figures().before, ...none, weeks: 0 };
		expect(kinds(figures({ before }))).toEqual(["practised", "accuracy_open", "standard"]);
		const of = (days: number) => kinds(figures({ before: { ...figures().before, days, weeks: 1 } }));
		expect([2, 3].map((days) => of(days).includes("amount"))).toEqual([false, true]);
	});
});

test("too little earlier practice is said without repeating this week's figures", () => {
	const before = (finished: number) => ({ ...figures().before, finished, first_try: 0 });
	const said = (finished: number) => sentences(figures({ before: before(finished) }));
	expect(said(0)).toContain("There’s no earlier practice to compare with yet.");
	expect(said(9)).toContain(
		"There’s too little earlier practice to compare with: 9 questions, at least 10 needed.",
	);
});

describe("sentences about a skill", () => {
	const course = (before: Stage, after: Stage) => ({ course: { before, after }, stage: after });

	test.each<[string, SkillFigures, FindingKind[], string?]>([
		[
			"mastered in the span",
			skill("ffffxffff", course("nearly", "mastered")),
			["mastered"],
			"“Add fractions” is mastered: 8 of the last 9 questions were right on the first try.",
		],
		[
			"mastered by a row of right answers after misses",
			skill("fffxxxfx", course("learning", "mastered")),
			["mastered"],
			"“Add fractions” is mastered: the last 3 questions were all right on the first try.",
		],
		[
			"what was mastered just now is not asked back at once",
			skill("ffff", { ...course("nearly", "mastered"), review_due_on: "2026-11-16" }),
			["mastered"],
		],
		["a review that was passed is no news", skill("ffff", course("due_for_review", "mastered")), []],
		[
			"nearly there",
			skill("fff", course("learning", "nearly")),
			["nearly"],
			"“Add fractions” is nearly there: the last 3 questions were all right on the first try. About 3 or 4 more right answers to master it.",
		],
		[
			"slipped from mastered",
			skill("xxxf", course("mastered", "learning")),
			["slipped"],
			"“Add fractions” slipped from mastered to learning: 1 of the last 4 questions was right on the first try.",
		],
		[
			"mastered in the span, and not any more",
			skill("xxff", { course: { before: "nearly", after: "mastered" }, stage: "learning" }),
			[],
		],
		[
			"slipped in the span, and mastered again since",
			skill("ffff", { course: { before: "mastered", after: "nearly" }, stage: "mastered" }),
			[],
		],
		["slipped to nearly is told once", skill("xf", course("due_for_review", "nearly")), ["slipped"]],
		[
			"stuck",
			skill("xxfxxxff"),
			["stuck"],
			"Maya is stuck on “Add fractions”: after 8 questions in all, 1 of the last 6 questions was right on the first try.",
		],
		[
			"due for review",
			skill("fff", { stage: "due_for_review", course: null, last_practised_on: "2026-10-02" }),
			["review_due"],
			"“Add fractions” was mastered and is due for a review. The last practice was on Oct 2.",
		],
		[
			"review soon",
			skill("fff", { stage: "mastered", course: null, review_due_on: "2026-11-22" }),
			["review_soon"],
			"“Add fractions” is mastered. A short review by Nov 22 keeps it fresh.",
		],
		["review later", skill("fff", { stage: "mastered", course: null, review_due_on: "2026-11-23" }), []],
		[
			"too few answers",
			skill("fx", { stage: "unknown", evidence: 2, course: { before: "unknown", after: "unknown" } }),
			["too_few"],
			"We can’t tell yet about “Add fractions”: 2 answers so far, at least 3 needed.",
		],
		[
			"answers that count for less",
			skill("fxx", { stage: "unknown", evidence: 2, course: { before: "unknown", after: "unknown" } }),
			["too_few"],
			"We can’t tell yet about “Add fractions”: answers with help, or where guessing is easy, count for less.",
		],
		[
			"half of them right",
			skill("fxfxfx", { ...course("learning", "nearly"), answers_left: 1 }),
			["nearly"],
			"“Add fractions” is nearly there: 3 of the last 6 questions were right on the first try. Answers in related skills count, too. About 1 or 2 more right answers to master it.",
		],
		[
			"a skipped question does not count",
			skill("fsf", course("learning", "nearly")),
			["nearly"],
			"“Add fractions” is nearly there: both of the last 2 questions were right on the first try. About 3 or 4 more right answers to master it.",
		],
		["nothing of it in the span", skill("fx", { stage: "unknown", course: null }), []],
	])("%s", (_, one, expected, words) => {
		const found = aboutSkill(one);
		expect(found.map(({ kind }) => kind)).toEqual(expected);
		if (words !== undefined) expect(found.map((finding) => sentenceOf(finding, "Maya"))).toEqual([words]);
	});

	test("every sentence has its attempts as evidence", () => {
		const [stuck] = aboutSkill(skill("xxfxxxff"));
		expect(stuck?.evidence).toEqual({
			skill_id: "add-fractions",
			...span,
			questions: [..."xxfxxx"].map((letter, at) => ({
				question_id: `q${at}`,
				is_first_try: letter === "f",
				is_skipped: false,
			})),
		});
		const due = skill("f", { stage: "due_for_review", course: null, last_practised_on: "2026-10-02" });
		expect(aboutSkill(due)[0]?.evidence).toMatchObject({ from: "2026-10-02", to: "2026-11-15" });
		for (const { evidence } of findAll(figures({ skills: [skill("xxfxxxff")] })))
			expect(evidence.from <= evidence.to).toBe(true);
	});

	test("each kind has at most three, newest first", () => {
		const skills = [1, 2, 3, 4, 5].map((n) =>
			skill("xxxxxxxx", { name: `S${n}`, skill_id: `s${n}`, last_practised_on: `2026-11-1${n}` }),
		);
		expect(aboutSkillNames(skills)).toEqual(["s5", "s4", "s3"]);
	});
	const aboutSkillNames = (skills: SkillFigures[]) =>
		findAll(figures({ skills })).flatMap(({ evidence }) => evidence.skill_id ?? []);
});

test.each<[Stage, string, number, boolean]>([
	["learning", "xxxxff", 8, true],
	["learning", "xxxfff", 8, false],
	["learning", "xxxxff", 7, false],
	["nearly", "xxxxff", 8, false],
	["learning", "xxxxx", 8, false],
])("%s with the last questions %s after %i is stuck: %s", (stage, outcomes, finished_ever, expected) => {
	expect(isStuck(skill(outcomes, { stage, finished_ever }))).toBe(expected);
});

test("the skill to help with is the stuck one, then a slipping one, then one in progress, then reviews", () => {
	const stuck = skill("xxxxxxxx", { skill_id: "stuck", last_practised_on: "2026-11-01" });
	const slipped = skill("xx", {
		skill_id: "slipped",
		course: { before: "mastered", after: "nearly" },
		stage: "nearly",
	});
	const learning = skill("xf", { skill_id: "learning" });
	const due = skill("ff", { skill_id: "due", stage: "due_for_review", course: null });
	const order = [stuck, slipped, learning, due];
	for (const [at, { skill_id }] of order.entries())
		expect(mostUsefulSkill(figures({ skills: order.slice(at).toReversed() }))).toBe(skill_id);
	expect(mostUsefulSkill(figures())).toBeUndefined();
});

test.each<[string | null, number, string]>([
	[null, 0, "2026-11-02"],
	["2026-11-09", 0, "2026-11-02"],
	["2026-11-08", 1, "2026-11-02"],
	["2026-11-01", 2, "2026-10-26"],
	["2025-01-01", 4, "2026-10-12"],
])("first practice on %s makes %i weeks to compare with", (first, weeks, from) => {
	expect(weeksBefore(span, first)).toEqual({ span: { from, to: "2026-11-08" }, weeks });
});

test("a skill of the grade is mastered, in progress or not started", () => {
	const stages: (Stage | undefined)[] = [
		"mastered",
		"due_for_review",
		"nearly",
		"learning",
		"unknown",
		undefined,
	];
	expect(gradeStanding(3, states(...stages.map(masteryState)))).toEqual({
		grade: 3,
		mastered: 2,
		in_progress: 3,
		not_started: 1,
		below: null,
	});
	const none = states("not_started", "not_started");
	expect(gradeStanding(4, none, [3, 3, 5]).below).toEqual({ count: 2, from: 3, to: 3 });
	expect(gradeStanding(4, states("learning"), [3, 4]).below).toBeNull();
});

test("small numbers are shown as counts, larger ones as a share too", () => {
	const words = [
		[0, 0],
		[2, 4],
		[4, 5],
	].map(([first_try = 0, finished = 0]) => shareWords({ first_try, finished }));
	expect(words).toEqual(["–", "2 of 4", "80% (4 of 5)"]);
	expect([29_000, 60_000, 3_600_000, 3_900_000].map(minutesWords)).toEqual([
		"less than a minute",
		"1 minute",
		"1 hour",
		"1 hour 5 minutes",
	]);
	expect(dayWords("2026-02-05")).toBe("Feb 5");
});

test("a span shows its year, or both if it crosses into the next", () => {
	const words = [
		["2026-11-16", "2026-11-22"],
		["2025-12-29", "2026-01-04"],
		["2026-11-22", "2026-11-22"],
	].map(([from = "", to = ""]) => datedSpanWords({ from, to }));
	expect(words).toEqual(["Nov 16 to Nov 22, 2026", "Dec 29, 2025 to Jan 4, 2026", "Nov 22, 2026"]);
});
