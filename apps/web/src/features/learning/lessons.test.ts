import { describe, expect, test } from "vitest";
import { cheersOf } from "./celebration-words.ts";
import { aroundEach, findSkills, firstTiles, groupSkills, plain } from "./find-skills.ts";
import type { ListedSkill } from "./learning.api.ts";
import { layoutOf, neighbourOf, nodeSize } from "../../ui/skill-map/map-layout.ts";
import { fillOf, standingName } from "./stage-words.ts";
import { tileAt } from "./tile-at.ts";
import { whyStage } from "./why-stage.ts";

function skill(id: string, changes: Partial<ListedSkill> = {}): ListedSkill {
	const standing = { stage: "unknown", is_begun: false, looks_known: false } as const;
	return {
		id,
		name: id,
		grade: 3,
		place: 0,
		domain: "OA",
		prerequisites: [],
		column: 0,
		row: 0,
		...standing,
		...changes,
	};
}

const add = skill("add", { name: "Plus up to 100" });
const times = skill("times", {
	name: "Times tables",
	prerequisites: ["add"],
	column: 1,
	stage: "learning",
	is_begun: true,
});
const time = skill("time", { name: "Telling time", domain: "MD", column: 1, row: 1 });
const share = skill("share", { name: "Éclair sharing", grade: 4, prerequisites: ["times"], column: 2 });
const all = [add, times, time, share];
const open = { text: "", grade: null, domain: null, state: null };
const found = (changes: object) => findSkills(all, { ...open, ...changes }).map(({ id }) => id);

describe("the search", () => {
	test("takes every word, in any order, without case, accents and marks", () => {
		expect(found({ text: "TIMES" })).toEqual(["times"]);
		expect(found({ text: "tim" })).toEqual(["times", "time"]);
		expect(found({ text: "  100, plus" })).toEqual(["add"]);
		expect(found({ text: "eclair" })).toEqual(["share"]);
		expect(found({ text: "nothing" })).toEqual([]);
		expect(plain("Çà & là!")).toBe("ca la");
	});
	test("goes together with grade, domain and stage", () => {
		expect(found({})).toHaveLength(4);
		expect(found({ grade: 3, domain: "OA" })).toEqual(["add", "times"]);
		expect(found({ state: "learning" })).toEqual(["times"]);
		expect(found({ state: "learning", text: "time", domain: "MD" })).toEqual([]);
	});
});

test("groups begin with the own grade", () => {
	const groups = groupSkills(all, 4).map(
		({ grade, domain, skills }) => `${grade} ${domain} ${skills.length}`,
	);
	expect(groups).toEqual(["4 OA 1", "3 OA 2", "3 MD 1"]);
});

test("the board shows what is begun and fills up with what comes first", () => {
	const begun = { ...share, is_begun: true };
	const of = (most: number) =>
		firstTiles([add, { ...times, is_begun: false }, time, begun], most).map(({ id }) => id);
	expect(of(2)).toEqual(["add", "share"]);
	expect(of(1)).toEqual(["share"]);
	expect(of(9)).toEqual(["add", "times", "time", "share"]);
});

test("a skill knows what it builds on and what it leads to", () => {
	const around = aroundEach(all).get("times");
	expect(around?.below.map(({ id }) => id)).toEqual(["add"]);
	expect(around?.above.map(({ id }) => id)).toEqual(["share"]);
});

describe("the map", () => {
	test("draws a line from right to left edge for each prerequisite, and a band for each grade", () => {
		const { nodes, edges, bands, width, height } = layoutOf(all);
		expect(edges.map(({ from, to }) => `${from}>${to}`)).toEqual(["add>times", "times>share"]);
		expect(bands.map(({ grade }) => grade)).toEqual([3, 4]);
		for (const { x, y } of nodes) {
			expect(x + nodeSize.width).toBeLessThan(width);
			expect(y + nodeSize.height).toBeLessThan(height);
		}
		const [first, second] = nodes;
		expect(first?.y).toBeGreaterThan(second?.y ?? Number.NaN);
	});
	test("breaks names between words", () => {
		const [node] = layoutOf([skill("x", { name: "Missing number in times and divide" })]).nodes;
		expect(node?.lines).toEqual(["Missing number in", "times and divide"]);
	});
	test("arrows follow the lines, and where there is none lead to what is nearest", () => {
		expect(neighbourOf(all, "add", "ArrowRight")).toBe("times");
		expect(neighbourOf(all, "times", "ArrowLeft")).toBe("add");
		expect(neighbourOf(all, "times", "ArrowDown")).toBe("time");
		expect(neighbourOf(all, "time", "ArrowUp")).toBe("times");
		expect(neighbourOf(all, "time", "ArrowRight")).toBe("share");
		expect(neighbourOf(all, "time", "ArrowLeft")).toBe("add");
		expect(neighbourOf(all, "share", "ArrowRight")).toBeNull();
		expect(neighbourOf(all, "share", "Tab")).toBeNull();
	});
});

describe("a stage", () => {
	test("has the name of its state and a filling", () => {
		const stages = ["unknown", "learning", "nearly", "mastered", "due_for_review"] as const;
		const begun = stages.map((stage) => ({ stage, is_begun: true, looks_known: false }));
		expect(begun.map(standingName)).toEqual([
			"Learning",
			"Learning",
			"Nearly there",
			"Mastered",
			"Mastered, review due",
		]);
		expect(begun.map(fillOf)).toEqual(begun.map(fillOf).toSorted());
		expect(standingName({ stage: "unknown", is_begun: false, looks_known: false })).toBe("Not started");
		const placed = { stage: "unknown", is_begun: false, looks_known: true } as const;
		expect(standingName(placed)).toBe("Not started, looks known");
		expect(whyStage(placed, { finished_count: 0, latest: { count: 0, first_try: 0 } })).toMatch(
			/may know this/,
		);
		expect(fillOf({ stage: "unknown", is_begun: false })).toBe(0);
	});
	test("is explained with the learner's own numbers, and not judged before there is enough", () => {
		const nothing = { finished_count: 0, latest: { count: 0, first_try: 0 } };
		expect(whyStage({ stage: "unknown", is_begun: false, looks_known: false }, nothing)).toBe(
			"You have not practiced this yet.",
		);
		const few = { finished_count: 2, latest: { count: 2, first_try: 0 } };
		expect(whyStage({ stage: "unknown", is_begun: true, looks_known: false }, few)).toMatch(
			/^2 questions so far/,
		);
		const some = { finished_count: 14, latest: { count: 10, first_try: 7 } };
		expect(whyStage({ stage: "nearly", is_begun: true, looks_known: false }, some)).toMatch(
			/^7 of your last 10 questions/,
		);
	});
});

test("a tile differs from its neighbour in figure and colour", () => {
	for (let place = 0; place < 60; place += 1) {
		expect(tileAt(place).kind).not.toBe(tileAt(place + 1).kind);
		expect(tileAt(place).color).not.toBe(tileAt(place + 1).color);
	}
});

test("what is celebrated is named, and several skills share one word", () => {
	const mastered = (name: string) => ({ kind: "skill_mastered", id: name, skill_id: name, name }) as const;
	const goal = { kind: "goal_reached", id: "", count: 1 } as const;
	const streak = { kind: "streak", id: "", days: 7 } as const;
	expect(cheersOf([goal, streak, mastered("Area")]).map(({ title }) => title)).toEqual([
		"Today’s goal is reached.",
		"Streak: 7 days",
		"You mastered “Area”.",
	]);
	expect(cheersOf([mastered("Area"), mastered("Angles")])).toEqual([
		{ kind: "skill_mastered", title: "You mastered 2 skills.", text: "Area, Angles" },
	]);
	expect(cheersOf([goal])[0]?.text).toMatch(/^1 question today/);
	expect(cheersOf([])).toEqual([]);
});
