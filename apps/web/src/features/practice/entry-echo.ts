import type { readAnswer } from "@learnin/domain/grading/read-answer";
import { unreadableWords } from "./feedback-words.ts";

type Reading = ReturnType<typeof readAnswer>;
type Reason = Extract<Reading, { readable: false }>["reason"];

/** Faults that stay faults however the entry goes on; the others may only be half typed. */
const worthSaying: readonly Reason[] = [
	"zero-denominator",
	"decimal-comma",
	"exponent",
	"two-numbers",
	"too-long",
];

/** What stands under the boxes while typing: "1 1/2 = one and a half", or what cannot be read. */
export function entryEcho(reading: Reading): string {
	if (!reading.readable) return worthSaying.includes(reading.reason) ? unreadableWords[reading.reason] : "";
	return reading.in_words === null ? "" : `${reading.reading} = ${reading.in_words}`;
}
