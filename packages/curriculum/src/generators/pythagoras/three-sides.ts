import { type Draft, type Random, texNumber } from "../../kit/index.ts";
import { TRIPLES } from "./triples.ts";

export type Sides = readonly [a: number, b: number, c: number];

/** What the angle opposite the longest side is: right, less, or more than a right angle. */
export type Angle = "right" | "acute" | "obtuse";
export const ANGLES: readonly Angle[] = ["right", "acute", "obtuse"];

export function rightSides(random: Random, most: number): Sides | undefined {
	const [[a, b, c], times] = [random.pick(TRIPLES), random.integer(1, 5)];
	return c * times > most ? undefined : [a * times, b * times, c * times];
}

/** Three sides of a triangle, the longest last; without a right angle it is a little more or less than one. */
export function sidesOf(random: Random, angle: Angle, most: number): Sides | undefined {
	const sides = rightSides(random, most);
	if (sides === undefined || angle === "right") return sides;
	const [a, b, c] = sides;
	const moved = c + random.integer(1, 2) * (angle === "obtuse" ? 1 : -1);
	return moved > b && moved < a + b ? [a, b, moved] : undefined;
}

export const angleOf = ([a, b, c]: Sides): Angle => {
	const gap = a * a + b * b - c * c;
	return gap === 0 ? "right" : gap > 0 ? "acute" : "obtuse";
};

export const listed = (sides: readonly number[], unit: string) => {
	const [a, b, c] = sides;
	return `${a} ${unit}, ${b} ${unit}, and ${c} ${unit}`;
};

const MEANS: Readonly<Record<Angle, string>> = {
	right: "Both are equal, so the triangle has a right angle.",
	acute: "The square of the longest side is less, so all angles are acute.",
	obtuse: "The square of the longest side is more, so the angle opposite it is obtuse.",
};

export function help(sides: Sides): Pick<Draft, "hints" | "steps"> {
	const [a, b, c] = sides;
	return {
		hints: [
			"Which of the three sides is the longest? Only it can be the hypotenuse.",
			`Square the sides: find $${a}^2 + ${b}^2$ and $${c}^2$.`,
			"Are both equal? If not, is the square of the longest side more or less than the sum?",
		],
		steps: [
			`$${a}^2 + ${b}^2 = ${texNumber(a * a + b * b)}$, and $${c}^2 = ${texNumber(c * c)}$.`,
			MEANS[angleOf(sides)],
		],
	};
}
