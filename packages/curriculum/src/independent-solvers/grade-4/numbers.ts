import { inWords } from "../../kit/number-words.ts";
import { formulasIn, holds } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byWholes } from "../solver.ts";
import { places } from "../grade-5/places.ts";
import { roundsToAPlace } from "../grade-5/rounding.ts";
import { multipliesLong } from "../grade-5/long-division.ts";
import { continuesPatterns } from "./rule-patterns.ts";
import { comparesByTimes } from "./times-as-many.ts";
import { solvesInSteps, usesRemainders } from "./multistep-stories.ts";
import { undoesWholeSums } from "../shared/whole-sums.ts";
import { byPrompt, fillsTheBox } from "../reading/common-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** What words, digits or a sum of parts mean. */
function meant(text: string): bigint | null {
	const plain = text.replace(/(\d),(?=\d{3})/g, "$1").replaceAll(/\{,\}|[$*]/g, "");
	if (/^\d+( \+ \d+)*$/.test(plain)) return plain.split(" + ").reduce((sum, part) => sum + BigInt(part), 0n);
	const [high = "", low = ""] = plain.includes("thousand") ? plain.split(/ thousand(?:, )?/) : ["", plain];
	const small = (words: string) =>
		words === "" ? 0 : Array.from({ length: 1000 }, (_, at) => at).findIndex((at) => inWords(at) === words);
	const [thousands, rest] = [small(high), small(low)];
	return thousands < 0 || rest < 0 ? null : BigInt(thousands * 1000 + rest);
}

/** The number that a prompt is about, in words, in parts or in digits. */
function toldNumber(prompt: string): bigint | null {
	return meant(/\*\*(.+)\*\*/.exec(prompt)?.[1] ?? formulasIn(prompt)[0] ?? `${wholesIn(prompt)[0]}`);
}

const describedNumbers: readonly (readonly [RegExp, (number: string) => string])[] = [
	[/left out the zeros/, (number) => number.replaceAll("0", "")],
	[/left out one zero/, (number) => number.replace("0", "")],
	[/one after the other/, (number) => `${number.slice(0, -3)}000${BigInt(number.slice(-3))}`],
	[/one zero too many/, (number) => `${number}0`],
	[/swapped the last two/, (number) => number.replace(/(.)(.)$/, "$2$1")],
];

const readsNumbers: Solver = ({ prompt, question_type }, { text, texts, values }) => {
	if (/[<>=]/.test(text)) return holds(text);
	if (question_type === "MATCH_THE_FOLLOWING") return meant(text) === meant(texts[1] ?? "");
	const told = toldNumber(prompt);
	if (question_type === "FILL_MULTIPLE")
		return [...`${told}`].every((digit, at) => `${values[at]?.numerator}` === digit);
	const described = describedNumbers.find(([pattern]) => pattern.test(text))?.[1];
	return described === undefined
		? told === meant(text)
		: described(`${told}`) === `${wholesIn(prompt).at(-1)}`;
};

/** One independent solver for each generator of grade 4 about numbers and operations. */
export const numberWays4: Solvers = {
	"multiplicative-comparison": comparesByTimes,
	"comparison-word-problems": comparesByTimes,
	"multistep-word-problems": solvesInSteps,
	"interpret-remainders": usesRemainders,
	"number-shape-patterns": continuesPatterns,
	"place-value-ten-times": places,
	"read-write-multidigit": readsNumbers,
	"round-multidigit": roundsToAPlace,
	"add-sub-multidigit": byPrompt(
		[/\\square/, fillsTheBox],
		[/ now\?/, byWholes((value, a, b, c) => value + b === a + c)],
		[/./, undoesWholeSums],
	),
	"multiply-by-one-digit": byPrompt(
		[
			/\[\[part1\]\]/,
			({ prompt }, { values }) => {
				const [factor = 0n, number = 0n] = wholesIn(
					formulasIn(prompt).find((each) => each.includes("times")) ?? "",
				);
				const digits = [...`${number}`].map((digit, at, all) => BigInt(digit.padEnd(all.length - at, "0")));
				const wanted = [...digits.filter((part) => part > 0n), number].map((part) =>
					repeatedSum(factor, part),
				);
				return wanted.every((each, at) => wholeOf(values[at] ?? null) === each);
			},
		],
		[/./, multipliesLong],
	),
};
