import type { Figure } from "@learnin/domain/question/question";
import { decimals, type Draft, lowest, slip, tex, type Wrong } from "../../kit/index.ts";

/** A length that corresponds to another one, by two that do. */
export interface Scaled {
	prompt: string;
	/** What is asked for, as a phrase. */
	task: string;
	/** Corresponding lengths that are known. */
	from: number;
	to: number;
	/** The length whose partner is asked for. */
	side: number;
	unit: string;
	figure?: Figure;
	/** Wrong lengths of this situation, before the common ones. */
	wrong?: readonly Wrong[];
	hints: readonly [string, string];
	/** A step before the factor. */
	before?: string;
}

/** A length with two decimal places at most. */
export const length = (number: number) => decimals(Math.round(number * 100), 2);

const isShort = (number: number) => number > 0 && Math.abs(number * 100 - Math.round(number * 100)) < 1e-6;

/** The draft; undefined where the length asked for is no short decimal, or one that is given. */
export function scaledDraft({
	prompt,
	task,
	from,
	to,
	side,
	unit,
	figure,
	wrong = [],
	hints,
	before,
}: Scaled): Draft | undefined {
	const right = (side * to) / from;
	if (!isShort(right) || [from, to, side].includes(right)) return undefined;
	const common = [
		[slip.comparedByAdding, side + to - from],
		[slip.usedTheFactorBackward, (side * from) / to],
		[slip.copiedAKnownSide, to],
		[slip.keptTheSide, side],
	] as const;
	const factor = tex(lowest(Math.round(to * 100), Math.round(from * 100)));
	return {
		prompt,
		task,
		right: length(right),
		wrong: [
			...wrong,
			...common
				.filter(([, number]) => isShort(number))
				.map(([each, number]) => [each, length(number)] as const),
		],
		unit: { after: unit },
		...(figure === undefined ? {} : { figure }),
		hints: [...hints, `The other length is multiplied by the same number.`],
		steps: [
			...(before === undefined ? [] : [before]),
			`The scale factor is $${to} \\div ${from} = ${factor}$.`,
			`$${side} \\times ${factor} = ${length(right).entry}$, so it is ${length(right).entry} ${unit}.`,
		],
	};
}
