import type { Question, QuestionByType } from "@learnin/domain/question/question";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import { expect, test } from "vitest";
import type { Generator } from "../generators/generator.ts";
import { generators } from "../generators/generators.ts";
import { DIFFICULTIES } from "../testing/check-generator.ts";
import type { Lesson, SmallQuestion } from "./lesson.ts";
import { lessonLike, makeLesson } from "./make-lesson.ts";
import { startedSteps } from "./started-steps.ts";

/** Enough for each kind of question that a skill has. */
const SEEDS = 40;
/** Every lesson is made from 160 candidates, which takes too long for all skills: an audit tries all. */
const EVERY = process.env["AUDIT"] === "full" ? 1 : 6;

/** The first question of each type that a lesson can be opened from. */
function questionsOf(generator: Generator): Question[] {
	const first = new Map<string, Question>();
	for (let seed = 0; seed < SEEDS; seed += 1) {
		const question = generator.generate(seed, DIFFICULTIES[seed % DIFFICULTIES.length] ?? 1);
		const { question_type } = question;
		if (question_type !== "VERIFY_WITH_LLM" && !first.has(question_type)) first.set(question_type, question);
	}
	return [...first.values()];
}

test("a lesson opened from a question asks about its steps, and for nothing that is shown", {
	timeout: 300_000,
}, () => {
	const lessons = generators
		.filter((_, at) => at % EVERY === 0)
		.flatMap((generator) =>
			questionsOf(generator).flatMap(
				(question) => makeLesson(generator.skill_id, lessonLike(generator.skill_id, question)) ?? [],
			),
		);
	expect(lessons.length).toBeGreaterThan(150);
	for (const lesson of lessons) {
		const { skill_id, seed, steps } = lesson;
		expect(
			steps.some(({ check }) => check !== undefined),
			`${skill_id} ${seed}`,
		).toBe(true);
		expect(askedAgain(lesson), `${skill_id} ${seed}`).toEqual([]);
		expect(
			steps.find(({ text }) => text.includes("All the pairs")),
			`${skill_id} ${seed}`,
		).toBeUndefined();
	}
	const steps = lessons.flatMap((lesson) => lesson.steps);
	expect(steps.filter(({ check }) => check === undefined).length / steps.length).toBeLessThan(0.03);
});

/** The pairs and options that a small question asks for although an earlier step shows them. */
function askedAgain({ example, steps }: Lesson): string[] {
	return steps.flatMap(({ check }, at) => {
		const shown = plain(
			steps
				.slice(0, at)
				.map(({ text }) => text)
				.join(" "),
		);
		const asked = partOf(example.question, check);
		return asked.filter((text) => shown.includes(plain(text)));
	});
}

function plain(text: string): string {
	return toPlainText(text).toLowerCase();
}

/** How a step would show the part of the answer that is asked for. */
function partOf(question: Question, check: SmallQuestion | undefined): string[] {
	const right = check?.choices[check.right];
	if (right === undefined || !("answer" in right)) return [];
	const { answer } = right;
	if (question.question_type === "SELECT_ALL" && answer.question_type === "SELECT_ALL")
		return question.options.filter(({ id }) => answer.option_ids.includes(id)).map(({ label }) => label);
	if (question.question_type !== "MATCH_THE_FOLLOWING" || answer.question_type !== "MATCH_THE_FOLLOWING")
		return [];
	return Object.entries(answer.answer_dict).flatMap(([id, match]) => {
		const left = question.left_options.find((option) => option.id === id)?.label ?? "";
		const label = question.right_options.find((option) => option.id === match)?.label ?? "";
		return [`${left}: ${label}`, `${left} ${label}`, `${left} = ${label}`];
	});
}

test("a matching question to finish has one pair worked out, and at least half of them are left", () => {
	let count = 0;
	let started = 0;
	for (const generator of generators)
		for (let seed = 0; seed < SEEDS / 2; seed += 1) {
			const question = generator.generate(seed, DIFFICULTIES[seed % DIFFICULTIES.length] ?? 1);
			if (question.question_type !== "MATCH_THE_FOLLOWING") continue;
			const steps = startedSteps(question);
			count += 1;
			if (steps.length === 0) continue;
			started += 1;
			const where = `${generator.skill_id} ${seed}: ${steps.join(" | ")}`;
			expect(steps.length, where).toBeLessThanOrEqual(3);
			expect(matchesIn(steps.join(" "), question), where).toBeGreaterThan(0);
			expect(pairsIn(steps.join(" "), question), where).toBeLessThanOrEqual(question.left_options.length / 2);
		}
	expect(started / count).toBeGreaterThan(0.95);
});

type Matching = QuestionByType["MATCH_THE_FOLLOWING"];

/** How many texts that belong to a thing are said; numbers also with their units. */
function matchesIn(text: string, question: Matching): number {
	const said = plain(text);
	return labelsOf(question).filter(({ right }) => right !== "" && said.includes(plain(right))).length;
}

/** How many pairs are told with both of their sides. */
function pairsIn(text: string, question: Matching): number {
	const said = plain(text);
	const named = labelsOf(question).filter(({ left }) => left !== "" && said.includes(plain(left)));
	return named.filter(({ right }) => right !== "" && said.includes(plain(right))).length;
}

function labelsOf({ left_options, right_options, key }: Matching) {
	return left_options.map(({ id, label }) => ({
		left: label,
		right: right_options.find((option) => option.id === key.answer_dict[id])?.label ?? "",
	}));
}
