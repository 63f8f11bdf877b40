import type { Fraction } from "./numbers.ts";
import { tex } from "./numbers.ts";

/** A number or a fraction in front of a letter; an empty letter stands for a plain number. */
export type Term = readonly [coefficient: number | Fraction, letter: string];

/** Terms as one LaTeX sum: "3x - 4y + 2", "-x + \dfrac{1}{2}". Terms of nothing are left out; nothing at all is 0. */
export function sumTex(terms: readonly Term[]): string {
	const shown = terms
		.map(([coefficient, letter]) => ({
			part: typeof coefficient === "number" ? { top: coefficient, bottom: 1 } : coefficient,
			letter,
		}))
		.filter(({ part }) => part.top !== 0)
		.map(({ part: { top, bottom }, letter }, at) => {
			const size = { top: Math.abs(top), bottom };
			const number = size.top === 1 && bottom === 1 && letter !== "" ? "" : tex(size);
			const sign = top < 0 ? (at === 0 ? "-" : " - ") : at === 0 ? "" : " + ";
			return `${sign}${number}${letter}`;
		});
	return shown.length === 0 ? "0" : shown.join("");
}
