import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Figure } from "@learnin/domain/question/question";
import { fractionCircle } from "../../figures/fraction-circle.ts";
import { label, svg } from "../../figures/svg.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { entry, gcd, lcm, lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const FOODS = ["pizza", "pie", "quiche"] as const;

export const addSubFractionsUnlike = defineGenerator("add-sub-fractions-unlike", 2, (random, difficulty) => {
	const subtracts = difficulty >= 3 && random.oneIn(2);
	const [a, b] = pair(random, difficulty, subtracts);
	const sign = subtracts ? -1 : 1;
	const bottom = lcm(a.bottom, b.bottom);
	const [left, right] = [(a.top * bottom) / a.bottom, (b.top * bottom) / b.bottom];
	const answer = lowest(left + sign * right, bottom);
	const operation = subtracts ? "-" : "+";
	const unsimplified = `\\dfrac{${left + sign * right}}{${bottom}}`;
	const in_lowest = answer.bottom === bottom ? "" : ` In simplest form that is $${tex(answer)}$.`;
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		...(difficulty <= 2 ? story(random, a, b) : { prompt: `What is $${tex(a)} ${operation} ${tex(b)}$?` }),
		cta: "Write the fraction in simplest form.",
		right: entry(answer),
		hints: [
			"Are all the pieces the same size? Only equal pieces can be counted together.",
			`Find a bottom number that both ${a.bottom} and ${b.bottom} go into.`,
			`Change both fractions to that bottom number. Then ${subtracts ? "subtract" : "add"} only the tops.`,
		],
		explanation: `${changed(a, bottom)}${changed(b, bottom)}So $\\dfrac{${left}}{${bottom}} ${operation} \\dfrac{${right}}{${bottom}} = ${unsimplified}$.${in_lowest}`,
		mistakes: [
			[
				subtracts ? "subtracted-bottoms" : "added-denominators",
				a.bottom + sign * b.bottom > 0 && a.top + sign * b.top > 0
					? `${a.top + sign * b.top}/${a.bottom + sign * b.bottom}`
					: "",
				`It looks like the tops and the bottoms were ${subtracts ? "subtracted" : "added"} by themselves. Make the pieces the same size first.`,
			],
			[
				"kept-old-tops",
				a.top + sign * b.top > 0 ? `${a.top + sign * b.top}/${bottom}` : "",
				"The bottom numbers were changed, but the tops were kept. Change both together.",
			],
			[
				"changed-one-top-only",
				left + sign * b.top > 0 ? `${left + sign * b.top}/${bottom}` : "",
				"Only the first fraction was changed. Both have to be parts of the same size.",
			],
			[
				subtracts ? "added" : "subtracted",
				left === right ? "" : entry(lowest(subtracts ? left + right : Math.abs(left - right), bottom)),
				subtracts
					? "It looks like the fractions were added. Look at the sign."
					: "It looks like the fractions were subtracted. Here they come together.",
			],
		],
	});
});

/** "1/4 = 2/8. ", or nothing where the bottom number is the wanted one already. */
function changed(fraction: Fraction, bottom: number): string {
	if (fraction.bottom === bottom) return "";
	return `$${tex(fraction)} = \\dfrac{${(fraction.top * bottom) / fraction.bottom}}{${bottom}}$. `;
}

/** Two fractions in lowest terms with different bottoms; easy ones add up to less than a whole, differences are positive. */
function pair(random: Random, difficulty: Difficulty, subtracts: boolean): [Fraction, Fraction] {
	const bottoms = level(difficulty, [
		[2, 3, 4, 6, 8],
		[2, 3, 4, 5, 6, 8],
		[2, 3, 4, 5, 6, 8, 10],
		[3, 4, 5, 6, 8, 9, 10, 12],
		[4, 5, 6, 7, 8, 9, 10, 12],
	] as const);
	const draw = (): Fraction => {
		const bottom = random.pick(bottoms);
		return lowest(random.integer(1, bottom - 1), bottom);
	};
	for (;;) {
		const [a, b] = [draw(), draw()];
		const difference = a.top / a.bottom - b.top / b.bottom;
		const is_story = difficulty <= 2;
		const is_easy = difficulty > 1 || a.bottom % b.bottom === 0 || b.bottom % a.bottom === 0;
		const fits = subtracts ? difference > 0 : !is_story || a.top / a.bottom + b.top / b.bottom < 1;
		if (
			a.bottom !== b.bottom &&
			is_easy &&
			fits &&
			lcm(a.bottom, b.bottom) <= 90 &&
			gcd(a.top, a.bottom) === 1
		)
			return [a, b];
	}
}

function story(random: Random, a: Fraction, b: Fraction): { prompt: string; figure: Figure } {
	const food = random.pick(FOODS);
	const [first = "", second = ""] = random.shuffle(NAMES);
	const circle = (cx: number, { top, bottom }: Fraction, colour: "sky" | "gold") =>
		fractionCircle({ cx, cy: 104, radius: 96, parts: bottom, shaded: top, colour });
	return {
		prompt: `${first} ate $${tex(a)}$ of a ${food}. ${second} ate $${tex(b)}$ of a ${food} of the same size. How much ${food} did they eat altogether?`,
		figure: {
			svg: svg(
				520,
				250,
				circle(104, a, "sky"),
				label(260, 116, "+", 40),
				circle(416, b, "gold"),
				label(104, 240, first, 20),
				label(416, 240, second, 20),
			),
			alt: `Two circles of the same size. ${first}: ${a.top} of ${a.bottom} equal slices colored. ${second}: ${b.top} of ${b.bottom} equal slices colored.`,
		},
	};
}
