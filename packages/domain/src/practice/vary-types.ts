import type { Difficulty } from "../question/difficulty.ts";
import { questionTypeNames } from "../question/question-type-names.ts";
import type { QuestionType } from "../question/question.ts";

/** How many question types a set shows if its skills have them. */
export const TYPES_PER_SET = 3;
/** How many a student's first set shows: all the answer types there are to learn. */
export const TYPES_OF_FIRST_SET = 5;

/** A question type that a skill has, and at which difficulty. */
export interface SkillKind {
	question_type: QuestionType;
	difficulty: Difficulty;
}

interface SkillToVary {
	difficulty: Difficulty;
	kinds: readonly SkillKind[];
}

/**
 * How far a question may be from the suggested difficulty, and whether written answers, which may wait, are
 * allowed.
 */
interface Reach {
	steps: number;
	written: boolean;
}

/** Close difficulties first; an answer that a person may have to read comes last. */
const REACHES: readonly Reach[] = [1, 2, 4]
	.map((steps) => ({ steps, written: false }))
	.concat([1, 2, 4].map((steps) => ({ steps, written: true })));

export interface SetWish {
	/** This many of the first candidates are in every set. */
	kept: number;
	/** This many skills, and up to `most` if fewer do not have the types. */
	fewest: number;
	most: number;
	/** This many question types among them. */
	types: number;
}

/**
 * The skills of a set: of the candidates (most useful first), the earliest that together have the wanted
 * question types close to their suggested difficulties. If no choice has that many types, one with as many as
 * possible.
 */
export function chooseVaried<T extends SkillToVary>(candidates: readonly T[], wish: SetWish): T[] {
	const sizes = [...new Set(range(wish.fewest, wish.most).map((size) => Math.min(size, candidates.length)))];
	for (const wanted of range(1, wish.types).toReversed())
		for (const reach of REACHES) {
			const marks = candidates.map((each) => marksOf(each, reach));
			for (const size of sizes) {
				const places = earliest(marks, { size, wanted, kept: wish.kept });
				if (places !== undefined) return candidates.filter((_, at) => places.includes(at));
			}
		}
	return candidates.slice(0, wish.fewest);
}

function range(from: number, to: number): number[] {
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

const BITS = Object.fromEntries(questionTypeNames.map((name, at) => [name, 1 << at])) as Readonly<
	Record<QuestionType, number>
>;

/** A skill's types within reach as a bit mask: one set compares thousands of choices. */
function marksOf({ difficulty, kinds }: SkillToVary, reach: Reach): number {
	return kinds.reduce(
		(marks, kind) => (isInReach(kind, difficulty, reach) ? marks | BITS[kind.question_type] : marks),
		0,
	);
}

function isInReach(kind: SkillKind, difficulty: Difficulty, { steps, written }: Reach): boolean {
	const isWanted = written || kind.question_type !== "VERIFY_WITH_LLM";
	return isWanted && Math.abs(kind.difficulty - difficulty) <= steps;
}

/** The earliest `size` indexes, including the first `kept`, that have `wanted` bits together. */
function earliest(
	marks: readonly number[],
	{ size, wanted, kept }: { size: number; wanted: number; kept: number },
	{ from, found } = { from: 0, found: 0 },
): number[] | undefined {
	if (size === 0) return bitCount(found) >= wanted ? [] : undefined;
	const last = from < kept ? from : marks.length - size;
	for (let at = from; at <= last; at += 1) {
		const rest = earliest(
			marks,
			{ size: size - 1, wanted, kept },
			{ from: at + 1, found: found | (marks[at] ?? 0) },
		);
		if (rest !== undefined) return [at, ...rest];
	}
	return undefined;
}

function bitCount(marks: number): number {
	return Object.values(BITS).filter((bit) => (marks & bit) !== 0).length;
}

/** A place of a set; with a type if reserved for one. */
export interface VariedPlace {
	difficulty: Difficulty;
	question_type?: QuestionType;
}

/**
 * The places of a set, some of them reserved for a question type, so that the set shows `types` of them as
 * far as the skills allow. A reserved place may become easier or harder, by as little as possible; the others
 * are unchanged.
 */
export function holdPlaces<T extends SkillToVary>(places: readonly T[], types: number): (T & VariedPlace)[] {
	const choices = REACHES.map((reach) => heldWithin(places, types, reach));
	const most = Math.max(...choices.map(({ size }) => size));
	const held = choices.find(({ size }) => size === most);
	return places.map((place, at) => ({ ...place, ...held?.get(at) }));
}

type Held = Map<number, SkillKind>;

/** The type with the fewest possible places chooses first. */
function heldWithin(places: readonly SkillToVary[], types: number, reach: Reach): Held {
	const held: Held = new Map();
	const options = (Object.keys(BITS) as QuestionType[])
		.map((question_type) => optionsOf(places, question_type, reach))
		.filter((each) => each.length > 0)
		.toSorted((a, b) => a.length - b.length);
	for (const option of options) {
		if (held.size === types) break;
		const chosen = option.find(({ at }) => !held.has(at));
		if (chosen !== undefined) held.set(chosen.at, chosen.kind);
	}
	return held;
}

/**
 * Where a type can be asked: closest difficulty first; harder ones preferably late in the set, others early.
 */
function optionsOf(places: readonly SkillToVary[], question_type: QuestionType, reach: Reach) {
	return places
		.flatMap(({ difficulty, kinds }, at) =>
			kinds
				.filter((kind) => kind.question_type === question_type && isInReach(kind, difficulty, reach))
				.map((kind) => ({ at, kind, harder: kind.difficulty - difficulty })),
		)
		.toSorted(
			(a, b) =>
				Math.abs(a.harder) - Math.abs(b.harder) ||
				a.harder - b.harder ||
				(a.harder > 0 ? b.at - a.at : a.at - b.at),
		);
}
