import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question, QuestionType } from "@learnin/domain/question/question";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import type { Generator } from "./generator.ts";

/** So many seeds are tried per wanted question; where few are left, one draw's questions share them. */
const triesPerQuestion = 40;

export interface Draw {
	generator: Pick<Generator, "generate">;
	difficulty: Difficulty;
	/** The first seed to try; the next whole numbers follow. */
	seed: number;
	count: number;
	/** Fingerprints of questions met before, the longest ago first. */
	seen?: Iterable<string>;
	/** A short name of what a question asks; must be one of `whatIsAsked`. */
	fingerprintOf?: (question: Question) => string;
}

export interface DrawnQuestion {
	seed: number;
	question: Question;
	fingerprint: string;
}

/**
 * `count` questions, all different from one another and from those seen. Where the tries do not find so many, the others
 * are repeats of the questions met longest ago.
 */
export function drawQuestions({
	generator,
	difficulty,
	seed,
	count,
	seen = [],
	fingerprintOf = whatIsAsked,
}: Draw): DrawnQuestion[] {
	const met = new Set(seen);
	const drawn: DrawnQuestion[] = [];
	const repeats = new Map<string, DrawnQuestion>();
	for (let at = seed; drawn.length < count && at < seed + count * triesPerQuestion; at += 1) {
		const question = generator.generate(at, difficulty);
		const made = { seed: at, question, fingerprint: fingerprintOf(question) };
		if (met.has(made.fingerprint)) repeats.set(made.fingerprint, made);
		else drawn.push(made);
		met.add(made.fingerprint);
	}
	return [...drawn, ...longestAgo(repeats, [...met], count - drawn.length)];
}

/** Of the types that a generator makes at a difficulty the rarest is one question of six. */
const triesPerType = 200;

/** One question of this type that was not seen; undefined where no type is asked for or the tries find none. */
export function drawOfType(
	draw: Omit<Draw, "count">,
	question_type: QuestionType | undefined,
): DrawnQuestion | undefined {
	if (question_type === undefined) return undefined;
	return drawSuiting(draw, (question) => question.question_type === question_type);
}

/** One question that suits and was not seen; undefined where the tries find none. */
export function drawSuiting(
	{ generator, difficulty, seed, seen = [], fingerprintOf = whatIsAsked }: Omit<Draw, "count">,
	suits: (question: Question) => boolean,
): DrawnQuestion | undefined {
	const met = new Set(seen);
	for (let at = seed; at < seed + triesPerType; at += 1) {
		const question = generator.generate(at, difficulty);
		if (!suits(question)) continue;
		const fingerprint = fingerprintOf(question);
		if (!met.has(fingerprint)) return { seed: at, question, fingerprint };
	}
	return undefined;
}

/** The first `count` of the repeats in the order in which they were met, over and over if they are fewer. */
function longestAgo(
	repeats: ReadonlyMap<string, DrawnQuestion>,
	met: readonly string[],
	count: number,
): DrawnQuestion[] {
	const inOrder = met.flatMap((fingerprint) => repeats.get(fingerprint) ?? []);
	return Array.from({ length: count }, (_, at) => inOrder[at % inOrder.length]).filter(
		(repeat) => repeat !== undefined,
	);
}
