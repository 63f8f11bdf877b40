import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { add, fraction, mixedEntry, mixedTex, subtract } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { gcd, lcm, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Mixed {
	whole: number;
	part: Fraction;
}

/** 1: sums that stay below the next whole, easy bottoms; 2: differences without regrouping; 3: sums over a whole; 4: differences that need a whole broken up; 5: both, with less friendly bottoms. */
export const addSubMixedUnlike = defineGenerator("add-sub-mixed-unlike", 1, (random, difficulty) => {
	const subtracts = difficulty === 2 || difficulty === 4 || (difficulty === 5 && random.oneIn(2));
	const [a, b] = pair(random, difficulty, subtracts);
	const bottom = lcm(a.part.bottom, b.part.bottom);
	const [left, right] = [(a.part.top * bottom) / a.part.bottom, (b.part.top * bottom) / b.part.bottom];
	const [one, two] = [fraction(a.whole, a.part), fraction(b.whole, b.part)];
	const answer = subtracts ? subtract(one, two) : add(one, two);
	const sign = subtracts ? "-" : "+";
	const shown = (whole: number, top: number) => `${whole}\\dfrac{${top}}{${bottom}}`;
	const regroups = difficulty >= 3;
	const wholes = subtracts ? a.whole - b.whole : a.whole + b.whole;
	const mixed = (whole: number, top: number, below: number) =>
		below > 0 && top > 0 ? mixedEntry(fraction(whole, { top, bottom: below })) : "";
	const before =
		subtracts && regroups ? ` $${shown(a.whole, left)}$ is $${shown(a.whole - 1, left + bottom)}$.` : "";
	const raw =
		subtracts && regroups
			? shown(wholes - 1, left + bottom - right)
			: shown(wholes, subtracts ? left - right : left + right);
	const final = mixedTex(answer);
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `What is $${a.whole}${tex(a.part)} ${sign} ${b.whole}${tex(b.part)}$?`,
		cta: "Write a mixed number in simplest form.",
		right: mixedEntry(answer),
		hints: [
			"Give both fractions the same bottom number first.",
			subtracts && regroups
				? "Is the first fraction large enough? If not, break one whole into parts."
				: `${subtracts ? "Subtract" : "Add"} the fractions, then the wholes.`,
			subtracts && regroups
				? "How many parts of this size does one whole have?"
				: subtracts
					? "Can the fraction be simplified?"
					: "Do the parts make another whole? Is the fraction in simplest form?",
		],
		explanation: `With the bottom number ${bottom}: $${shown(a.whole, left)} ${sign} ${shown(b.whole, right)}$.${before} That gives $${raw}$${raw === final ? "." : `, which is $${final}$.`}`,
		mistakes: [
			[
				"borrowed-ten",
				subtracts && regroups && bottom !== 10 ? mixed(wholes - 1, left + 10 - right, bottom) : "",
				"It looks like a whole was broken into 10 parts. It has as many parts as the bottom number says.",
			],
			[
				"took-smaller-from-larger",
				subtracts && regroups ? mixed(wholes, right - left, bottom) : "",
				"It looks like the smaller fraction was taken from the larger. Keep the order: break up a whole instead.",
			],
			[
				"kept-the-broken-whole",
				subtracts && regroups ? mixed(wholes, left + bottom - right, bottom) : "",
				"Good regrouping. One whole was broken up, so there is one less.",
			],
			[
				subtracts ? "subtracted-bottoms" : "added-across",
				subtracts
					? mixed(wholes, Math.abs(a.part.top - b.part.top), Math.abs(a.part.bottom - b.part.bottom))
					: mixed(wholes, a.part.top + b.part.top, a.part.bottom + b.part.bottom),
				`It looks like tops and bottoms were ${subtracts ? "subtracted" : "added"} by themselves. Make the parts the same size first.`,
			],
			[
				"kept-old-tops",
				subtracts
					? mixed(wholes, a.part.top - b.part.top, bottom)
					: mixed(wholes, a.part.top + b.part.top, bottom),
				"The bottoms were changed, but the tops were kept. Change both together.",
			],
			[
				"left-out-wholes",
				subtracts ? mixed(0, left - right, bottom) : mixedEntry(add(a.part, b.part)),
				`That is the ${subtracts ? "difference" : "sum"} of the fractions. The wholes still have to be ${subtracts ? "subtracted" : "added"}.`,
			],
			[
				"added-instead",
				subtracts ? mixedEntry(add(one, two)) : "",
				"It looks like the numbers were added. Look at the sign.",
			],
		],
	});
});

function pair(random: Random, difficulty: Difficulty, subtracts: boolean): [Mixed, Mixed] {
	const bottoms = level(difficulty, [
		[2, 4, 8, 3, 6],
		[2, 3, 4, 6, 8],
		[2, 3, 4, 5, 6],
		[2, 3, 4, 5, 6, 8, 10],
		[4, 5, 6, 7, 8, 9, 10, 12],
	] as const);
	const draw = (): Mixed => {
		const bottom = random.pick(bottoms);
		return {
			whole: random.integer(1, difficulty === 5 ? 12 : 7),
			part: { top: random.integer(1, bottom - 1), bottom },
		};
	};
	for (;;) {
		const [a, b] = [draw(), draw()];
		const [x, y] = [a.part.top * b.part.bottom, b.part.top * a.part.bottom];
		const regroups = subtracts ? x < y : x + y > a.part.bottom * b.part.bottom;
		const fits = regroups === difficulty >= 3 && x !== y && x + y !== a.part.bottom * b.part.bottom;
		const is_simple = gcd(a.part.top, a.part.bottom) === 1 && gcd(b.part.top, b.part.bottom) === 1;
		const is_ordered = !subtracts || a.whole >= b.whole + (difficulty >= 3 ? 2 : 1);
		if (
			a.part.bottom !== b.part.bottom &&
			fits &&
			is_simple &&
			is_ordered &&
			lcm(a.part.bottom, b.part.bottom) <= 72
		)
			return [a, b];
	}
}
