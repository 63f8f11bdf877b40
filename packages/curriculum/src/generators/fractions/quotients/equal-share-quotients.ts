import { anyFraction, counted, decimals, lowest, NAMES, ratio, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random, Range } from "../../../kit/index.ts";
import { mixedTex } from "../../../kit/fractions.ts";
import { EQUAL_SHARES } from "./equal-share-stories.ts";

export interface Share {
	things: number;
	people: number;
}

/** Fewer things than people, or more of them and something left over. */
export function shareOf(random: Random, hasWholes: boolean, [least, most]: Range): Share | undefined {
	const people = random.integer(least, most);
	const things = hasWholes ? random.integer(people + 1, 5 * people) : random.integer(1, people - 1);
	return things % people === 0 ? undefined : { things, people };
}

/** A whole number divided by another one. */
export function quotient({ things, people }: Share): Omit<Draft, "prompt"> {
	const task = `${things} \\div ${people}`;
	const [full, rest] = [Math.floor(things / people), things % people];
	const raw = `\\dfrac{${things}}{${people}}`;
	const simple = mixedTex(lowest(things, people));
	return {
		cta: "Write a fraction, such as 3/4, or a mixed number, such as 1 1/4.",
		task: `$${task}$`,
		right: anyFraction(things, people),
		wrong: [
			[slip.dividedTheWrongNumber, anyFraction(people, things)],
			full > 0 && [slip.gaveWholesOnly, whole(full)],
			full > 0 && rest < 10 && [slip.remainderAsDecimal, decimals(10 * full + rest, 1)],
			things > 1 && [slip.shareOfOneThing, ratio(1, people)],
			[slip.subtractedFactors, whole(Math.abs(things - people))],
			[slip.multipliedToDivide, whole(things * people)],
		],
		hints: [
			"A fraction is a division: the numerator is divided by the denominator.",
			`${things} is divided by ${people}. Which number is the numerator?`,
			full > 0
				? `How many times does ${people} fit in ${things}? Write what is left over ${people}.`
				: `Think of ${counted(things, "pizza")} for ${people} friends. Into how many parts is each pizza cut?`,
		],
		steps: [
			`The numerator is ${things}, and the denominator is ${people}${raw === simple ? "." : `: $${raw}$.`}`,
			...(full > 0
				? [
						`$${full} \\times ${people} = ${full * people}$, and ${rest} ${rest === 1 ? "is" : "are"} left over.`,
					]
				: []),
			`So $${task} = ${simple}$.`,
		],
		equal: "an equal fraction or mixed number",
	};
}

/** The bare division. */
export const bare =
	(hasWholes: boolean, range: Range): Form =>
	(random) => {
		const share = shareOf(random, hasWholes, range);
		if (share === undefined) return undefined;
		const draft = quotient(share);
		return {
			...draft,
			prompt: random.pick([
				`Write ${draft.task} as a fraction or a mixed number.`,
				`What is ${draft.task}? Write the quotient as a fraction or a mixed number.`,
				`Which fraction or mixed number is equal to ${draft.task}?`,
			]),
		};
	};

/** The division as a story. */
export const story =
	(hasWholes: boolean, range: Range): Form =>
	(random) => {
		const share = shareOf(random, hasWholes, range);
		if (share === undefined) return undefined;
		const { things, people } = share;
		const draft = quotient(share);
		return {
			...draft,
			prompt: random.pick(EQUAL_SHARES)(random.pick(NAMES), things, people),
			hints: [
				"What is divided, and into how many equal shares?",
				`Sharing equally is dividing: $${things} \\div ${people}$.`,
				draft.hints[2],
			],
		};
	};
