import { homeActivities } from "@learnin/curriculum/home-activities/home-activities";
import { LANGUAGES } from "@learnin/domain/texts/languages";
import { expect, test } from "vitest";
import { say } from "../languages/say.ts";
import { canPrint } from "./letters.ts";

test.each(LANGUAGES)("a paper has every letter of every activity at home in $name", ({ code }) => {
	const texts = homeActivities.flatMap(({ title, needs, steps, ask, because }) =>
		[title, needs, ...steps, ask, because].map((text) => say(code, text)),
	);
	expect(texts.length).toBeGreaterThan(1_000);
	expect(texts.filter((text) => !canPrint(text))).toEqual([]);
});

test("a letter that no font of ours has is known", () => {
	expect(canPrint("2⁵ ÷ √9 → π")).toBe(true);
	expect(canPrint("李雷")).toBe(false);
});
