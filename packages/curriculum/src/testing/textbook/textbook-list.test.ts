import { readNumber } from "@learnin/domain/grading/read-answer";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { expect, test } from "vitest";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { FillOneQuestion } from "@learnin/domain/question/question";
import { generatorFor } from "../../generators/generators.ts";
import { textbookErrors } from "../../kit/textbook/textbook-errors.ts";
import type { Value } from "../../kit/value.ts";
import { textbookList } from "./textbook-list.ts";
import type { TextbookTask } from "./textbook-task.ts";

const MIN_RECOGNIZED = 0.9;
const MIN_LISTED = 150;

/** The right answer in the list as a value of the kit. */
function valueOf({ right, task }: TextbookTask): Value {
	const answer_type = right.includes(" ")
		? "MIXED_FRACTION"
		: right.includes("/")
			? "SIMPLE_FRACTION"
			: right.includes(".") || /\d\.\d|rounded to the nearest (?:tenth|whole)/.test(task)
				? "FLOAT"
				: "INTEGER";
	return typedValue(right, answer_type);
}

function typedValue(entry: string, answer_type: Value["answer_type"]): Value {
	const [numerator = 0n, denominator = 1n] = worthOf(entry);
	return { entry, shown: entry, answer_type, worth: [Number(numerator), Number(denominator)] };
}

function worthOf(entry: string): [bigint, bigint] | [] {
	const read = readNumber(entry);
	return read.readable ? [read.number.value.numerator, read.number.value.denominator] : [];
}

function isSame(one: string, other: string): boolean {
	const [a, b] = [readNumber(one), readNumber(other)];
	return a.readable && b.readable && isEqual(a.number.value, b.number.value);
}

test("at least nine in ten of the wrong entries listed by textbooks are recognized", () => {
	const entries = textbookList.flatMap((task) => {
		const known = textbookErrors(task.task, valueOf(task)).map(([, { entry }]) => entry);
		return Object.entries(task.wrong).map(([wrong, did]) => ({
			told: `${task.skill}: ${task.task} = ${wrong} (${did})`,
			isKnown: known.some((entry) => isSame(entry, wrong)),
		}));
	});
	const missed = entries.filter(({ isKnown }) => !isKnown).map(({ told }) => told);
	expect(entries.length).toBeGreaterThan(MIN_LISTED);
	expect(1 - missed.length / entries.length, missed.join("\n")).toBeGreaterThanOrEqual(MIN_RECOGNIZED);
});

/** Typed questions of a skill with a bare formula as their task, each with that formula. */
function bareQuestions(skill: string): [FillOneQuestion, task: string][] {
	const drawn = Array.from({ length: 40 }, (_, seed) =>
		generatorFor(skill)?.generate(seed, ((seed % 5) + 1) as Difficulty),
	);
	return drawn.flatMap((question): [FillOneQuestion, string][] =>
		question?.question_type === "FILL_ONE"
			? [...question.prompt.matchAll(/\$[^$]*\$/g)].map(([task]) => [question, task])
			: [],
	);
}

test("the questions of these skills have the textbook errors for their own numbers", () => {
	const skills = [...new Set(textbookList.map(({ skill }) => skill))];
	const found = skills.flatMap(bareQuestions).flatMap(([question, task]) => {
		const [right = ""] = question.key.answers;
		const known = question.known_mistakes.map(({ answer }) => answer);
		return textbookErrors(task, typedValue(right, question.answer_type))
			.filter(([, { entry }]) => !isSame(entry, right))
			.map(([{ id }, { entry }]) => ({
				told: `${task} = ${entry} (${id})`,
				isKnown: known.some((answer) => isSame(answer, entry)),
			}));
	});
	const missed = found.filter(({ isKnown }) => !isKnown).map(({ told }) => told);
	expect(found.length).toBeGreaterThan(800);
	expect(1 - missed.length / found.length, missed.slice(0, 40).join("\n")).toBeGreaterThanOrEqual(
		MIN_RECOGNIZED,
	);
});
