import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
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
