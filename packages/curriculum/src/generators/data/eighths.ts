import { lowest, mixedTex } from "../../kit/index.ts";

const tex = (eighths: number) => mixedTex(lowest(eighths, 8));
/** With the eighths as they are: "2 4/8". */
const inEighths = (eighths: number) => mixedTex({ top: eighths, bottom: 8 });

/** "= 6/8 = 3/4": both forms, where they differ. */
function simplified(eighths: number): string {
	const [written, simple] = [inEighths(eighths), tex(eighths)];
	return written === simple ? simple : `${written} = ${simple}`;
}

/** The steps of taking away eighths: the same parts first, then regrouping, then the difference. */
export function eighthsLess(from: number, less: number): string[] {
	const [more, fewer] = [from, less].map((eighths) => inEighths(eighths));
	const isRewritten = more !== tex(from) || fewer !== tex(less);
	const rewritten = [from, less]
		.filter((eighths) => inEighths(eighths) !== tex(eighths))
		.map((eighths) => `$${tex(eighths)} = ${inEighths(eighths)}$`)
		.join(" and ");
	const needed = from % 8 < less % 8;
	const wholes = Math.floor(from / 8) - 1;
	const regrouped = `${wholes === 0 ? "" : wholes}\\dfrac{${8 + (from % 8)}}{8}`;
	return [
		...(isRewritten ? [`Write eighths: ${rewritten}.`] : []),
		...(needed ? [`Regroup one whole as 8 eighths: $${more} = ${regrouped}$.`] : []),
		`$${needed ? regrouped : more} - ${fewer} = ${simplified(from - less)}$.`,
	];
}

/** The sum of lengths: with eighths, as wholes and parts, and in simplest form. */
export function eighthsTogether(lengths: readonly number[]): string {
	const all = lengths.reduce((sum, length) => sum + length, 0);
	const wholes = lengths.reduce((sum, length) => sum + Math.floor(length / 8), 0);
	const parts = all - 8 * wholes;
	const added = lengths.map((length) => inEighths(length)).join(" + ");
	const between = parts >= 8 ? ` = ${wholes === 0 ? "" : wholes}\\dfrac{${parts}}{8}` : "";
	return `$${added}${between} = ${simplified(all)}$`;
}

/** The difference of two amounts up to one, written in the parts of a plot and then in simplest form. */
export function differenceInParts(bottom: number, more: number, less: number): string {
	const inParts = (part: number) => mixedTex({ top: part, bottom });
	const [written, simple] = [inParts(more - less), mixedTex(lowest(more - less, bottom))];
	const result = written === simple ? simple : `${written} = ${simple}`;
	return `$${inParts(more)} - ${inParts(less)} = ${result}$.`;
}
