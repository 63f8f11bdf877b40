import { ask, type Form, NAMES, slip, whole, words } from "../../kit/index.ts";
import { decimal, texNumber } from "../../kit/numbers.ts";
import { COMPARED } from "./quantities.ts";
import type { Random } from "../../random/seeded-random.ts";

/** A number of tenths from 1.1 to 9.9, without a zero at its end. */
export function tenthsOf(random: Random): number {
	const tenths = random.integer(11, 98);
	return tenths % 10 === 0 ? tenths + 1 : tenths;
}

export const sci = (tenths: number, exponent: number) => `${decimal(tenths, 1)} \\times 10^{${exponent}}`;

export const howManyTimes: Form = (random) => {
	const a = random.integer(2, 4);
	const factor = random.integer(2, 4);
	const gap = random.integer(1, 4);
	const low = random.integer(3, 6);
	if (a * factor > 9) return undefined;
	const first = a * factor;
	const [comparison, question] = random.pick(COMPARED);
	const [large, small] = [`${first} \\times 10^{${low + gap}}`, `${a} \\times 10^{${low}}`];
	const times = factor * 10 ** gap;
	return {
		prompt: `${comparison.replace("{a}", `$${large}$`).replace("{b}", `$${small}$`)} How many ${question}?`,
		right: whole(times),
		wrong: [
			[slip.comparedFirstFactors, whole(factor)],
			[slip.comparedPowersOnly, whole(10 ** gap)],
			[slip.subtractedFirstFactors, whole((first - a) * 10 ** gap)],
			[slip.addedInQuotient, whole(factor * 10 ** (low + gap + low))],
		],
		hints: [
			"“How many times as many” asks for a quotient.",
			`Divide the first factors: $${first} \\div ${a}$. Divide the powers of ten as well.`,
			`The power of ten is $10$ to the power of $${low + gap} - ${low}$. Multiply it by the quotient of the first factors.`,
		],
		steps: [
			`$${first} \\div ${a} = ${factor}$ and $10^{${low + gap}} \\div 10^{${low}} = 10^{${gap}}$.`,
			`$${factor} \\times 10^{${gap}} = ${texNumber(times)}$, so the answer is ${texNumber(times).replaceAll("{,}", ",")} times.`,
		],
	};
};

export const largest: Form = (random) => {
	const isSmall = random.oneIn(3);
	const power = isSmall ? -random.integer(3, 8) : random.integer(3, 8);
	const wantsLargest = random.oneIn(2);
	const [low, middle] = [random.integer(11, 29), random.integer(30, 69)];
	const top = { tenths: wantsLargest ? low : 98, power: wantsLargest ? power + 1 : power - 1 };
	const numbers = [
		{ tenths: wantsLargest ? 98 : low, power },
		{ tenths: middle, power },
		{ tenths: middle + 5, power: wantsLargest ? power - 1 : power + 1 },
	] as const;
	const shown = ({ tenths, power: at }: { tenths: number; power: number }) => words(`$${sci(tenths, at)}$`);
	return {
		prompt: `Which of these numbers is the ${wantsLargest ? random.pick(["largest", "greatest"]) : random.pick(["smallest", "least"])}?`,
		right: shown(top),
		wrong: [
			[slip.comparedFirstFactors, shown(numbers[0])],
			[isSmall ? slip.sizeOfNegativeExponent : slip.tookOtherEnd, shown(numbers[2])],
			[slip.overlookedPower, shown(numbers[1])],
		],
		hints: [
			"Compare the powers of ten first.",
			`The exponents are $${[...new Set([top, ...numbers].map(({ power: at }) => at))].toSorted((one, other) => one - other).join("$, $")}$. Which is the ${wantsLargest ? "greatest" : "least"}?`,
			"The first factors decide only between numbers with the same power of ten.",
		],
		steps: [
			`Compare the exponents: the ${wantsLargest ? "greatest" : "least"} one is $${top.power}$.`,
			`So ${shown(top).shown} is the ${wantsLargest ? "greatest" : "least"}.`,
		],
	};
};

export const inOrder = ask.inOrder((random) => {
	const isSmall = random.oneIn(3);
	const low = isSmall ? -random.integer(5, 9) : random.integer(3, 7);
	const drawn = [low, low + 1, low + 1, low + 2].map((power) => ({ tenths: tenthsOf(random), power }));
	if (new Set(drawn.map(({ tenths }) => tenths)).size < drawn.length) return undefined;
	type Number = (typeof drawn)[number];
	const by = (key: (one: Number) => number) =>
		drawn
			.toSorted((one, other) => key(one) - key(other))
			.map(
				({ tenths, power }) =>
					cards[drawn.findIndex((each) => each.tenths === tenths && each.power === power)],
			)
			.filter((card) => card !== undefined);
	const cards = drawn.map(({ tenths, power }) => words(`$${sci(tenths, power)}$`));
	const ordered = by(({ tenths, power }) => power * 100 + tenths);
	return {
		prompt: random.pick([
			"Put the numbers in order from least to greatest.",
			`${random.pick(NAMES)} sorts these measurements, starting with the least. Put them in order.`,
			isSmall
				? "These are widths of tiny things, in meters. Order them from the thinnest to the thickest."
				: "These are distances in space, in kilometers. Order them from the nearest to the farthest.",
		]),
		cards: ordered,
		wrong: [
			[slip.comparedFirstFactors, by(({ tenths }) => tenths)],
			[slip.sizeOfNegativeExponent, by(({ tenths, power }) => Math.abs(power) * 100 + tenths)],
			[slip.overlookedPower, by(({ tenths, power }) => power * 100 - tenths)],
		],
		hints: [
			"Compare the powers of ten first.",
			`The exponents are $${[...new Set(drawn.map(({ power }) => power))].join("$, $")}$. Which is the least?`,
			"Where two powers of ten are the same, compare the first factors.",
		],
		steps: [
			"The exponent decides first. With the same exponent, the first factor does.",
			`From least to greatest: ${ordered.map(({ shown }) => shown).join(", ")}.`,
		],
	};
});
