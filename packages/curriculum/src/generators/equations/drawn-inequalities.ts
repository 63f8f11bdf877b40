import { type Draft, inequality, OTHER_DOT, type Sign, slip, TURNED, type Wrong } from "../../kit/index.ts";

interface Solutions {
	letter: string;
	sign: Sign;
	boundary: number;
	/** Where it is drawn. */
	from: number;
	to: number;
	/** Wrong procedures beside those of every drawing. */
	wrong?: readonly (Wrong | false)[];
}

/** Solutions to draw as an arrow: what is right, and where the wrong direction and the wrong dot lead. */
export function drawn({ letter, sign, boundary, from, to, wrong = [] }: Solutions) {
	const value = (one: Sign, at = boundary) => inequality(letter, one, at);
	const canChangeSide = boundary !== 0 && -boundary >= from && -boundary <= to;
	return {
		right: value(sign),
		wrong: [
			[slip.flippedTheDirection, value(TURNED[sign])],
			[slip.mistookTheBoundary, value(OTHER_DOT[sign])],
			canChangeSide && [slip.lostTheSignOfTheBoundary, value(sign, -boundary)],
			...wrong,
		],
		inequality: { from, to, number_every: to - from > 14 ? 2 : 1, variable: letter },
	} satisfies Partial<Draft>;
}

/** Why the arrow lies as it does; the last steps of an explanation. */
export function explained(letter: string, sign: Sign, boundary: number): string[] {
	const isLess = sign === "<" || sign === "≤";
	return [
		sign === "≤" || sign === "≥"
			? `The number $${boundary}$ itself fits, so the dot is closed.`
			: `The number $${boundary}$ itself does not fit, so the dot is open.`,
		`${isLess ? "Smaller numbers fit, so the arrow goes to the left" : "Greater numbers fit, so the arrow goes to the right"}: $${letter} ${sign} ${boundary}$.`,
	];
}
