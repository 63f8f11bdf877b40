import type { Figure } from "@learnin/domain/question/question";
import { namedBars } from "../../repairs/pictures.ts";

const FRACTION = String.raw`\\d?frac\{(\d+)\}\{(\d+)\}`;
const SUM = new RegExp(String.raw`\$${FRACTION} ([+-]) ${FRACTION} = ${FRACTION}\$`);
const SAME = new RegExp(String.raw`\$${FRACTION} = ${FRACTION}\$`, "g");
/** Both of two fractions that are compared or added. */
const MAX_PAIRS = 2;
/** Smaller parts are too narrow to count. */
const MAX_PARTS = 12;

interface Fraction {
	shaded: number;
	parts: number;
}

/** Bars below each other for a sum of two fractions, or for pairs of equal ones. None if neither applies. */
export function fractionPictures(text: string): Figure[] {
	const sum = SUM.exec(text);
	if (sum !== null) {
		const [, a, b, sign, c, d, e, f] = sum;
		const words = `${a}/${b} ${sign} ${c}/${d} = ${e}/${f}`;
		return barsOf([fractionOf(a, b), fractionOf(c, d), fractionOf(e, f)], words);
	}
	const pairs = [...text.matchAll(SAME)].slice(0, MAX_PAIRS);
	const fractions = pairs.flatMap(([, a, b, c, d]) => [fractionOf(a, b), fractionOf(c, d)]);
	const words = pairs.map(([, a, b, c, d]) => `${a}/${b} = ${c}/${d}`).join(", ");
	return pairs.length === 0 ? [] : barsOf(fractions, words, 2);
}

function fractionOf(shaded = "", parts = ""): Fraction {
	return { shaded: Number(shaded), parts: Number(parts) };
}

const COLORS = ["sky", "gold", "mint"] as const;

/** One more bar in each picture; so many after each other have the same color. */
function barsOf(fractions: readonly Fraction[], words: string, alike = 1): Figure[] {
	if (fractions.some(({ shaded, parts }) => parts > MAX_PARTS || shaded > parts || shaded === 0)) return [];
	return fractions.map((_, at) => {
		const shown = fractions.slice(0, at + 1);
		const bars = shown.map(({ shaded, parts }, bar) => ({
			shaded,
			parts,
			name: `${shaded}/${parts}`,
			color: COLORS[Math.floor(bar / alike)] ?? "mint",
		}));
		const said = shown.map(({ shaded, parts }) => `${shaded} of ${parts} parts`).join(", ");
		return namedBars(at === fractions.length - 1 ? `Bars: ${said}. ${words}.` : `Bars: ${said}.`, bars);
	});
}
