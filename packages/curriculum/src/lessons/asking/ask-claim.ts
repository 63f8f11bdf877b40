import type { Random } from "../../random/seeded-random.ts";
import type { StepInPlace } from "./ask-number.ts";
import type { Claim, Claims } from "../claims/claim.ts";
import { claimsOfData } from "../claims/of-data.ts";
import { claimsOfExpressions } from "../claims/of-expressions.ts";
import { claimsOfGiven } from "../claims/of-given.ts";
import { claimsOfOperations } from "../claims/of-operations.ts";
import { claimsOfParts } from "../claims/of-parts.ts";
import { claimsOfShapes } from "../claims/of-shapes.ts";
import { amongWrong } from "./either-side.ts";
import type { SmallQuestion } from "../lesson.ts";
import { valueOfAnswer } from "../written-numbers.ts";

const CLAIMS: Claims = [
	...claimsOfOperations,
	...claimsOfParts,
	...claimsOfShapes,
	...claimsOfExpressions,
	...claimsOfData,
	...claimsOfGiven,
];
const WRONG = 2;

/** A question about the idea of a step that says no new number; undefined for a step of no known kind. */
export function askClaim(place: StepInPlace, random: Random): SmallQuestion | undefined {
	for (const [pattern, make] of CLAIMS) {
		const found = pattern.exec(place.step);
		const claim =
			found === null
				? undefined
				: make(
						found.slice(1).map((part) => part ?? ""),
						place,
					);
		if (claim !== undefined) return questionOf(claim, random);
	}
	return undefined;
}

interface Option {
	text: string;
	why: string | undefined;
	value: number;
}

/** Numbers in order of size, as everywhere; words and expressions in any order. */
export function questionOf({ asked, right, wrong }: Claim, random: Random): SmallQuestion | undefined {
	const best = optionOf(right, undefined);
	const others = [
		...new Map(wrong.toReversed().map(([text, why]) => [text, optionOf(text, why)])).values(),
	].filter(({ text }) => text !== right);
	if (others.length === 0) return undefined;
	const isNumber = [best, ...others].every(({ value }) => !Number.isNaN(value));
	const options = isNumber
		? amongWrong(best, others, random)
		: random.shuffle([best, ...random.shuffle(others).slice(0, WRONG)]);
	return {
		asked,
		choices: options.map(({ text }) => ({ text })),
		right: options.indexOf(best),
		feedback: Object.fromEntries(options.flatMap(({ why }, at) => (why === undefined ? [] : [[at, why]]))),
	};
}

function optionOf(text: string, why: string | undefined): Option {
	return { text, why, value: valueOfAnswer(text.replaceAll(/[$°¢\\]|\{,\}/g, "")) };
}
