import { numbersIn } from "../../question/text/plain-text.ts";
import { operationsIn } from "../generated/generated-relevance.ts";
import { bandsOf, hashOf } from "./near-duplicates.ts";

/** What finds near-duplicates of a question: signed 32-bit integers. */
export interface Likeness {
	/** `bandsOf` of its words. */
	bands: number[];
	/** One hash of the operations that its prompt names, in any order. */
	operations: number;
	/** One hash of the numbers in its prompt, in any order and spelling. */
	numbers: number;
}

/** The likeness of a question by its words (see `questionWords`) and its prompt. */
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
