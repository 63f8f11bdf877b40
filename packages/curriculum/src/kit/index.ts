/** The building blocks of generators: `ask` has the ways of asking, `slip` the wrong procedures shared by skills. */
export * as ask from "./ways/index.ts";
export { askFor, askToSolve } from "./ask.ts";
export type { ChartColumn, ChartSketch } from "./ways/charted.ts";
export { defineSkill, type Way } from "./define-skill.ts";
export type { Draft, Form, Wrong } from "./draft.ts";
export * from "./parts.ts";
export { asClaim, asWritten, stated, withoutFigure, withoutUnit, withTask } from "./rephrase.ts";
export * as slip from "./slips/index.ts";
export {
	allBetween,
	amount,
	anyFraction,
	bothTrue,
	decimals,
	expression,
	inequality,
	lowestTerms,
	mixed,
	mixedParts,
	money,
	ratio,
	simplest,
	whole,
	type Sign,
	words,
} from "./value.ts";
export { list, NAMES, startLarge } from "./words.ts";
