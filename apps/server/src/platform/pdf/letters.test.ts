import { homeActivities } from "@learnin/curriculum/home-activities/home-activities";
import { LANGUAGES } from "@learnin/domain/texts/languages";
import { expect, test } from "vitest";
import { say } from "../languages/say.ts";
import { canPrint } from "./letters.ts";

test.each(LANGUAGES)("a PDF has every letter of every home activity in $name", ({ code }) => {
	const texts = homeActivities.flatMap(({ title, needs, steps, ask, because }) =>
		[title, needs, ...steps, ask, because].map((text) => say(code, text)),
	);
	expect(texts.length).toBeGreaterThan(1_000);
	expect(texts.filter((text) => !canPrint(text))).toEqual([]);
});

test("detects a letter that none of our fonts has", () => {
	expect(canPrint("2⁵ ÷ √9 → π")).toBe(true);
	expect(canPrint("李雷")).toBe(false);
});
