import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fractionBar } from "../../figures/fraction-bar.ts";
import { svg } from "../../figures/svg.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { lcm, tex } from "../../kit/numbers.ts";
import { chooseText } from "../../kit/select-one.ts";
import type { Random } from "../../random/seeded-random.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

export const compareFractionsUnlike = defineGenerator("compare-fractions-unlike", 3, (random, difficulty) => {
	const [a, b] = pair(random, difficulty);
	const bottom = lcm(a.bottom, b.bottom);
	const [left, right] = [(a.top * bottom) / a.bottom, (b.top * bottom) / b.bottom];
	const sign = signOf(left, right);
	const statement = (text: string) => `$${tex(a)} ${text} ${tex(b)}$`;
	const question = {
		answer_type: "STRING" as const,
		prompt: `${random.pick(NAMES)} compares $${tex(a)}$ and $${tex(b)}$. Which statement is true?`,
		...(difficulty <= 2 ? { figure: figure(a, b) } : {}),
		hints: [
			"Parts of different size cannot be compared by counting them.",
			`Write both with the same bottom number. Both ${a.bottom} and ${b.bottom} go into ${bottom}.`,
			"Then the larger top number belongs to the larger fraction.",
		],
		explanation: `With the bottom number ${bottom} they are $\\dfrac{${left}}{${bottom}}$ and $\\dfrac{${right}}{${bottom}}$. Since $${left} ${sign} ${right}$, $${tex(a)} ${sign} ${tex(b)}$.`,
	};
	return chooseText(question, {
		texts: random.shuffle(["<", ">", "="]),
		right: sign,
		label: statement,
		mistakes: mistakes(a, b, sign),
	});
});

function signOf(left: number, right: number): "<" | ">" | "=" {
	if (left === right) return "=";
	return left < right ? "<" : ">";
}

/** The wrong procedures, each at the sign it leads to; of two that lead to the same, the likelier stays. */
function mistakes(a: Fraction, b: Fraction, right: string): Map<string, { id: string; feedback: string }> {
	const led_to: [string, string, string][] = [
		[
			signOf(a.top, b.top),
			"compared-tops-only",
			"It looks like only the top numbers were compared. The parts are not the same size.",
		],
		[
			signOf(a.bottom, b.bottom),
			"compared-bottoms-only",
			"More parts in a whole make each part smaller. Compare how much they cover.",
		],
		[
			signOf(b.bottom - b.top, a.bottom - a.top),
			"compared-gaps",
			"It looks like the missing parts were counted. They are of different size, too.",
		],
		[
			signOf(b.bottom, a.bottom),
			"fewer-parts-always-more",
			"Fewer parts in the whole make each part larger. Look also at how many parts there are.",
		],
		[
			right === "<" ? ">" : "<",
			"turned-the-sign-around",
			"The open side of the sign faces the larger number. Check which one that is.",
		],
		["=", "judged-by-the-look", "They may look alike. Write both with the same bottom number to be sure."],
	];
	const named = new Map<string, { id: string; feedback: string }>();
	for (const [sign, id, feedback] of led_to)
		if (sign !== right && !named.has(sign)) named.set(sign, { id, feedback });
	return named;
}

/** Two proper fractions with different bottoms; one time in six they are equal. */
function pair(random: Random, difficulty: Difficulty): [Fraction, Fraction] {
	const bottoms = level(difficulty, [
		[2, 3, 4],
		[2, 3, 4, 6],
		[3, 4, 5, 6, 8],
		[4, 5, 6, 8, 10],
		[5, 6, 8, 10, 12],
	] as const);
	const draw = (): Fraction => {
		const bottom = random.pick(bottoms);
		return { top: random.integer(1, bottom - 1), bottom };
	};
	const a = draw();
	if (random.oneIn(6)) {
		const times = random.integer(2, 3);
		return [a, { top: a.top * times, bottom: a.bottom * times }];
	}
	let b = draw();
	while (b.bottom === a.bottom) b = draw();
	return [a, b];
}

function figure(a: Fraction, b: Fraction) {
	const bar = (fraction: Fraction, y: number, colour: "sky" | "gold") =>
		fractionBar({ x: 4, y, width: 472, height: 60, parts: fraction.bottom, shaded: fraction.top, colour });
	return {
		svg: svg(480, 140, bar(a, 4, "sky"), bar(b, 76, "gold")),
		alt: `Two bars of the same length. The first has ${a.bottom} equal parts, ${a.top} colored. The second has ${b.bottom} equal parts, ${b.top} colored.`,
	};
}
