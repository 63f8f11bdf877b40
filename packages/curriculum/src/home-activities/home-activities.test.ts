import { readFileSync } from "node:fs";
import { LANGUAGES } from "@learnin/domain/texts/languages";
import { expect, test } from "vitest";
import { skillById, skills } from "../skills/skills.ts";
import { homeActivities, homeActivityFor } from "./home-activities.ts";

test("every skill has exactly one activity, and every activity belongs to skills of one grade", () => {
	expect(skills.filter(({ id }) => homeActivityFor(id) === undefined).map(({ id }) => id)).toEqual([]);
	const named = homeActivities.flatMap((activity) => activity.skills);
	expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
	expect(named.filter((id) => skillById(id) === undefined)).toEqual([]);
	for (const activity of homeActivities)
		expect(new Set(activity.skills.map((id) => skillById(id)?.grade)).size, activity.title).toBe(1);
});

test("there are many, and at most three skills share one", () => {
	expect(homeActivities.length).toBeGreaterThanOrEqual(90);
	expect(homeActivities.filter((activity) => activity.skills.length > 3)).toEqual([]);
});

test("no title, step, question or reason is used twice", () => {
	const texts = homeActivities.flatMap(({ title, steps, ask, because }) => [title, ...steps, ask, because]);
	expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test.each(homeActivities)("$title: short, whole sentences, one question", (activity) => {
	const { title, needs, steps, ask, because } = activity;
	expect(title.length).toBeLessThanOrEqual(40);
	expect(needs.length).toBeLessThanOrEqual(80);
	expect(steps.length).toBeGreaterThanOrEqual(2);
	expect(steps.length).toBeLessThanOrEqual(4);
	for (const text of [title, needs, ...steps, ask, because]) {
		expect(text).toBe(text.trim());
		expect(text).not.toContain("'");
	}
	expect(needs).toMatch(/^[a-z0-9]/);
	for (const step of steps) {
		expect(step.length).toBeLessThanOrEqual(130);
		expect(step).toMatch(/[.?!…]$/);
	}
	expect(ask).toMatch(/^[A-Z].*\?$/);
	expect(ask.length).toBeLessThanOrEqual(90);
	expect(because).toMatch(/^[A-Z0-9].*\.$/);
	expect(because.length).toBeLessThanOrEqual(110);
});

test("only uses things that every home has, and no brands", () => {
	const text = JSON.stringify(homeActivities);
	expect(text).not.toMatch(
		/\b(lego|duplo|uno|monopoly|post-it|google|amazon|youtube|netflix|m&m|cheerios|oreo|barbie|ikea|minecraft|learnin)\b/i,
	);
	expect(text).not.toMatch(/\b(dice|tablet|computer|app|website|litre|colour|centimetre|maths)\b/i);
});

const [, ...others] = LANGUAGES;

test.each(others)("$name translates every activity, in the same short form", ({ code }) => {
	const file = new URL(`../../texts/at-home/${code}.json`, import.meta.url);
	const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
	const said = homeActivities.flatMap(({ title, needs, steps, ask, because }) => [
		...[title, needs, ask, because].map((english) => ({ english, most: 125 })),
		...steps.map((english) => ({ english, most: 150 })),
	]);
	expect(new Set(Object.keys(texts))).toEqual(new Set(said.map(({ english }) => english)));
	const wrong = said.filter(({ english, most }) => {
		const other = texts[english] ?? "";
		const isSentence = /[.?!]$/.test(english) === /[.?!]$/.test(other);
		return other.trim() !== other || other === "" || other === english || other.length > most || !isSentence;
	});
	expect(wrong.map(({ english }) => english)).toEqual([]);
	// The question is a question there too.
	expect(
		homeActivities.filter(({ ask }) => texts[ask]?.endsWith("?") !== true).map(({ ask }) => ask),
	).toEqual([]);
});
