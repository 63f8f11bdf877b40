import type { Figure } from "../../question/question.ts";
import { type BlockCounts, countsOf, fewestBlocks, valueText, worthsOf } from "./blocks.ts";
import type { Blocks } from "./settings.ts";

/** In units of the drawing. */
const GAP = 6;
const WIDTH = 440;

/** The edge of a single cube: smaller beside squares of a hundred. */
function cubeOf({ largest }: Blocks): number {
	return largest === 10 ? 9 : 6;
}

/**
 * The blocks with their alt text: the fewest that make the entry, or the initial ones; for paper and review. Null if no
 * blocks make the entry.
 */
export function blocksFigure(blocks: Blocks, made: { entry: string } | null): Figure | null {
	const counts = made === null ? fewestBlocks(blocks, blocks.start) : countsOf(blocks, made.entry);
	if (counts === null) return null;
	const names = worthsOf(blocks).map((worth, at) => `${counts[at] ?? 0} × ${valueText(blocks, worth)}`);
	return { svg: blocksPicture(blocks, counts), alt: `Base-ten blocks: ${names.join(", ")}.` };
}

/** One block as a drawing of its own. */
export function blockPicture(blocks: Blocks, worth: number): { svg: string; width: number; height: number } {
	const size = sizeOf(cubeOf(blocks), worth);
	return { svg: framed(size.width, size.height, block(cubeOf(blocks), worth)), ...size };
}

/** Each kind in its own rows. */
function blocksPicture(blocks: Blocks, counts: BlockCounts): string {
	const cube = cubeOf(blocks);
	let [y, body] = [0, ""];
	for (const [at, worth] of worthsOf(blocks).entries()) {
		const { width, height } = sizeOf(cube, worth);
		const per_row = Math.floor((WIDTH + GAP) / (width + GAP));
		const count = counts[at] ?? 0;
		for (let one = 0; one < count; one += 1) {
			const [x, row] = [(one % per_row) * (width + GAP), Math.floor(one / per_row)];
			body += `<g transform="translate(${x} ${y + row * (height + GAP)})">${block(cube, worth)}</g>`;
		}
		y += Math.ceil(count / per_row) * (height + GAP);
	}
	return framed(WIDTH, Math.max(y, 10 * cube), body);
}

function sizeOf(cube: number, worth: number): { width: number; height: number } {
	if (worth === 1) return { width: cube, height: cube };
	if (worth === 10) return { width: cube, height: 10 * cube };
	const edge = worth === 100 ? 10 * cube : 13 * cube;
	return { width: edge, height: edge };
}

/** All consist of the same cubes, so that ten of one kind are as large as one of the next. */
function block(cube: number, worth: number): string {
	if (worth === 1) return `<rect width="${cube}" height="${cube}" rx="1.5" fill="var(--fig-mint)"/>`;
	if (worth === 10) return cubes(cube, "gold", 1);
	if (worth === 100) return cubes(cube, "sky", 10);
	const [edge, back] = [10 * cube, 3 * cube];
	const sides = `M0 ${back}L${back} 0H${edge + back}L${edge} ${back}ZM${edge} ${back}L${edge + back} 0V${edge}L${edge} ${edge + back}Z`;
	return `<path d="${sides}" fill="var(--fig-coral)" fill-opacity="0.6"/><g transform="translate(0 ${back})">${cubes(cube, "coral", 10)}</g>`;
}

/** A bar or a square with the lines between its cubes. */
function cubes(cube: number, ink: string, columns: number): string {
	const [width, height] = [columns * cube, 10 * cube];
	const lines = [
		...Array.from({ length: 9 }, (_, at) => `M0 ${(at + 1) * cube}H${width}`),
		...Array.from({ length: columns - 1 }, (_, at) => `M${(at + 1) * cube} 0V${height}`),
	];
	return `<rect width="${width}" height="${height}" rx="1.5" fill="var(--fig-${ink})"/><path d="${lines.join("")}" fill="none" stroke="var(--surface-1)" stroke-width="0.8"/>`;
}

function framed(width: number, height: number, body: string): string {
	return `<svg viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
}
