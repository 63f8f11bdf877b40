import { askFor, decimals, simplest, slip, tex, texNumber, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

export interface Power {
	base: number;
	exponent: number;
}

export const asProduct = ({ base, exponent }: Power) =>
	Array.from({ length: exponent }, () => base).join(" \\times ");

export type Powers = (random: Random) => Power | undefined;

/** Powers up to the limit, with exponents from 2 on. */
export const powers =
	(mostBase: number, mostExponent: number, most: number): Powers =>
	(random) => {
		const [base, exponent] = [random.integer(2, mostBase), random.integer(2, mostExponent)];
		return base === exponent || base ** exponent > most ? undefined : { base, exponent };
	};

export function draftOf(random: Random, power: Power): Draft {
	const { base, exponent } = power;
	const task = `$${base}^{${exponent}}$`;
	return {
		prompt: random.pick([
			askFor(random, task),
			`What is ${base} to the power of ${exponent}, $${base}^{${exponent}}$?`,
			`Evaluate ${task}.`,
		]),
		task,
		right: whole(base ** exponent),
		wrong: [
			[slip.exponentAsFactor, whole(base * exponent)],
			[slip.swappedBaseAndExponent, whole(exponent ** base)],
			[slip.oneFactorOff, whole(base ** (exponent + 1))],
			[slip.oneFactorShort, whole(base ** (exponent - 1))],
		],
		hints: [
			`The base is ${base}. The exponent tells how many factors of ${base} there are.`,
			`Write it out: $${asProduct(power)}$.`,
			"Multiply from left to right, one factor at a time.",
		],
		steps: [
			`The exponent ${exponent} means ${exponent} factors of ${base}.`,
			`$${base}^{${exponent}} = ${asProduct(power)}$.`,
			`${task.slice(0, -1)} = ${texNumber(base ** exponent)}$.`,
		],
	};
}

export const fraction: Form = (random) => {
	const [top, bottom, exponent] = [random.integer(1, 5), random.integer(2, 7), random.integer(2, 3)];
	const base = simplest(top, bottom);
	if (top >= bottom || base.worth?.[1] !== bottom) return undefined;
	const part = tex({ top, bottom });
	const task = `$\\left(${part}\\right)^{${exponent}}$`;
	return {
		prompt: askFor(random, task),
		cta: "Write a fraction, such as 3/4.",
		task,
		right: simplest(top ** exponent, bottom ** exponent),
		wrong: [
			[slip.raisedNumeratorOnly, simplest(top ** exponent, bottom)],
			[slip.raisedDenominatorOnly, simplest(top, bottom ** exponent)],
			[slip.exponentAsFactor, simplest(top * exponent, bottom)],
		],
		hints: [
			`The parentheses hold the whole fraction $${part}$, so all of it is raised to the power.`,
			`Write it out: $${asProduct({ base: 0, exponent }).replaceAll("0", part)}$.`,
			"Multiply the numerators, and multiply the denominators.",
		],
		steps: [
			`Numerator: $${top}^{${exponent}} = ${top ** exponent}$. Denominator: $${bottom}^{${exponent}} = ${bottom ** exponent}$.`,
			`${task.slice(0, -1)} = ${tex({ top: top ** exponent, bottom: bottom ** exponent })}$.`,
		],
	};
};

export const decimal: Form = (random) => {
	const [units, exponent] = [random.integer(2, 15), random.integer(2, 3)];
	if (units === 10) return undefined;
	const base = decimals(units, 1);
	const task = `$${base.entry}^{${exponent}}$`;
	return {
		prompt: askFor(random, task),
		cta: "Write a decimal.",
		task,
		right: decimals(units ** exponent, exponent),
		wrong: [
			[slip.exponentAsFactor, decimals(units * exponent, 1)],
			[slip.keptOnePlace, decimals(units ** exponent, 1)],
			[slip.ignoredThePoint, whole(units ** exponent)],
		],
		hints: [
			`The base is ${base.entry}, and there are ${exponent} factors of it.`,
			`Multiply without the decimal points first: $${units}^{${exponent}}$.`,
			"Then count the decimal places of all factors together.",
		],
		steps: [
			`$${units}^{${exponent}} = ${units ** exponent}$, and the factors have ${exponent} decimal places in all.`,
			`${task.slice(0, -1)} = ${decimals(units ** exponent, exponent).entry}$.`,
		],
	};
};

export const calculation: Form = (random) => {
	const a = random.integer(2, 6);
	const b = random.integer(2, 9);
	const base = random.integer(2, 6);
	const exponent = random.integer(2, 3);
	const power = base ** exponent;
	const task = `$${a} \\times ${base}^{${exponent}} + ${b}$`;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(a * power + b),
		wrong: [
			[slip.raisedTheProduct, whole((a * base) ** exponent + b)],
			[slip.exponentAsFactor, whole(a * base * exponent + b)],
			[slip.addedFirst, whole(a * (power + b))],
		],
		hints: [
			`The exponent ${exponent} belongs only to ${base}.`,
			`Find $${base}^{${exponent}}$ first.`,
			`Then multiply by ${a}, and add ${b} at the end.`,
		],
		steps: [
			`$${base}^{${exponent}} = ${power}$.`,
			`$${a} \\times ${power} = ${a * power}$.`,
			`${task.slice(0, -1)} = ${a * power + b}$.`,
		],
	};
};
