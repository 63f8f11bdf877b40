import { paint, svg } from "../svg.ts";

const UNIT = 9;
const LONG = 10 * UNIT;
const GAP = 10;

interface Blocks {
	hundreds: number;
	tens: number;
	ones: number;
}

/**
 * Base-ten blocks: squares of a hundred, bars of ten and single cubes, from left to right. Pictures in one row stack
 * their hundreds two high.
 */
export function baseTenBlocks({ hundreds, tens, ones }: Blocks, rows: 1 | 2 = 1): string {
	let x = 0;
	const parts: string[] = [];
	for (let at = 0; at < hundreds; at += 1) {
		const top = (at % rows) * (LONG + GAP);
		parts.push(block(x, top, LONG, LONG, "sky"), grid(x, top, 10));
		if (at % rows === rows - 1 || at === hundreds - 1) x += LONG + GAP;
	}
	for (let at = 0; at < tens; at += 1) {
		parts.push(block(x, 0, UNIT, LONG, "gold"), grid(x, 0, 1));
		x += UNIT + GAP;
	}
	for (let at = 0; at < ones; at += 1) {
		parts.push(block(x, (at % 5) * (UNIT + GAP), UNIT, UNIT, "mint"));
		if (at % 5 === 4 || at === ones - 1) x += UNIT + GAP;
	}
	return svg(Math.max(x - GAP, 1), rows === 2 && hundreds > 1 ? 2 * LONG + GAP : LONG, ...parts);
}

function block(x: number, y: number, width: number, height: number, color: "sky" | "gold" | "mint"): string {
	return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${paint(color)}"/>`;
}

/** The lines between the cubes of a bar or a square. */
function grid(x: number, y: number, columns: number): string {
	const lines = [
		...Array.from({ length: 9 }, (_, at) => `M${x} ${y + (at + 1) * UNIT}h${columns * UNIT}`),
		...Array.from({ length: columns - 1 }, (_, at) => `M${x + (at + 1) * UNIT} ${y}v${LONG}`),
	];
	return `<path d="${lines.join("")}" fill="none" stroke="var(--surface-2)" stroke-width="1"/>`;
}
