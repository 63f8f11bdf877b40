import type { Question } from "@learnin/domain/question/question";
import { type Random, seededRandom } from "../../random/seeded-random.ts";
import { askCard, listedPlace } from "./ask-card.ts";
import { askClaim } from "./ask-claim.ts";
import { askBlank } from "./ask-blank.ts";
import { askUnknown } from "./ask-number.ts";
import { askPart } from "./ask-part.ts";
import { askSetup, knowsTheSign } from "./ask-setup.ts";
import type { SmallQuestion } from "../lesson.ts";
import { rightLetters } from "../pictures/of-tapped-parts.ts";
import { askAnswer, askResult } from "./small-question.ts";
import { FIRST_PAIR } from "../worked-pair.ts";
import { answerValues, saysRightOption, tellsAnswer, valuesOfParts } from "./told-answers.ts";

export interface AskedStep {
	/** The step, with those that belong to it. */
	parts: string[];
	check: SmallQuestion | undefined;
}

/** A step that is shorter is no step of its own without a question. */
const SHORT = 18;
/** What follows the answer is one step with it, unless it gets too long to read. */
const LONG = 150;
/** What is only said again may be longer. */
const LONGEST = 190;
/** An example of one step leaves nothing to follow. */
const FEWEST = 2;

/**
 * The steps of an example, each with the question asked before it. Where nothing is worth asking a step is only shown;
 * a short one belongs to the next. After the answer nothing is asked.
 */
export function askedSteps(question: Question, work: readonly string[], grade: number): AskedStep[] {
	const random = seededRandom(`${question.prompt}:${work.length}`);
	const askedAt = tellingStep(question, work);
	const final = askAnswer(question, random) ?? askPart(question, { work, at: askedAt }, random);
	const asked: AskedStep[] = [];
	let before: string[] = [];
	for (const [at, step] of work.entries()) {
		const parts = [...before, step];
		const check = checkAt(at);
		before = [];
		const last = asked.at(-1);
		const isLast = at === work.length - 1;
		const isEnd = isLast && final === undefined;
		const joins = check === undefined && (at > askedAt || isEnd || SAYS_AGAIN.test(step));
		if (check === undefined && !isLast && at < askedAt && isBeginning(step, parts)) before = parts;
		else if (
			joins &&
			last !== undefined &&
			textOf([...last.parts, ...parts]).length < (at > askedAt ? LONG : LONGEST)
		)
			last.parts.push(...parts);
		else asked.push({ parts, check });
	}
	return joinedShown(asked);

	function checkAt(at: number): SmallQuestion | undefined {
		if (work[at]?.startsWith(FIRST_PAIR) === true) return undefined;
		if (at < askedAt || final === undefined)
			return askInside({ question, work, random, grade, isFirst: asked.length === 0 }, at);
		if (at === askedAt) return final;
		// The other things that are tapped are found one by one, too.
		return question.question_type === "SELECT_ALL"
			? askPart(question, { work, at, isOfStep: true }, random)
			: undefined;
	}
}

/** What is only shown is one step with the next one, or with the one before, as long as there are others. */
function joinedShown(asked: readonly AskedStep[]): AskedStep[] {
	const steps = [...asked];
	for (let at = 0; at < steps.length && steps.length > FEWEST; at += 1) {
		const [step, after, before] = [steps[at], steps[at + 1], steps[at - 1]];
		if (step === undefined || step.check !== undefined) continue;
		const [first, second] = after === undefined ? [before, step] : [step, after];
		if (first === undefined || second === undefined) continue;
		const parts = [...first.parts, ...second.parts];
		if (textOf(parts).length >= LONGEST) continue;
		const from = after === undefined ? at - 1 : at;
		steps.splice(from, 2, { parts, check: second.check ?? first.check });
		at = Math.max(-1, from - 1);
	}
	return steps;
}

/** What only says again, or checks, what the step before it found. */
const SAYS_AGAIN =
	/^(?:Check\b|Parts: |The solution is|The product is|That is the point|The missing number is|The unit rate is|\d+% of .+ is \$[\d.{},]+\$\.$|\$\d+\^\{\d+\} = \d+ \\times|\S+ multiplies .* is one, too)/;
/** What is given, for the step that uses it. */
const IS_GIVEN =
	/^(?:Start at the origin|This is an? |Let \$x|Add \w+ more groups?|The \w+ has that|One piece is|Point [A-Z] is at|Count them row by row)/;

/** Too little for a step of its own. */
function isBeginning(step: string, parts: readonly string[]): boolean {
	const text = textOf(parts);
	return text.length < SHORT || text.endsWith(":") || step.startsWith(FIRST_PAIR) || IS_GIVEN.test(text);
}

function textOf(parts: readonly string[]): string {
	return parts.join(" ");
}

/** The first step that reveals the answer, which is asked for before it. */
function tellingStep(question: Question, work: readonly string[]): number {
	const told = work.findIndex(
		(step) =>
			tellsAnswer(step, question) ||
			saysRightOption(step, question) ||
			rightLetters(question, step).length > 0,
	);
	return told === -1 ? work.length - 1 : told;
}

interface Work {
	question: Question;
	work: readonly string[];
	random: Random;
	/** The grade of the skill. */
	grade: number;
	/** No step is shown before it. */
	isFirst: boolean;
}

/** A question about what a step says. */
function askInside({ question, work, random, grade, isFirst }: Work, at: number): SmallQuestion | undefined {
	const step = work[at] ?? "";
	const told = work.slice(0, at);
	const before = [question.prompt, ...told];
	const listed = listedPlace(question, step, told);
	if (question.question_type === "LABELED_INPUT" && listed !== undefined)
		return askCard(question, { place: listed, told }, random);
	const asked_later = answerValues(question);
	const hasPicture = question.figure !== undefined;
	const place = { step, before, after: work.slice(at + 1), asked_later, hasPicture, grade, isFirst };
	// A story hides what to calculate; where the formula is given, or the next one is of the same kind, the result is asked.
	const isStory = !CALCULATES.test(question.prompt) && !knowsTheSign(place);
	return (
		askClaim(place, random) ??
		askUnknown(place, valuesOfParts(question), random) ??
		(isStory ? askSetup(place, random) : undefined) ??
		askResult(place, random) ??
		askBlank(place, random) ??
		// One of several things to find, before the step that tells it.
		askPart(question, { work, at, isOfStep: true }, random)
	);
}

/** The signs of a calculation in a formula. */
const CALCULATES = /\$[^$]*(?:[+=]|-|\\times|\\div)[^$]*\$/;
