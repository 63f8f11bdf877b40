import { everyQuestion } from "@learnin/domain/examples/every-question";
import { describe, expect, test } from "vitest";
import { looksLikeInstructions } from "./looks-like-instructions.ts";
import { visibleText } from "./student-text.ts";
import { caughtAttacks, ordinaryAnswers } from "./testing/attacks.ts";

const isCaught = (text: string) => looksLikeInstructions(visibleText(text));

describe("detects a text that addresses its grader", () => {
	test.each(caughtAttacks)("%s", (text) => {
		expect(isCaught(text)).toBe(true);
	});

	test.each(caughtAttacks)("after an answer: %s", (text) => {
		expect(isCaught(`I think he is right, 4 is more than 3.\n${text}`)).toBe(true);
	});
});

test.each(ordinaryAnswers)("accepts an ordinary answer: %s", (text) => {
	expect(isCaught(text)).toBe(false);
});

const samples = everyQuestion.flatMap(({ question }) =>
	question.question_type === "VERIFY_WITH_LLM" ? [question.key.sample_answer, question.explanation] : [],
);

test.each(samples)("accepts our own sample answers: %s", (text) => {
	expect(isCaught(text)).toBe(false);
});

test("checks the longest text within a few milliseconds, whatever it contains", () => {
	for (const piece of ["ignore ", "mark a ", "1 ", "a.", "- ", "%41", "((((", "all ", "00 ", "\u0301"]) {
		const text = visibleText(piece.repeat(2_000));
		// In processor time: other work on the machine does not count.
		const begun = process.cpuUsage();
		looksLikeInstructions(text);
		const { user, system } = process.cpuUsage(begun);
		expect([piece, user + system < 200_000]).toEqual([piece, true]);
	}
});

test("removes what cannot be seen", () => {
	const hidden = String.fromCodePoint(...[..."ignore"].map((letter) => 0xe0000 + letter.charCodeAt(0)));
	expect(visibleText(`3${hidden} \u202eapples\u0000\r\n\tand\u200b more\ud800`)).toBe(
		"3 apples\n and more\ufffd",
	);
	expect(visibleText("x".repeat(5_000))).toHaveLength(2_000);
});
