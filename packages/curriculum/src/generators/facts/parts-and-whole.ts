import type { Draft, Random } from "../../kit/index.ts";

/** Two parts and their whole, one of them unknown. */
export interface Parts {
	part: number;
	rest: number;
	whole: number;
}

/** Which place the box has: an addend, what is taken away, or the start of a subtraction. */
export type Kind = "addend" | "taken" | "start";

/** Of the whole. */
export interface Span {
	least: number;
	most: number;
}

export function partsOf(random: Random, { least, most }: Span): Parts {
	const whole = random.integer(least, most);
	const part = random.integer(2, whole - 2);
	return { part, rest: whole - part, whole };
}

export const BOX = "\\square";

/** The side with the box, the number on the other side, and the number for the box. */
export const sides: Readonly<
	Record<Kind, (parts: Parts) => readonly [side: string, other: number, answer: number]>
> = {
	addend: ({ part, rest, whole }) => [`${part} + ${BOX}`, whole, rest],
	taken: ({ part, rest, whole }) => [`${whole} - ${BOX}`, rest, part],
	start: ({ part, rest, whole }) => [`${BOX} - ${part}`, rest, whole],
};

/** The question's help, by what is unknown. */
export function help(kind: Kind, { part, rest, whole }: Parts): Pick<Draft, "hints" | "steps"> {
	if (kind === "start")
		return {
			hints: [
				"Something was there, a part went away, and a part stayed.",
				`The part that went away is ${part}. The part that stayed is ${rest}.`,
				"Put both parts back together.",
			],
			steps: [
				`The box is the whole. Its parts are ${part} and ${rest}.`,
				`$${rest} + ${part} = ${whole}$.`,
				`Check: $${whole} - ${part} = ${rest}$. The missing number is ${whole}.`,
			],
		};
	const [known, missing] = kind === "addend" ? [part, rest] : [rest, part];
	return {
		hints: [
			"Which number is the whole? Which one is a part?",
			`The whole is ${whole}, and one part is ${known}.`,
			`Count on from ${known} to ${whole}, or subtract: $${whole} - ${known}$.`,
		],
		steps: [
			`The whole is ${whole}. One part is ${known}.`,
			`$${whole} - ${known} = ${missing}$.`,
			`Check: $${kind === "addend" ? `${known} + ${missing} = ${whole}` : `${whole} - ${missing} = ${known}`}$. The missing number is ${missing}.`,
		],
	};
}
