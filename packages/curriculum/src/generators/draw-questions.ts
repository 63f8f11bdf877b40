import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question, QuestionType } from "@learnin/domain/question/question";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import type { Generator } from "./generator.ts";

/** So many seeds are tried per wanted question; where few are left, one draw's questions share them. */
const triesPerQuestion = 40;

export interface Draw {
	generator: Pick<Generator, "generate" | "wayOf">;
	difficulty: Difficulty;
	/** The first seed to try; the next whole numbers follow. */
	seed: number;
	count: number;
	/** Fingerprints of questions met before, the longest ago first. */
	seen?: Iterable<string>;
	/** A short name of what a question asks; must be one of `whatIsAsked`. */
	fingerprintOf?: (question: Question) => string;
	/** How much it looks like others of the set, from 0: the least alike that the tries find is asked. */
	likenessOf?: ((question: Question) => number) | undefined;
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
	likenessOf = () => 0,
}: Draw): DrawnQuestion[] {
	const met = new Set(seen);
	const drawn: DrawnQuestion[] = [];
	const alike: { likeness: number; made: DrawnQuestion }[] = [];
	const repeats = new Map<string, DrawnQuestion>();
	for (let at = seed; drawn.length < count && at < seed + count * triesPerQuestion; at += 1) {
		const question = generator.generate(at, difficulty);
		const made = { seed: at, question, fingerprint: fingerprintOf(question) };
		const likeness = likenessOf(question);
		if (met.has(made.fingerprint)) repeats.set(made.fingerprint, made);
		else if (likeness > 0) alike.push({ likeness, made });
		else drawn.push(made);
		met.add(made.fingerprint);
	}
	const leastAlike = alike.toSorted((one, other) => one.likeness - other.likeness).map(({ made }) => made);
	const fresh = [...drawn, ...leastAlike].slice(0, count);
	return [...fresh, ...longestAgo(repeats, [...met], count - fresh.length)];
}

/** Of the types that a generator makes at a difficulty the rarest is one question of six. */
const triesPerType = 200;
/** Some skills ask nearly everything by an interaction: then the search for something else ends soon. */
const triesPerTyped = 40;

/** How a question should be asked; anything without it. */
export interface Way {
	question_type?: QuestionType | undefined;
	/** By an interaction, or typed or chosen. */
	is_made?: boolean | undefined;
}

/**
 * One question of this type, asked in this way, that was not seen. Without one, any of the type; undefined where none is
 * asked for or the tries find none.
 */
export function drawInWay(draw: Omit<Draw, "count">, way: Way): DrawnQuestion | undefined {
	const { question_type, is_made } = way;
	const isOfType = (kind: Kind) => question_type === undefined || kind.question_type === question_type;
	const isInWay = (kind: Kind) => isOfType(kind) && kind.is_made === is_made;
	const tries = is_made === false ? triesPerTyped : triesPerType;
	const drawn = is_made === undefined ? undefined : drawSuiting(draw, { isOfKind: isInWay, tries });
	if (drawn !== undefined || question_type === undefined) return drawn;
	return drawSuiting(draw, { isOfKind: isOfType });
}

/** What all questions of one way of a generator have in common. */
interface Kind {
	question_type: QuestionType;
	is_made: boolean;
}

interface Suits {
	isOfKind?: (kind: Kind) => boolean;
	suits?: (question: Question) => boolean;
	tries?: number;
}

/** One question that suits and was not seen; undefined where the tries find none. */
export function drawSuiting(
	{
		generator,
		difficulty,
		seed,
		seen = [],
		fingerprintOf = whatIsAsked,
		likenessOf = () => 0,
	}: Omit<Draw, "count">,
	{ isOfKind = () => true, suits = () => true, tries = triesPerType }: Suits,
): DrawnQuestion | undefined {
	const met = new Set(seen);
	const kindOf = kindsOf(generator, difficulty);
	let best: { likeness: number; made: DrawnQuestion } | undefined;
	for (let at = seed; at < seed + (best === undefined ? tries : Math.min(tries, triesPerQuestion)); at += 1) {
		if (!isOfKind(kindOf(at))) continue;
		const question = generator.generate(at, difficulty);
		if (!suits(question)) continue;
		const fingerprint = fingerprintOf(question);
		if (met.has(fingerprint)) continue;
		const made = { seed: at, question, fingerprint };
		const likeness = likenessOf(question);
		if (likeness === 0) return made;
		if (best === undefined || likeness < best.likeness) best = { likeness, made };
	}
	return best?.made;
}

type Drawer = Draw["generator"];

const knownKinds = new WeakMap<Drawer, Map<string, Kind>>();

/** The kind of the question of a seed. The first question of each way is made to learn it, the others are not. */
function kindsOf(generator: Drawer, difficulty: Difficulty): (seed: number) => Kind {
	const known = knownKinds.get(generator) ?? new Map<string, Kind>();
	knownKinds.set(generator, known);
	return (seed) => {
		const way = `${difficulty}:${generator.wayOf(seed, difficulty)}`;
		const kind = known.get(way) ?? kindOf(generator.generate(seed, difficulty));
		known.set(way, kind);
		return kind;
	};
}

function kindOf({ question_type, interaction }: Question): Kind {
	return { question_type, is_made: interaction !== undefined };
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
