import { SEASONS } from "@learnin/domain/rewards/seasons";
import { describe, expect, test } from "vitest";
import { cheersOf } from "../collection/celebration-words.ts";
import { aroundEach, findSkills, plain } from "../path/find-skills.ts";
import type { ListedSkill } from "../learning.api.ts";
import { hereOf, knownBefore, leadsTo, opensAfter, otherWays, unitsOf } from "../path/path.ts";
import { seasonNeeds } from "../collection/season-words.ts";
import { fillOf, standingName } from "../stage-words.ts";
import { tileAt } from "../path/tile-at.ts";
import { domainName, unitName } from "../path/unit-names.ts";
import { whyNow, whyStage } from "../why-stage.ts";

function skill(id: string, changes: Partial<ListedSkill> = {}): ListedSkill {
	const standing = { stage: "unknown", is_begun: false, looks_known: false, shown_right: 0 } as const;
	return {
		id,
		name: id,
		grade: 3,
		place: 0,
		domain: "OA",
		prerequisites: [],
		has_lesson: true,
		...standing,
		...changes,
	};
}

const add = skill("add", { name: "Plus up to 100" });
const times = skill("times", {
	name: "Times tables",
	prerequisites: ["add"],
	stage: "learning",
	is_begun: true,
});
const time = skill("time", { name: "Telling time", domain: "MD" });
const share = skill("share", { name: "Éclair sharing", grade: 4, prerequisites: ["times"] });
const all = [add, times, time, share];
const found = (text: string) => findSkills(all, text).map(({ id }) => id);

describe("the search", () => {
	test("matches every word, in any order, without case, accents and punctuation", () => {
		expect(found("TIMES")).toEqual(["times"]);
		expect(found("tim")).toEqual(["times", "time"]);
		expect(found("  100, plus")).toEqual(["add"]);
		expect(found("eclair")).toEqual(["share"]);
		expect(found("nothing")).toEqual([]);
		expect(plain("Çà & là!")).toBe("ca la");
	});
});

describe("the path", () => {
	const first = skill("first", { stage: "mastered", is_begun: true });
	const ready = skill("ready", { prerequisites: ["first"], place: 1 });
	const later = skill("later", { prerequisites: ["ready"], place: 2 });
	const fourth = skill("fourth", { grade: 4, prerequisites: ["later"], place: 3 });
	const way = [first, ready, later, fourth];

	test("has units in order, and each skill says whether it can be started", () => {
		const [unit] = unitsOf(way, 3);
		expect(unit?.places.map(({ spot }) => spot)).toEqual(["done", "open", "later"]);
		expect(unit?.done).toBe(1);
		expect(unit?.known).toBe(0);
		const found = { ...later, looks_known: true, shown_right: 0 };
		const [placed] = unitsOf([first, ready, found], 3);
		expect(placed?.places.map(({ spot }) => spot)).toEqual(["done", "open", "known"]);
		expect(placed?.known).toBe(1);
		// Earlier grades do not block a later one.
		expect(unitsOf(way, 4)[0]?.places.map(({ spot }) => spot)).toEqual(["open"]);
		expect(unitsOf(all, 3).map(({ domain, places }) => `${domain} ${places.length}`)).toEqual([
			"OA 2",
			"MD 1",
		]);
	});
	test("the child is at what the plan teaches next, else at the first skill that can be started", () => {
		expect(hereOf(way, 3, { skill_id: "later", reason: "keep_going" })).toEqual({
			skill: later,
			reason: "keep_going",
		});
		expect(hereOf(way, 3, null)).toEqual({ skill: ready, reason: null });
		expect(hereOf([first], 3, null)).toBeUndefined();
	});
	test("says what opens next, and which other skills are open", () => {
		expect(opensAfter(way, aroundEach(way).get("ready")).map(({ id }) => id)).toEqual(["later"]);
		expect(leadsTo(way, aroundEach(way).get("ready"))?.id).toBe("later");
		const two = [...way, { ...later, id: "waits for a later one" }];
		const opens = (drawn: string[]) =>
			opensAfter(two, aroundEach(two).get("ready"), drawn).map(({ id }) => id);
		expect([opens(["later"]), opens([])]).toEqual([["later"], ["later", "waits for a later one"]]);
		// Open already, as earlier grades do not block it.
		const next = { ...later, id: "next", grade: 4, prerequisites: ["ready"] };
		expect(leadsTo([ready, next], aroundEach([ready, next]).get("ready"))?.id).toBe("next");
		expect(knownBefore(aroundEach(way).get("ready")).map(({ id }) => id)).toEqual(["first"]);
		expect(knownBefore(aroundEach(way).get("later"))).toEqual([]);
		expect(otherWays(unitsOf(all, 3), add).map(({ id }) => id)).toEqual(["times", "time"]);
	});
	test("units have names for children; unknown ones keep their own", () => {
		expect(unitName(3, { id: "NF", name: "Number and operations: fractions" })).toBe("Fractions");
		expect(unitName(3, { id: "X", name: "Own" })).toBe("Own");
	});
	test("a domain shown with the grades of one unit has its name", () => {
		const data = { id: "SP", name: "Statistics and probability" };
		expect(domainName(data, [6, 6])).toBe(unitName(6, data));
		expect(domainName(data, [6, 7])).toBe("Data and chance");
		expect(domainName({ id: "X", name: "Own" }, [3, 4])).toBe("Own");
	});
});

test("a skill knows its prerequisites and dependents", () => {
	const around = aroundEach(all).get("times");
	expect(around?.below.map(({ id }) => id)).toEqual(["add"]);
	expect(around?.above.map(({ id }) => id)).toEqual(["share"]);
});

describe("a stage", () => {
	test("has a name and a fill level", () => {
		const stages = ["unknown", "learning", "nearly", "mastered", "due_for_review"] as const;
		const begun = stages.map((stage) => ({ stage, is_begun: true, looks_known: false, shown_right: 0 }));
		expect(begun.map(standingName)).toEqual([
			"Learning",
			"Learning",
			"Nearly there",
			"Mastered",
			"Mastered, review due",
		]);
		expect(begun.map(fillOf)).toEqual(begun.map(fillOf).toSorted());
		expect(standingName({ stage: "unknown", is_begun: false, looks_known: false, shown_right: 0 })).toBe(
			"Not started",
		);
		const placed = { stage: "unknown", is_begun: false, looks_known: true, shown_right: 0 } as const;
		expect(standingName(placed)).toBe("You probably know this");
		expect(whyStage(placed, { latest: { count: 0, first_try: 0 } })).toMatch(/probably know this/);
		expect(fillOf({ stage: "unknown", is_begun: false })).toBe(0);
	});
	test("is explained with the student's own numbers, and without a verdict if there is too little data", () => {
		const nothing = { latest: { count: 0, first_try: 0 } };
		const notStarted = { stage: "unknown", is_begun: false, looks_known: false, shown_right: 0 } as const;
		expect(whyStage(notStarted, nothing)).toBeNull();
		const few = { latest: { count: 2, first_try: 0 } };
		expect(whyStage({ stage: "unknown", is_begun: true, looks_known: false, shown_right: 0 }, few)).toMatch(
			/^2 questions so far/,
		);
		const some = { latest: { count: 10, first_try: 7 } };
		expect(whyStage({ stage: "nearly", is_begun: true, looks_known: false, shown_right: 0 }, some)).toMatch(
			/^7 of your last 10 questions/,
		);
	});
	test("is not called known by the reason to practice it before it was mastered", () => {
		for (const stage of ["unknown", "learning", "nearly"] as const) {
			expect(whyNow({ stage, shown_right: 0 }, "keep_fresh")).toBeNull();
			expect(whyNow({ stage, shown_right: 0 }, "keep_going")).toBe("Keep working on this");
		}
		expect(whyNow({ stage: "due_for_review", shown_right: 0 }, "keep_fresh")).toBe("Keep it fresh");
		expect(whyNow({ stage: "mastered", shown_right: 0 }, "keep_fresh")).toBeNull();
		expect(whyNow({ stage: "learning", shown_right: 0 }, null)).toBeNull();
		expect(whyNow({ stage: "learning", shown_right: 1 }, "keep_going")).toBeNull();
	});
});

test.each([null, ...SEASONS])("neighboring tiles differ in shape and color: %s", (season) => {
	for (let place = 0; place < 60; place += 1) {
		expect(tileAt(place, season).kind).not.toBe(tileAt(place + 1, season).kind);
		expect(tileAt(place, season).color).not.toBe(tileAt(place + 1, season).color);
	}
});

test("a season changes the colors of tiles, not their shapes", () => {
	const looks = [null, ...SEASONS].map((season) => [0, 1, 2, 3].map((place) => tileAt(place, season)));
	expect(new Set(looks.map((tiles) => tiles.map(({ kind }) => kind).join())).size).toBe(1);
	expect(new Set(looks.map((tiles) => tiles.map(({ color }) => color).join())).size).toBe(looks.length);
});

test("earned tile art is told with where to choose it, and missing art with what is left", () => {
	expect(cheersOf([{ kind: "season", id: "season:fall", season: "fall", skills: 30 }])).toEqual([
		{
			kind: "season",
			season: "fall",
			ids: ["season:fall"],
			title: "You earned the fall tiles!",
			text: "Choose your tiles",
		},
	]);
	expect(seasonNeeds(5, 4)).toBe("Master 1 more skill");
	expect(seasonNeeds(15, 4)).toBe("Master 11 more skills");
});

test("celebrations are named, and several skills share one message", () => {
	const mastered = (name: string) => ({ kind: "skill_mastered", id: name, skill_id: name, name }) as const;
	const goal = { kind: "goal_reached", id: "", count: 1 } as const;
	const streak = { kind: "streak", id: "", days: 7 } as const;
	expect(cheersOf([goal, streak, mastered("Area")]).map(({ title }) => title)).toEqual([
		"Today’s goal is reached.",
		"Streak: 7 days",
		"You mastered “Area”.",
	]);
	expect(cheersOf([mastered("Area"), mastered("Angles")])).toEqual([
		{
			kind: "skill_mastered",
			ids: ["Area", "Angles"],
			title: "You mastered 2 skills.",
			text: "Area, Angles",
			skill_id: "Area",
		},
	]);
	expect(cheersOf([goal])[0]?.text).toMatch(/^1 question today/);
	expect(cheersOf([])).toEqual([]);
});
