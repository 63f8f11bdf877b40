import type { Question } from "@learnin/domain/question/question";
import { statesAnswer } from "@learnin/domain/question/text/plain-text";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import { describe, expect, test } from "vitest";
import { generatorFor, generators } from "../generators/generators.ts";
import { skillById } from "../skills/skills.ts";
import { lastEquation } from "./equations.ts";
import type { IdeaFrame } from "./ideas/idea.ts";
import { IDEAS, ideaFrames } from "./ideas/ideas.ts";
import type { Choice, Lesson, SmallQuestion } from "./lesson.ts";
import { makeLesson } from "./make-lesson.ts";
import { picturesOfStep } from "./pictures/of-steps.ts";
import { showsIdea } from "./pictures/shows-idea.ts";
import { slipsOf } from "./asking/slips.ts";
import { valueOfAnswer } from "./written-numbers.ts";

/** The idea before the worked steps, and the final question after them. */
const STEPS_AROUND = 2;

/** Families read "That’s": in formulas a straight one is a prime. */
const STRAIGHT_APOSTROPHE = /[a-z]'[a-z]/i;

/** "1 tenths", "$3 - 2 = 1$ units". */
const MANY_OF_ONE =
	/(?<![\d.,{}:-])1\$? (?:\w+ths|thirds|wholes|parts|steps|dots|rows|columns|units|feet|inches|meters|dollars|degrees|tens|ones|hundreds|cubes|squares|crosses|values)\b/;

/** Numbers differ from lesson to lesson, and with them questions and pictures. */
const SEEDS = [0, 1, 2];

const made = new Map<string, Lesson | undefined>();

/** Each lesson is made once for all tests. */
function lessonOf(skill_id: string, seed: number): Lesson | undefined {
	const name = `${skill_id} ${seed}`;
	if (!made.has(name)) made.set(name, makeLesson(skill_id, seed));
	return made.get(name);
}

describe("the lesson of every skill asks something worth asking, and has a picture", () => {
	test.each(generators.map(({ skill_id }) => skill_id))("%s", (skill_id) => {
		for (const seed of SEEDS) {
			const lesson = lessonOf(skill_id, seed);
			if (lesson === undefined) throw new Error("no lesson");
			expect(faultsOf(lesson), `seed ${seed}`).toEqual([]);
		}
	});
});

function faultsOf({ idea, frames, steps, example, practice }: Lesson): string[] {
	const faults: string[] = [];
	const check = (isFault: boolean, fault: string) => isFault && faults.push(fault);
	const length = steps.length + STEPS_AROUND;
	check(steps.length < 2, "an example of one step");
	check(length > 6, `${length} steps`);
	check(
		[idea, ...steps.map(({ text }) => text)].some((text) => text.trim() === ""),
		"an empty step",
	);
	check(
		steps.some(({ text }) => text.startsWith(idea)),
		"a step said before the first",
	);
	check(frames.length < 2, "no idea");
	check(
		[example, practice].some(({ question }) => question.question_type === "VERIFY_WITH_LLM"),
		"a question that a program cannot grade",
	);
	check(whatIsAsked(practice.question) === whatIsAsked(example.question), "the same question twice");
	const pictures = [
		...frames,
		...steps.flatMap((step) => step.pictures),
		...[example.question.figure ?? []].flat(),
	];
	check(pictures.length === 0, "no picture");
	check(!steps.some(({ check: asked }) => asked !== undefined), "no question at any step");
	for (const { text, check: asked } of steps) {
		if (asked === undefined) continue;
		const choices = asked.choices.map((choice) => JSON.stringify(choice));
		check((asked.asked?.split("\\square").length ?? 0) > 2, `two boxes before: ${text}`);
		check(choices.length < 2, `nothing to choose before: ${text}`);
		check(new Set(choices).size < choices.length, `a choice twice before: ${text}`);
		check(choices[asked.right] === undefined, `no right choice before: ${text}`);
		check(/undefined|NaN|null/.test(`${asked.asked ?? ""} ${choices.join(" ")}`), `nonsense before: ${text}`);
	}
	return faults;
}

describe("an idea grows and describes each state", () => {
	test.each(Object.keys(IDEAS))("%s", (skill_id) => {
		expect(generatorFor(skill_id)).toBeDefined();
		for (let seed = 0; seed < 30; seed += 1) {
			const frames = ideaFrames(skill_id, seed);
			expect(frames.length).toBeGreaterThan(1);
			expect(new Set(frames.map(({ figure }) => figure.svg)).size).toBeGreaterThan(1);
			for (const { text, figure } of frames) {
				expect(text).not.toMatch(/undefined|NaN|null/);
				expect(text).not.toMatch(STRAIGHT_APOSTROPHE);
				expect(text).not.toMatch(MANY_OF_ONE);
				expect(figure.alt).not.toMatch(/undefined|NaN|null/);
				expect(figure.svg).not.toMatch(/undefined|NaN/);
				for (const equation of allEquations(text)) expect(equation).toBe(true);
			}
		}
	});
});

/** The denominators of a grade's standards. */
const DENOMINATORS: Readonly<Record<number, readonly string[]>> = {
	2: [],
	3: ["1", "2", "3", "4", "6", "8"],
	4: ["1", "2", "3", "4", "5", "6", "8", "10", "12", "100"],
};

const inGrades2To4 = Object.keys(IDEAS).filter((id) => (skillById(id)?.grade ?? 0) <= 4);

test.each(inGrades2To4)("the idea of %s has only fractions of its grade", (skill_id) => {
	for (let seed = 0; seed < 30; seed += 1)
		for (const { text } of ideaFrames(skill_id, seed))
			for (const [, denominator = ""] of text.matchAll(/dfrac\{\d+\}\{(\d+)\}/g))
				expect(DENOMINATORS[skillById(skill_id)?.grade ?? 0]).toContain(denominator);
});

/** The value of a choice that is a number. */
function valueOfChoice(choice: Choice): number {
	if ("text" in choice) return valueOfAnswer(choice.text.replaceAll(/[$]|\{,\}/g, ""));
	return choice.answer.question_type === "FILL_ONE" ? valueOfAnswer(choice.answer.text) : Number.NaN;
}

test("neither the place nor the size of a choice tells that it is the right one", () => {
	const places = [0, 0, 0];
	const words = { count: 0, longest: 0, shortest: 0 };
	let asked = 0;
	for (const { skill_id } of generators)
		for (const seed of SEEDS)
			for (const { check } of lessonOf(skill_id, seed)?.steps ?? []) {
				const values = check?.choices.map(valueOfChoice) ?? [];
				if (check !== undefined) countLengths(check, words);
				if (check === undefined || values.length !== places.length || values.some(Number.isNaN)) continue;
				const right = values[check.right] ?? 0;
				expect(values).toEqual(values.toSorted((a, b) => a - b));
				places[values.filter((value) => value < right).length]! += 1;
				asked += 1;
			}
	expect(asked).toBeGreaterThan(500);
	for (const count of places) {
		expect(count / asked).toBeGreaterThan(0.2);
		expect(count / asked).toBeLessThan(0.45);
	}
	expect(words.count).toBeGreaterThan(150);
	expect(words.longest / words.count).toBeLessThan(0.4);
	expect(words.shortest / words.count).toBeLessThan(0.4);
});

/** What is asked, with the choices and what is said about them. */
function saidBy(check: SmallQuestion | undefined): string {
	return JSON.stringify([check?.asked, check?.choices, check?.feedback]);
}

test("second graders are not asked about products", () => {
	for (const { skill_id } of generators.filter((each) => skillById(each.skill_id)?.grade === 2))
		for (const seed of SEEDS)
			for (const { check } of lessonOf(skill_id, seed)?.steps ?? [])
				expect(saidBy(check), skill_id).not.toMatch(/\\\\times|\bmultiply|\bproduct/);
});

test("no whole answer is asked for after steps that say all its parts, and no card that a list has named", () => {
	for (const { skill_id } of generators)
		for (const seed of SEEDS) {
			const { example, steps = [] } = lessonOf(skill_id, seed) ?? {};
			for (const [at, { check }] of steps.entries()) {
				const told = steps.slice(0, at).map(({ text }) => text);
				expect(example && toldAnswers(example.question, check, told), `${skill_id} ${seed}`).toEqual([]);
			}
		}
});

/** Answers that are asked for although the steps before say them. */
function toldAnswers(
	question: Question,
	check: SmallQuestion | undefined,
	told: readonly string[],
): string[] {
	const right = check?.choices[check.right];
	if (right === undefined || told.length === 0) return [];
	if ("text" in right)
		return check?.asked?.startsWith("Which card") === true ? listedIn(right.text, told) : [];
	const { answer } = right;
	if (answer.question_type === "FILL_MULTIPLE")
		return answer.answer_list.every((part) => told.some((step) => statesAnswer(step, part))) ? ["all"] : [];
	if (answer.question_type !== "LABELED_INPUT" || question.question_type !== "LABELED_INPUT") return [];
	const cards = question.labels.filter(
		({ id, choices }) => choices !== undefined && id in answer.answer_dict,
	);
	return cards.flatMap(({ label }) => listedIn(label, told));
}

/** "Always: Rhombus, Square." */
function listedIn(card: string, told: readonly string[]): string[] {
	return told.some((step) => / ?[A-Z][a-z ]+: /.test(step) && step.includes(card)) ? [card] : [];
}

test("only few steps are shown without a question", () => {
	const steps = generators.flatMap(({ skill_id }) => lessonOf(skill_id, 0)?.steps ?? []);
	const shown = steps.filter(({ check }) => check === undefined);
	expect(shown.length / steps.length).toBeLessThan(0.03);
});

/** Counts a question with three choices of words, and whether its length tells the right one. */
function countLengths(
	{ choices, right }: SmallQuestion,
	words: { count: number; longest: number; shortest: number },
): void {
	const lengths = choices.map((choice) => ("text" in choice ? choice.text.length : 0));
	if (choices.length !== 3 || lengths.includes(0) || !/[a-z]{3}/.test(JSON.stringify(choices))) return;
	const others = lengths.toSpliced(right, 1);
	words.count += 1;
	if (Math.max(...others) < (lengths[right] ?? 0)) words.longest += 1;
	if (Math.min(...others) > (lengths[right] ?? 0)) words.shortest += 1;
}

test("a number among wrong answers does not tell the answer: it is asked after the step", () => {
	const { steps = [] } = makeLesson("round-10-100", 0) ?? {};
	expect(steps[0]?.text).toMatch(/is between/);
	expect(steps[0]?.check?.asked).not.toBeNull();
	expect(steps.at(-1)?.check?.asked).toBeNull();
});

test("the same seed makes the same lesson, the next seed another one", () => {
	const [first, again, next] = [0, 0, 1].map((seed) => makeLesson("subtract-within-100", seed));
	expect(first).toEqual(again);
	expect(next?.example.question).not.toEqual(first?.example.question);
});

describe("the example and the question after it are solved as the idea is", () => {
	test.each(generators.map(({ skill_id }) => skill_id))("%s", (skill_id) => {
		for (let seed = 0; seed < 8; seed += 1) {
			const { example, practice } = lessonOf(skill_id, seed) ?? {};
			for (const each of [example, practice])
				expect(
					each && showsIdea(skill_id, each.question),
					`seed ${seed}: ${each?.question.explanation}`,
				).toBe(true);
			expect(practice?.question.explanation, `seed ${seed}`).not.toBe(example?.question.explanation);
		}
	});
});

/** Their subject is a table. */
const ONLY_TABLES: ReadonlySet<string> = new Set(["read-write-multidigit", "two-way-tables"]);

test("an idea is more than a table, except where tables are what is learned", () => {
	const isTable = (frame: IdeaFrame) => frame.figure.alt.startsWith("A table with");
	const tables = Object.keys(IDEAS).filter((skill_id) => ideaFrames(skill_id, 0).every(isTable));
	expect(new Set(tables)).toEqual(ONLY_TABLES);
});

test("there is none without a generator", () => {
	expect(makeLesson("none", 0)).toBeUndefined();
});

test.each([
	["Together $5 \\times (4 + 5) = 20 + 25 = 45$.", "20 + 25", 45],
	["$7.6 + 1.5 = 9.1$", "7.6 + 1.5", 9.1],
	["Together: $2{,}190 + 365 = 2{,}555$.", "2{,}190 + 365", 2555],
	["$12 \\div 4 = 3$, so 3.", "12 \\div 4", 3],
])("the equation of %s", (step, source, result) => {
	const equation = lastEquation(step);
	expect(equation).toMatchObject({ source, result });
	const slips = equation === undefined ? [] : slipsOf(equation).map(({ value }) => value);
	expect(slips.length).toBeGreaterThan(1);
	// Counting one too many or too few tells nothing about the step.
	const unit = Number.isInteger(result) ? 1 : 0.1;
	for (const near of [-unit, 0, unit]) expect(slips).not.toContain(result + near);
});

test.each(["$x + 3 = 7$", "$26 \\div 6 = 4$", "It is 3 + 4 = 7.", "$\\frac{1}{2} + 1 = 2$"])(
	"%s is no equation of two plain numbers that is true",
	(step) => {
		expect(lastEquation(step)).toBeUndefined();
	},
);

test("sums have jumps that stop at the ten, products rows, fractions bars, sequences equal jumps", () => {
	const altsOf = (step: string) => picturesOfStep(step).map(({ alt }) => alt);
	expect(altsOf("$38 + 25 = 63$").at(-1)).toBe("A number line. From 38: + 20 to 58, + 2 to 60, + 3 to 63.");
	expect(altsOf("$42 - 15 = 27$").at(-1)).toBe("A number line. From 42: - 10 to 32, - 2 to 30, - 3 to 27.");
	expect(altsOf("$28 - 10 = 18$. $18 - 6 = 12$. Check: $12 + 16 = 28$.").at(-1)).toBe(
		"A number line. From 28: - 10 to 18, - 6 to 12.",
	);
	expect(altsOf("Check: $12 + 16 = 28$.").at(-1)).toContain("to 28.");
	expect(altsOf("$2 \\times 2 = 4$. $\\dfrac{2}{3} = \\dfrac{4}{6}$.").at(-1)).toContain("Bars");
	expect(altsOf("$\\dfrac{2}{4} = \\dfrac{6}{12}$ and $\\dfrac{2}{3} = \\dfrac{8}{12}$.")).toHaveLength(4);
	expect(altsOf("Numerators: $1 \\times 1 = 1$.")).toEqual([]);
	expect(altsOf("$3 \\times 6 = 18$")).toEqual([
		"1 row of 6 dots.",
		"2 rows of 6 dots, 12 in all.",
		"3 rows of 6 dots, 18 in all.",
	]);
	expect(altsOf("$12 \\div 4 = 3$")).toHaveLength(2);
	expect(altsOf("$30 \\times 60 = 1{,}800$")).toEqual([]);
	expect(altsOf("$\\dfrac{3}{8} + \\dfrac{4}{8} = \\dfrac{7}{8}$.").at(-1)).toBe(
		"Bars: 3 of 8 parts, 4 of 8 parts, 7 of 8 parts. 3/8 + 4/8 = 7/8.",
	);
	expect(altsOf("Each is 10 more: 250, 260, 270.")).toEqual([
		"A number line with jumps of 10: 250, 260.",
		"A number line with jumps of 10: 250, 260, 270.",
	]);
	expect(altsOf("Factors: 1, 3, 5, 15.")).toEqual([]);
});

test.each([
	["$979$ is between 970 and 980.", 3, "The middle is 975. 979 is to its right."],
	["$3{,}294$ is between $3{,}000$ and $4{,}000$.", 3, "The middle is 3,500. 3,294 is to its left."],
	["So $534 > 391$.", 1, "hundreds"],
	["$0.6 < 0.66$.", 3, "hundredths"],
])("%s is drawn in %i pictures", (step, count, said) => {
	const pictures = picturesOfStep(step);
	expect(pictures).toHaveLength(count);
	expect(pictures.at(-1)?.alt).toContain(said);
});

test.each(["$5 > 3$", "$12{,}345 < 12{,}354$", "It is between 3 and 4."])(
	"%s is not drawn by places",
	(step) => {
		expect(picturesOfStep(step)).toEqual([]);
	},
);

const TIMES = ["\\times", "*"] as const;

/** Whether each plain equation of a text is true. */
function allEquations(text: string): boolean[] {
	return [...text.matchAll(/\$([^$=]+)=([^$=]+)\$/g)].flatMap(([, left = "", right = ""]) => {
		const values = [left, right].map(valueOf);
		return values.includes(undefined) ? [] : [Math.abs((values[0] ?? 0) - (values[1] ?? 0)) < 1e-9];
	});
}

/** Evaluates sums, differences, products and quotients of numbers with precedence; undefined for anything else. */
function valueOf(side: string): number | undefined {
	const plain = side.replaceAll(TIMES[0], TIMES[1]).replaceAll("\\div", "/").replaceAll("{,}", "");
	if (!/^[\d\s.+\-*/]+$/.test(plain)) return undefined;
	const terms = plain.replaceAll(/\s/g, "").match(/[+-]?[^+-]+/g) ?? [];
	return terms.map(productOf).reduce((sum, term) => sum + term, 0);
}

function productOf(term: string): number {
	const [first = "", ...rest] = term.split(/(?=[*/])/);
	return rest.reduce((value, part) => {
		const by = Number(part.slice(1));
		return part.startsWith("*") ? value * by : value / by;
	}, Number(first));
}
