import { expect, test } from "vitest";
import { foldRepeats } from "./fold-repeats.ts";

const wrong = {
	verdict: "incorrect",
	known_mistake: null,
	not_simplest: false,
	is_repeat: false,
	right_count: null,
	part_count: null,
	right_parts: null,
	comment: null,
} as const;

const given = (text: string, is_repeat = false, hints_opened = 0) => ({
	kind: "answer" as const,
	feedback: { ...wrong, is_repeat },
	answer: { html: text, spoken: text },
	hints_opened,
	twin_opened: false,
	active_ms: 2000,
});

const folded = (...attempts: ReturnType<typeof given>[]) =>
	foldRepeats(attempts).map(({ attempt, times }) => [attempt.answer.html, times, attempt.active_ms]);

test("the same wrong answer in a row is one line, with its time", () => {
	expect(folded(given("7"), given("7", true), given("7", true), given("7", true), given("8"))).toEqual([
		["7", 4, 8000],
		["8", 1, 2000],
	]);
});

test("an answer given again later, or after a hint, has its own line", () => {
	expect(folded(given("7"), given("8"), given("7", true), given("7", true, 1))).toEqual([
		["7", 1, 2000],
		["8", 1, 2000],
		["7", 1, 2000],
		["7", 1, 2000],
	]);
});
