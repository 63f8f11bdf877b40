import { COLD_CITIES } from "../../kit/cold-cities.ts";
import { decimals, type Draft, NAMES, type Random, slip, type Value } from "../../kit/index.ts";
import { CHANGES, GAPS, REPEATED, STEADY, TWO_KINDS } from "./signed-stories.ts";

const SIGN = "Write a negative number if it goes down.";

/** How numbers in tenths are shown with a unit; dollars have two digits for the cents or none. */
export function numbersWith(unit: string) {
	const tex = (units: number) =>
		unit === "dollars" && units % 10 !== 0 ? (units / 10).toFixed(2) : decimals(units, 1).entry;
	return {
		tex,
		inside: (units: number) => (units < 0 ? `(${tex(units)})` : tex(units)),
		value: (units: number): Value => ({ ...decimals(units, 1), shown: `$${tex(units)}$` }),
	};
}

/** A story with signed numbers as formulas and sizes in plain digits. */
function tell(random: Random, story: string, numbers: Readonly<Record<string, string>>): string {
	const name = random.pick(NAMES);
	const city = random.pick(COLD_CITIES);
	return story
		.replaceAll("{name}", name)
		.replaceAll("{city}", city)
		.replace(/\{(\w)\}/g, (_, key: string) => numbers[key] ?? "");
}

/** What a story asks, the work that answers it, and where wrong procedures lead. */
export interface Told {
	prompt: string;
	unit: string;
	work: string;
	result: number;
	wrong: Draft["wrong"];
	/** Other work that someone might write. */
	others: readonly (readonly [slip: typeof slip.wrongSign, work: string])[];
	hints: Draft["hints"];
}

export type Tale = (random: Random) => Told | undefined;

export const change: Tale = (random) => {
	const [a, b] = [-random.integer(11, 295), random.integer(11, 295)];
	const isUp = random.oneIn(2);
	const { begin, up, down, ask: question, unit } = random.pick(CHANGES);
	const { tex, value } = numbersWith(unit);
	const result = isUp ? a + b : a - b;
	const staysBelow = /diver|submarine|elevator/.test(begin);
	if (a + b === 0 || a % 10 === 0 || (staysBelow && result > 0)) return undefined;
	return {
		prompt: tell(random, `${begin} ${isUp ? up : down} ${question}`, { a: `$${tex(a)}$`, b: tex(b) }),
		unit,
		work: `${tex(a)} ${isUp ? "+" : "-"} ${tex(b)}`,
		result,
		wrong: [
			[slip.movedTheOtherWay, value(isUp ? a - b : a + b)],
			[slip.wrongSign, value(-result)],
			[slip.leftOutTheSigns, value(isUp ? b - a : -a - b)],
		],
		others: [
			[slip.movedTheOtherWay, `${tex(a)} ${isUp ? "-" : "+"} ${tex(b)}`],
			[slip.leftOutTheSigns, `${tex(-a)} ${isUp ? "+" : "-"} ${tex(b)}`],
			[slip.reversedTheSubtraction, `${tex(b)} ${isUp ? "+" : "-"} ${tex(-a)}`],
		],
		hints: [
			"Does the value go up or down? Do you pass zero on the way?",
			`Start at $${tex(a)}$. Going ${isUp ? "up adds" : "down subtracts"} ${tex(b)}.`,
			"Compare the two sizes. Which side of zero does it end on?",
		],
	};
};

export const gap: Tale = (random) => {
	const b = -random.integer(11, 295);
	const isMine = random.oneIn(4);
	const a = isMine ? b + random.integer(11, 150) : random.integer(11, 295);
	const [story, unit] = random.pick(GAPS);
	const { tex, inside, value } = numbersWith(unit);
	const needsBelow = story.includes("tunnel");
	if (a === 0 || a + b === 0 || needsBelow !== isMine || (isMine && a > 0)) return undefined;
	return {
		prompt: tell(random, story, { a: `$${tex(a)}$`, b: `$${tex(b)}$` }),
		unit,
		work: `${tex(a)} - (${tex(b)})`,
		result: a - b,
		wrong: [
			[
				isMine ? slip.addedAbsoluteValues : slip.subtractedAbsoluteValues,
				value(isMine ? -a - b : Math.abs(a + b)),
			],
			[slip.wrongSign, value(b - a)],
			[slip.gaveOneDistance, value(-b)],
		],
		others: [
			[
				isMine ? slip.addedAbsoluteValues : slip.subtractedAbsoluteValues,
				isMine ? `${tex(-a)} + ${tex(-b)}` : `${tex(a)} - ${tex(-b)}`,
			],
			[slip.reversedTheSubtraction, `${tex(b)} - ${inside(a)}`],
			[slip.addedAsItIs, `${tex(a)} + (${tex(b)})`],
		],
		hints: [
			"How far is each of the two from zero?",
			isMine
				? `Both $${tex(a)}$ and $${tex(b)}$ are below zero.`
				: `$${tex(a)}$ is above zero, and $${tex(b)}$ is below.`,
			`Subtract the lesser number from the greater one: $${tex(a)} - (${tex(b)})$.`,
		],
	};
};

export const repeated: Tale = (random) => {
	const [rate, count] = [random.integer(11, 95), random.integer(3, 12)];
	const [story, unit] = random.pick(REPEATED);
	const { tex, value } = numbersWith(unit);
	if (rate % 10 === 0) return undefined;
	return {
		prompt: `${tell(random, story, { b: tex(rate), n: `${count}` })} ${SIGN}`,
		unit,
		work: `${count} \\times (${tex(-rate)})`,
		result: -rate * count,
		wrong: [
			[slip.wrongSign, value(rate * count)],
			[slip.addedSigned, value(-rate - 10 * count)],
			[slip.oneGroupShort, value(-rate * (count - 1))],
		],
		others: [
			[slip.wrongSign, `${count} \\times ${tex(rate)}`],
			[slip.addedSigned, `${count} + (${tex(-rate)})`],
			[slip.dividedToMultiply, `${tex(-rate)} \\div ${count}`],
		],
		hints: [
			"Does the value go up or down?",
			`Each time it changes by $${tex(-rate)}$, and that happens ${count} times.`,
			`Multiply ${count} by ${tex(rate)}, and write the sign.`,
		],
	};
};

export const steady: Tale = (random) => {
	const rate = random.integer(11, 85) * random.pick([1, -1]);
	const count = random.integer(3, 9);
	const a = random.integer(-120, 120);
	const b = a + rate * count;
	const [story, unit] = random.pick(STEADY);
	const { tex, inside, value } = numbersWith(unit);
	const isSigned = a < 0 || b < 0;
	// "To 1 degrees" reads wrong.
	const isNamedAsMany = b !== 10;
	if (a === 0 || b === 0 || Math.max(a, b) > 150 || Math.min(a, b) < -400) return undefined;
	if (!isSigned || !isNamedAsMany) return undefined;
	const whole = `${tex(b)} - ${inside(a)}`;
	return {
		prompt: `${tell(random, story, { a: `$${tex(a)}$`, b: `$${tex(b)}$`, n: `${count}` })} ${SIGN}`,
		unit,
		work: `(${whole}) \\div ${count}`,
		result: rate,
		wrong: [
			[slip.wrongSign, value(-rate)],
			[slip.gaveTheWholeChange, value(b - a)],
			b % count === 0 && [slip.usedTheEndValue, value(b / count)],
		],
		others: [
			[slip.reversedTheSubtraction, `(${tex(a)} - ${inside(b)}) \\div ${count}`],
			[slip.gaveTheWholeChange, whole],
			[slip.usedTheEndValue, `${tex(b)} \\div ${count}`],
		],
		hints: [
			"How large is the whole change? Does the value go up or down?",
			`Subtract the start from the end: $${whole}$.`,
			`Divide the whole change by ${count}.`,
		],
	};
};

/** A change that happens several times, and another one. */
export function twoKindsOf(random: Random) {
	const a = -random.integer(11, 400);
	const b = random.integer(11, 150);
	const c = random.integer(50, 900);
	const count = random.integer(2, 6);
	const [story, unit] = random.pick(TWO_KINDS);
	const { tex, value } = numbersWith(unit);
	const result = a - b * count + c;
	const mostAllowed = unit === "degrees" ? 120 : /diver|submarine/.test(story) ? -1 : 400;
	if (result === 0 || result > mostAllowed || a % 10 === 0) return undefined;
	const work = (start: string, loss: string, gain = `+ ${tex(c)}`) => `${start} - ${loss} ${gain}`;
	const told: Told = {
		prompt: tell(random, story, { a: `$${tex(a)}$`, b: tex(b), c: tex(c), n: `${count}` }),
		unit,
		work: work(tex(a), `${count} \\times ${tex(b)}`),
		result,
		wrong: [
			[slip.countedItOnce, value(a - b + c)],
			[slip.addedTheLoss, value(a + b * count + c)],
			[slip.lostTheStartSign, value(-a - b * count + c)],
			[slip.wrongSign, value(-result)],
		],
		others: [
			[slip.countedItOnce, work(tex(a), tex(b))],
			[slip.addedTheLoss, `${tex(a)} + ${count} \\times ${tex(b)} + ${tex(c)}`],
			[slip.lostTheStartSign, work(tex(-a), `${count} \\times ${tex(b)}`)],
		],
		hints: [
			"Which steps make the value less, and which make it greater?",
			`The first change happens ${count} times: find $${count} \\times ${tex(b)}$.`,
			`Start at $${tex(a)}$. Subtract that product, and then add ${tex(c)}.`,
		],
	};
	return { told, a, b, count };
}

export const twoKinds: Tale = (random) => twoKindsOf(random)?.told;
