import { numbersIn } from "../question/plain-text.ts";
import { operationsIn } from "./generated-relevance.ts";
import { bandsOf, hashOf } from "./near-duplicates.ts";

/** By what a question is found that says nearly the same as another: whole numbers of 32 bits, signed. */
export interface Likeness {
	/** As `bandsOf` its words. */
	bands: number[];
	/** One number for the operations that its prompt names, whatever their order. */
	operations: number;
	/** One number for the numbers in its prompt, whatever their order and spelling. */
	numbers: number;
}

/** Of a question's words (see `questionWords`) and its prompt. */
export function likenessOf(words: string, prompt: string): Likeness {
	return {
		bands: bandsOf(words),
		operations: hashOfAll(operationsIn(prompt)),
		numbers: hashOfAll(numbersIn(prompt)),
	};
}

function hashOfAll(texts: Iterable<string>): number {
	return hashOf([...new Set(texts)].toSorted().join(" "), 0) | 0;
}
