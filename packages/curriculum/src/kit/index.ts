/** The building blocks of generators: `ask` has the ways of asking, `slip` the wrong procedures shared by skills. */
export * as ask from "./ways/index.ts";
export { askFor, askToSolve } from "./questions/ask.ts";
export { boxed } from "./boxed.ts";
export { chooseAll, type Choice } from "./questions/choose-all.ts";
export { choosePicture } from "./questions/choose-picture.ts";
export type { ChartColumn, ChartSketch } from "./ways/charted.ts";
export { defineSkill, type Way } from "./define-skill.ts";
export type { Draft, Form, Slip, Wrong } from "./draft.ts";
export * from "./fractions.ts";
export { given } from "./given.ts";
export { inOwnWords } from "./questions/in-own-words.ts";
export { matchPairs } from "./questions/match-pairs.ts";
export { nameEach } from "./questions/name-each.ts";
export { inWords } from "./number-words.ts";
export * from "./numbers.ts";
export * from "./parts.ts";
export type { Random } from "../random/seeded-random.ts";
export { asClaim, asWritten, stated, withoutFigure, withoutUnit, withTask } from "./rephrase.ts";
export * as slip from "./slips/index.ts";
export { LETTER_PAIRS, linearTex, sumTex } from "./terms.ts";
export {
	allBetween,
	amount,
	anyFraction,
	bothTrue,
	decimals,
	degrees,
	expression,
	inequality,
	lowestTerms,
	mixed,
	mixedParts,
	money,
	ratio,
	simplest,
	whole,
	OTHER_DOT,
	type Sign,
	texOf,
	TURNED,
	type Value,
	words,
} from "./value.ts";
export * from "./words.ts";
export { COLORS } from "./colors.ts";
export { people } from "./people.ts";
export type { ComparisonStory } from "./stories.ts";
