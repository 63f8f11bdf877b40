import { checkQuestion } from "@learnin/domain/question/check-question";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { statesAnswer } from "@learnin/domain/question/plain-text";
import type { Question } from "@learnin/domain/question/question";
import { describe, expect, test } from "vitest";
import { golden } from "../testing/golden/golden.ts";
import { judgedAnswers } from "../testing/judged-answers.ts";
import { givenAnswer } from "../testing/second-way.ts";
import { secondWays } from "../testing/second-ways/second-ways.ts";
import { generatorFor, generators } from "./generators.ts";

const DIFFICULTIES: Difficulty[] = [1, 2, 3, 4, 5];
const SEEDS = 300;

describe.each(generators)("$skill_id", (generator) => {
	const questions = DIFFICULTIES.flatMap((difficulty) =>
		Array.from({ length: SEEDS }, (_, seed) => generator.generate(seed, difficulty)),
	);

	test("makes questions without faults", () => {
		for (const question of questions) expect(checkQuestion(question), question.prompt).toEqual([]);
	});

	test("has the key that a second way finds, and no other option or mistake fits", () => {
		const fits = secondWays[generator.skill_id];
		expect(fits).toBeDefined();
		for (const question of questions)
			for (const answer of judgedAnswers(question))
				expect(
					fits?.(question, givenAnswer(answer.texts)),
					`${question.prompt} ${answer.texts.join("; ")}`,
				).toBe(answer.fits);
	});

	test("is as complete as a learner needs", () => {
		for (const question of questions) {
			const right = judgedAnswers(question).find(({ fits }) => fits)?.texts[0] ?? "";
			expect(statesAnswer(question.explanation, right), `${question.explanation} (${right})`).toBe(true);
			expect(wordsOf(question).join(" ")).not.toMatch(/undefined|NaN|null|\[object|Infinity/);
			if (question.question_type === "SELECT_ONE") expect(question.options.length).toBeGreaterThanOrEqual(3);
		}
		expect(questions.filter(({ known_mistakes }) => known_mistakes.length > 0).length).toBeGreaterThan(
			SEEDS * 4,
		);
	});

	test("draws figures by the rules of figures", () => {
		for (const { figure } of questions) {
			if (figure === undefined) continue;
			expect(figure.alt).toMatch(/^[A-Z].*\.$/);
			const colours = [...figure.svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(
				([, colour]) => colour ?? "",
			);
			for (const colour of new Set(colours)) expect(colour).toMatch(ALLOWED);
		}
	});

	test("varies", () => {
		for (const difficulty of DIFFICULTIES) {
			const prompts = new Set(
				questions.slice((difficulty - 1) * SEEDS, difficulty * SEEDS).map((q) => q.prompt + q.figure?.alt),
			);
			expect(prompts.size).toBeGreaterThanOrEqual(15);
		}
	});

	test("makes the same question for ever", () => {
		const sample = DIFFICULTIES.flatMap((difficulty) =>
			[1, 7, 2 ** 31, 987_654_321].map((seed) => generator.generate(seed, difficulty)),
		);
		// Differs? Then attempts would point at questions that no longer exist: raise the version.
		expect(fingerprint(JSON.stringify(sample))).toBe(golden[`${generator.skill_id}@${generator.version}`]);
	});
});

test("the right option is found at every place", () => {
	const generator = generatorFor("multiply-facts-hard");
	const places = Array.from({ length: 200 }, (_, seed) => generator?.generate(seed, 3)).map((question) =>
		question?.question_type === "SELECT_ONE" ? question.key.option_id : "",
	);
	for (const id of ["a", "b", "c", "d"])
		expect(places.filter((place) => place === id).length).toBeGreaterThan(25);
});

test("a skill without a generator has none", () => {
	expect(generatorFor("no-such-skill")).toBeUndefined();
});

const ALLOWED = /^var\(--(fig-(sky|gold|mint|coral|lilac)|surface-[23]|ink|ink-2|border-strong)\)$/;

function wordsOf(question: Question): string[] {
	const { prompt, hints, explanation, known_mistakes, figure } = question;
	return [
		prompt,
		...hints,
		explanation,
		...known_mistakes.flatMap((m) => [m.answer, m.feedback]),
		figure?.svg ?? "",
		figure?.alt ?? "",
	];
}

/** FNV-1a, 32 bit. */
function fingerprint(text: string): string {
	let state = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
	return (state >>> 0).toString(16).padStart(8, "0");
}
