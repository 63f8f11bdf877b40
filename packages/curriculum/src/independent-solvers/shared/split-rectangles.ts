import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

/** The lengths of a split rectangle: they make up its sides, and are what the prompt says of the parts. */
export const splitsTheRectangle: Solver = ({ prompt, interaction }, { values }) => {
	if (interaction?.kind !== "area_model") return false;
	const lengths = values.map(wholeOf).flatMap((each) => (each === null ? [] : [Number(each)]));
	const { width, height, columns } = interaction;
	const [across, down] = [lengths.slice(0, columns), lengths.slice(columns)];
	const fills = (parts: readonly number[], side: number) =>
		parts.every((part) => part > 0) && parts.reduce((sum, part) => sum + part, 0) === side;
	if (!fills(across, width) || (down.length > 0 && !fills(down, height))) return false;
	const area = /an area of (\d+)/.exec(prompt)?.[1];
	if (area !== undefined) return across.some((part) => squaresIn(part, height) === Number(area));
	const products = [...prompt.matchAll(/[=+] \d+ \\times (\d+)/g)].map(([, part]) => Number(part));
	if (products.length > 0) return isSame(across, products);
	return (
		[across, down].filter((parts) => parts.length > 0).every(areTensAndOnes) &&
		isTensFirst(prompt, across, down)
	);
};

/** Row by row. */
function squaresIn(width: number, height: number): number {
	return Array.from({ length: height }, () => width).reduce((sum, row) => sum + row, 0);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
	return one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join();
}

/** One ends in zero, and the other has one digit. */
function areTensAndOnes(parts: readonly number[]): boolean {
	const texts = parts.map(String);
	return texts.some((text) => /^[1-9]0$/.test(text)) && texts.some((text) => /^[1-9]$/.test(text));
}

/** In any order, unless the prompt says where the tens belong. */
function isTensFirst(prompt: string, ...sides: (readonly number[])[]): boolean {
	return !/at the top/.test(prompt) || sides.every(([first = 0, second = 0]) => first > second);
}
