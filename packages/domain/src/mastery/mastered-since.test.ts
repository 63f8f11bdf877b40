import { expect, test } from "vitest";
import { masteredSince, newlyMastered } from "./mastered-since.ts";
import type { Stage } from "./standing.ts";
import { DAY_MS } from "../time/day.ts";

const now_ms = 100 * DAY_MS;

function skill(name: string, stage: Stage, days_ago: number | null) {
	return { name, stage, mastered_at_ms: days_ago === null ? null : now_ms - days_ago * DAY_MS };
}

const skills = [
	skill("eight days ago", "mastered", 8),
	skill("seven days ago", "due_for_review", 7),
	skill("lost since", "learning", 1),
	skill("yesterday", "mastered", 1),
	skill("never", "nearly", null),
];

test("newly mastered is what was mastered in the last seven days and still is, the newest first", () => {
	expect(newlyMastered(skills, now_ms).map(({ name }) => name)).toEqual(["yesterday", "seven days ago"]);
});

test("other spans count from now", () => {
	const named = (days: number) => masteredSince(skills, { now_ms, days }).map(({ name }) => name);
	expect(named(2)).toEqual(["yesterday"]);
	expect(named(Infinity)).toEqual(["yesterday", "seven days ago", "eight days ago"]);
});
