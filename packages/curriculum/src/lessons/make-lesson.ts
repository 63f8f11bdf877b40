import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Figure, Question } from "@learnin/domain/question/question";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import type { Generator } from "../generators/generator.ts";
import { generatorFor } from "../generators/generators.ts";
import { drawTwin, revealsAnswer } from "../repairs/draw-twin.ts";
import { skillById } from "../skills/skills.ts";
import { explanationSteps } from "../repairs/explanation-steps.ts";
import { listedPlace } from "./asking/ask-card.ts";
import { type AskedStep, askedSteps } from "./asking/asked-steps.ts";
import { MAX_STEPS, workedOut, workOf } from "./example-steps.ts";
import { ideaFrames } from "./ideas/ideas.ts";
import type { Lesson, LessonQuestion, LessonStep } from "./lesson.ts";
import { filledPictures, hasBoxes } from "./pictures/of-boxes.ts";
import { fitLinePictures } from "./pictures/of-fit-lines.ts";
import { rowPictures } from "./pictures/of-rows.ts";
import { picturesForAll, picturesOfStep } from "./pictures/of-steps.ts";
import { tappedPictures } from "./pictures/of-tapped-parts.ts";
import { showsIdea } from "./pictures/shows-idea.ts";
import { distanceBetween, solutionOf } from "./solution-words.ts";
import { startedSteps } from "./started-steps.ts";

/** How many candidates are compared for the example; each lesson has its own. */
const CANDIDATES = 24;
const EASY: readonly Difficulty[] = [1, 2];
/** Enough to find a similar one. */
const TWIN_TRIES = 60;
/** How often others are drawn if one does not show the idea. */
const SHOWING_TRIES = 12;
/** Enough to choose an example from. */
const FEWEST_SHOWING = 4;
/** Candidates beyond those of any lesson start here. */
const OTHERS_FROM = 100_000;
/** Older children need no dots and jumps for a sum. */
const LAST_GRADE_WITH_DOTS = 5;
/** The seeds of final questions start after those of the examples. */
const TWINS_FROM = 1_000_000;

/** A lesson of a skill, different for each seed (a whole number from 0); undefined if the skill has no generator. */
export function makeLesson(skill_id: string, seed: number): Lesson | undefined {
	const generator = generatorFor(skill_id);
	if (generator === undefined) return undefined;
	const example = exampleOf(generator, seed);
	const { question } = example;
	const steps = stepsOf(skill_id, question);
	const practice = practiceOf(generator, example, seed * CANDIDATES);
	return {
		skill_id,
		version: generator.version,
		seed,
		frames: ideaFrames(skill_id, seed),
		idea: ideaOf(question, steps),
		example: { ...example, question: withoutTyping(question) },
		steps,
		practice,
		started: startedSteps(practice.question),
	};
}

/** What to look at first: the first hint that is no step. */
function ideaOf({ hints }: Question, steps: readonly LessonStep[]): string {
	const isStep = (hint: string) => steps.some(({ text }) => text.startsWith(hint.replace(/\.$/, "")));
	return hints.find((hint) => !isStep(hint)) ?? hints[0] ?? "";
}

/** A lesson with a higher seed has a certain question as its example; the others have the best of several. */
const CERTAIN_FROM = 500;
/** Enough for each way of asking to be among them. */
const CERTAIN = 160;

/** More than any question is worth as an example. */
const MOST_WORTH = 40;
/** A step that is only shown weighs as much as this many different words. */
const SHOWN = 6;

/** How much less suited an example is, because steps of it are only shown; one where all are is none. */
function distanceOfShown(question: Question, grade: number): number {
	const steps = workedOut(question, grade);
	const shown = steps.filter(({ check }) => check === undefined).length;
	return shown === steps.length ? Number.POSITIVE_INFINITY : shown * SHOWN;
}

/** The seed of the lesson whose example is solved most like a question of the skill. */
export function lessonLike(skill_id: string, question: Question): number {
	const generator = generatorFor(skill_id);
	if (generator === undefined) return 0;
	const solution = solutionOf(question);
	let best = { seed: 0, distance: Number.POSITIVE_INFINITY };
	for (let at = 0; at < CERTAIN; at += 1) {
		const candidate = candidateAt(generator, at);
		const words = distanceBetween(solution, solutionOf(candidate.question));
		// So far away that no worth makes up for it.
		if (words - MOST_WORTH / 4 >= best.distance || revealsAnswer(question, candidate.question)) continue;
		const worth = worthOf(candidate, gradeOf(skill_id));
		// Of examples that are about as similar, the one that is suited best.
		const distance = words - worth / 4 + distanceOfShown(candidate.question, gradeOf(skill_id));
		if (worth > 0 && distance < best.distance) best = { seed: CERTAIN_FROM + at, distance };
	}
	return best.seed;
}

function exampleOf(generator: Generator, seed: number): LessonQuestion {
	return seed < CERTAIN_FROM
		? bestOf(showingCandidates(generator, seed), gradeOf(generator.skill_id))
		: candidateAt(generator, seed - CERTAIN_FROM);
}

/** Those of a lesson that show the idea; where too few do, others are drawn until there is a choice. */
function showingCandidates(generator: Generator, seed: number): LessonQuestion[] {
	const isShowing = ({ question }: LessonQuestion) => showsIdea(generator.skill_id, question);
	const own = candidatesOf(generator, seed * CANDIDATES);
	const showing = own.filter(isShowing);
	for (let at = 0; at < SHOWING_TRIES && showing.length < FEWEST_SHOWING; at += 1) {
		const first = OTHERS_FROM + (seed * SHOWING_TRIES + at) * CANDIDATES;
		showing.push(...candidatesOf(generator, first).filter(isShowing));
	}
	return showing.length > 0 ? showing : own;
}

/** How to write the answer, in a question where nothing is written. */
const HOW_TO_WRITE = /^Write /;

/** Without "Write a fraction, such as 3/4.": the example is watched, not answered. */
function withoutTyping(question: Question): Question {
	if (question.cta === undefined || !HOW_TO_WRITE.test(question.cta)) return question;
	const { cta: _, ...rest } = question;
	return rest;
}

function candidatesOf(generator: Generator, first: number): LessonQuestion[] {
	return Array.from({ length: CANDIDATES }, (_, at) => candidateAt(generator, first + at));
}

function candidateAt(generator: Generator, at: number): LessonQuestion {
	const difficulty = EASY[at % EASY.length] ?? 1;
	return { question: generator.generate(at, difficulty), difficulty };
}

/** The easy question that makes the best example. */
function bestOf(candidates: readonly LessonQuestion[], grade: number): LessonQuestion {
	const worth = candidates.map((each) => ({ each, worth: worthOf(each, grade) }));
	return worth.reduce((best, other) => (other.worth > best.worth ? other : best)).each;
}

const WORTH_OF_TYPE: Readonly<Record<Question["question_type"], number>> = {
	FILL_ONE: 6,
	SELECT_ONE: 4,
	FILL_MULTIPLE: 3,
	LABELED_INPUT: 3,
	MATCH_THE_FOLLOWING: -3,
	SELECT_ALL: 0,
	// It could not be graded immediately.
	VERIFY_WITH_LLM: -100,
};

/** Multiplying by one shows nothing. */
const TIMES_ONE = /(?<![\d.}])1 \\times|\\times 1(?![\d.{])/;

/**
 * How suitable a question is as an example: one answer, a picture, several steps that can be asked, but no more than are
 * shown, no interaction. Steps shown as one are a single step, in which a child has nothing to follow.
 */
function worthOf({ question, difficulty }: LessonQuestion, grade: number): number {
	const steps = workOf(question);
	const isSelection = WORTH_OF_TYPE[question.question_type] === 0;
	return (
		WORTH_OF_TYPE[question.question_type] +
		Math.min(steps.length, 3) * 2 +
		(question.figure === undefined ? 0 : 4) +
		(isSelection ? 0 : worthOfSteps(question, askedSteps(question, steps, grade))) +
		(isAboutAMistake(question) ? -8 : 0) +
		(steps.some((step) => TIMES_ONE.test(step)) ? -5 : 0) +
		(question.interaction === undefined ? 0 : -3) -
		Math.max(0, explanationSteps(question.explanation).length - MAX_STEPS) +
		(difficulty === 1 ? 1 : 0)
	);
}

/** Several steps, and a question before more than the last of them; lists of cards are one answer in parts. */
function worthOfSteps(question: Question, asked: readonly AskedStep[]): number {
	const questions = asked.filter(
		({ parts, check }) => check !== undefined && listedPlace(question, parts.join(" ")) === undefined,
	).length;
	return (asked.length > 1 ? 4 : 0) + Math.min(questions, 3) * 2;
}

/** It asks about someone's mistake: too much for a first look. */
function isAboutAMistake({ known_mistakes }: Question): boolean {
	return known_mistakes.some(({ id }) => id.startsWith("blamed-"));
}

/** Dots in rows are not the rectangle, the layers or the parts of the example’s own picture. */
function isDrawn(text: string): boolean {
	return IN_PICTURE.test(text) && text.includes("\\times") && !text.includes("} = \\dfrac{");
}

const IN_PICTURE =
	/\b(?:rectangles?|area|square (?:feet|meters|inches|units|centimeters|yards)|tiles|layers?|smaller parts|[Nn]umerators?|[Dd]enominators?)\b/;

function stepsOf(skill_id: string, question: Question): LessonStep[] {
	const isYoung = gradeOf(skill_id) <= LAST_GRADE_WITH_DOTS;
	const hasPicture = question.figure !== undefined;
	const asked = workedOut(question, gradeOf(skill_id));
	const texts = asked.map(({ parts }) => parts.join(" "));
	return asked.map(({ parts, check }, at) => {
		const text = texts[at] ?? "";
		// A picture with boxes is filled, instead of another beside one that stays empty.
		if (hasBoxes(question))
			return { text, pictures: filledPictures(question, texts, at), ...(check && { check }) };
		const special = specialPictures(question, texts, at);
		const drawn = isYoung && !(hasPicture && isDrawn(text)) ? parts.map(picturesOfStep) : [];
		const own = drawn.find(({ length }) => length > 0);
		return {
			text,
			pictures: special.length > 0 ? special : (own ?? (hasPicture ? [] : picturesForAll(text))),
			...(check && { check }),
		};
	});
}

/** Pictures for which more than the last step has to be known. */
function specialPictures(question: Question, texts: readonly string[], at: number): Figure[] {
	const steps = texts.slice(0, at + 1);
	const drawn = [tappedPictures(question, steps), fitLinePictures(question, texts, at)];
	return drawn.find(({ length }) => length > 0) ?? (question.figure === undefined ? rowPictures(steps) : []);
}

function gradeOf(skill_id: string): number {
	return skillById(skill_id)?.grade ?? 0;
}

/** A question like the example, if possible one that can be started; for a skill with few questions any other easy one. */
function practiceOf(generator: Generator, example: LessonQuestion, first: number): LessonQuestion {
	const { question, difficulty } = example;
	const seed = TWINS_FROM + first;
	const { skill_id } = generator;
	// Other words for the same numbers would only be answered from memory.
	const isAnother = (other: Question) =>
		showsIdea(skill_id, other) && other.explanation !== question.explanation;
	const twins: LessonQuestion[] = [];
	for (let at = 0; at < SHOWING_TRIES; at += 1) {
		const from = seed + at * TWIN_TRIES;
		const twin = drawTwin({ skill_id, difficulty, question, seed: from, tries: TWIN_TRIES });
		if (twin === undefined || !isAnother(twin.question)) continue;
		twins.push({ question: twin.question, difficulty });
		if (startedSteps(twin.question).length > 0) break;
	}
	const twin = twins.find((each) => startedSteps(each.question).length > 0) ?? twins[0];
	if (twin !== undefined) return twin;
	const asked = whatIsAsked(question);
	for (let at = 0; at < 10 * CANDIDATES; at += 1) {
		const other = generator.generate(seed + at, difficulty);
		if (whatIsAsked(other) !== asked && other.question_type !== "VERIFY_WITH_LLM" && isAnother(other))
			return { question: other, difficulty };
	}
	return { question: generator.generate(seed, difficulty), difficulty };
}
