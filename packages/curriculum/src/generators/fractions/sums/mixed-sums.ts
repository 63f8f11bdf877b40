import { askFor, mixedParts, ratio, slip, whole } from "../../../kit/index.ts";
import type { Draft, Random, Slip, Value, Wrong } from "../../../kit/index.ts";
import { countedParts, LIKE_DENOMINATORS, partsCalled } from "../../../kit/parts.ts";

const CTA = "Write a mixed number, such as 2 3/4.";

/** Mixed numbers with one denominator, added or subtracted. */
export interface MixedSum {
	bottom: number;
	first: Mixed;
	second: Mixed;
	subtracts: boolean;
	/** The parts make a new whole, or a whole has to be broken up. */
	regroups: boolean;
}

interface Mixed {
	wholes: number;
	top: number;
}

/** How the numbers may be. */
interface Range {
	subtracts: boolean;
	regroups: boolean;
	/** The first number has no fraction. */
	fromWhole?: boolean;
}

/** Numbers whose result is neither a whole number nor a fraction below one. */
export function mixedSumOf(random: Random, { subtracts, regroups, fromWhole = false }: Range) {
	const bottom = random.pick(LIKE_DENOMINATORS);
	const first = { wholes: random.integer(1, 6), top: fromWhole ? 0 : random.integer(1, bottom - 1) };
	const second = { wholes: random.integer(1, 4), top: random.integer(1, bottom - 1) };
	const made: MixedSum = { bottom, first, second, subtracts, regroups };
	const crosses = subtracts ? first.top < second.top : first.top + second.top > bottom;
	const result = resultOf(made);
	return crosses === regroups && result > bottom && result % bottom !== 0 ? made : undefined;
}

const unitsOf = ({ wholes, top }: Mixed, bottom: number) => wholes * bottom + top;

/** In parts. */
function resultOf({ bottom, first, second, subtracts }: MixedSum): number {
	return unitsOf(first, bottom) + (subtracts ? -1 : 1) * unitsOf(second, bottom);
}

/** So many parts, as a child would write them without simplifying. */
export function partsValue(parts: number, bottom: number): Value {
	if (parts % bottom === 0) return whole(parts / bottom);
	return parts < bottom
		? ratio(parts, bottom)
		: mixedParts(Math.floor(parts / bottom), parts % bottom, bottom);
}

/** "2 3/4" in LaTeX, or "2". */
export function mixedTex({ wholes, top }: Mixed, bottom: number): string {
	return top === 0 ? `${wholes}` : `${wholes}\\dfrac{${top}}{${bottom}}`;
}

export function formulaOf({ bottom, first, second, subtracts }: MixedSum): string {
	return `${mixedTex(first, bottom)} ${subtracts ? "-" : "+"} ${mixedTex(second, bottom)}`;
}

function wrongOf({ bottom, first, second, subtracts, regroups }: MixedSum): (Wrong | false)[] {
	const wholes = (first.wholes + (subtracts ? -1 : 1) * second.wholes) * bottom;
	const to = (each: Slip, parts: number): Wrong | false => parts > 0 && [each, partsValue(parts, bottom)];
	if (subtracts)
		return [
			regroups && to(slip.smallerPartFromLarger, wholes + second.top - first.top),
			regroups && to(slip.countedTheOpenedWhole, wholes + first.top + bottom - second.top),
			to(slip.wholesOnly, wholes),
			to(slip.addedInstead, unitsOf(first, bottom) + unitsOf(second, bottom)),
			first.top > 0 && to(slip.tookFromTheWholeOnly, wholes + first.top),
		];
	const sum = first.top + second.top;
	return [
		[slip.addedDenominators, mixedParts(first.wholes + second.wholes, sum, 2 * bottom)],
		regroups && to(slip.lostTheNewWhole, wholes + sum - bottom),
		to(slip.wholesOnly, wholes),
		to(slip.subtractedInstead, Math.abs(unitsOf(first, bottom) - unitsOf(second, bottom))),
	];
}

function helpWith(sum: MixedSum): Pick<Draft, "hints" | "steps"> {
	const { bottom, first, second, subtracts, regroups } = sum;
	const [parts, sign] = [partsCalled(bottom), subtracts ? "-" : "+"];
	const opened = mixedTex({ wholes: first.wholes - 1, top: first.top + bottom }, bottom);
	const open = regroups && subtracts;
	const top = open ? first.top + bottom : first.top;
	const wholes = open ? first.wholes - 1 : first.wholes;
	const raw = subtracts ? top - second.top : top + second.top;
	const result = partsValue(resultOf(sum), bottom).shown.slice(1, -1);
	return {
		hints: [
			subtracts
				? `Look at the fractions first. Can you take ${countedParts(second.top, bottom)} away from ${countedParts(first.top, bottom)}?`
				: "Add the fractions, and add the whole numbers. Do the fractions make a new whole?",
			open
				? `Break up one whole: it is ${bottom} ${parts}. Then there are $${first.top} + ${bottom}$ ${parts}.`
				: `Work with the numerators: $${first.top} ${sign} ${second.top}$. The denominator stays ${bottom}.`,
			open
				? `Find $${opened} - ${mixedTex(second, bottom)}$.`
				: `Then find $${first.wholes} ${sign} ${second.wholes}$ for the whole numbers${regroups ? ", and add the new whole" : ""}.`,
		],
		steps: [
			...(open ? [`Break up one whole: $${mixedTex(first, bottom)} = ${opened}$.`] : []),
			`Fractions: $${top} ${sign} ${second.top} = ${raw}$, which is ${countedParts(raw, bottom)}.${regroups && !subtracts ? ` That is 1 whole and ${countedParts(raw - bottom, bottom)}.` : ""}`,
			`Whole numbers: $${wholes} ${sign} ${second.wholes}${regroups && !subtracts ? " + 1" : ""} = ${Math.floor(resultOf(sum) / bottom)}$.`,
			`$${formulaOf(sum)} = ${result}$.`,
		],
	};
}

/** A sum or difference of mixed numbers. */
export function mixedDraft(random: Random, sum: MixedSum): Draft {
	const task = `$${formulaOf(sum)}$`;
	return {
		...helpWith(sum),
		prompt: askFor(random, task),
		cta: CTA,
		task,
		right: partsValue(resultOf(sum), sum.bottom),
		wrong: wrongOf(sum),
		equal: "an equal mixed number",
	};
}
