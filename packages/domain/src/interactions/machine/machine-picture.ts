import type { Figure } from "../../question/question.ts";
import { type Dials, dialsOf, dialText, outOf } from "./machine.ts";
import type { Machine } from "./settings.ts";

/** In units of the drawing. */
const WIDTH = 640;
const TABLE = { top: 118, row: 46, head: 120 };

/** The machine with its table and, if it is set, its outputs; for paper and review. */
export function machineFigure(machine: Machine, made: readonly string[]): Figure {
	const dials = dialsOf(machine, made);
	const isSet = outOf(dials, 0) !== null;
	const rows = [
		[/* text */ "In", machine.rows.map(({ x }) => `${x}`)],
		[/* text */ "Out", machine.rows.map(({ y }) => `${y}`)],
		...(isSet ? [[/* text */ "Made", machine.rows.map(({ x }) => `${outOf(dials, x) ?? ""}`)] as const] : []),
	] as const;
	const height = TABLE.top + rows.length * TABLE.row + 8;
	const body = [machinePicture(dials), ...rows.map(([head, cells], at) => rowPicture(head, cells, at))];
	return {
		svg: `<svg viewBox="0 0 ${WIDTH} ${height}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`,
		alt: machineText(machine, dials),
	};
}

function machineText({ rows }: Machine, dials: Dials): string {
	const table = rows.map(({ x, y }) => `${x} → ${y}`).join(", ");
	if (outOf(dials, 0) === null) return `A machine that multiplies and then adds. Its table: ${table}.`;
	const made = rows.map(({ x }) => `${x} → ${outOf(dials, x) ?? ""}`).join(", ");
	return `A machine set to ${dialText(0, dials[0])}, then ${dialText(1, dials[1])}. The table: ${table}. It makes: ${made}.`;
}

/** Two boxes with an arrow into, between and out of them. */
function machinePicture([times, plus]: Dials): string {
	const arrows = [40, 290, 540].map(
		(x) =>
			`<path d="M${x} 54H${x + 52}M${x + 40} 42L${x + 54} 54L${x + 40} 66" stroke="var(--ink-2)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
	);
	const boxes = [dialText(0, times), dialText(1, plus)].map(
		(words, at) =>
			`<rect x="${110 + at * 250}" y="14" width="164" height="80" rx="14" fill="var(--surface-1)" stroke="var(--fig-${at === 0 ? "sky" : "gold"})" stroke-width="5"/>${text(words, [192 + at * 250, 66], 34)}`,
	);
	return [...arrows, ...boxes].join("");
}

function rowPicture(head: string, cells: readonly string[], at: number): string {
	const width = (WIDTH - TABLE.head - 24) / cells.length;
	const y = TABLE.top + at * TABLE.row;
	const cellsWithHead = [
		[head, 12, TABLE.head] as const,
		...cells.map((cell, each) => [cell, 12 + TABLE.head + each * width, width] as const),
	];
	return cellsWithHead
		.map(
			([words, x, wide], each) =>
				`<rect x="${round(x)}" y="${y}" width="${round(wide)}" height="${TABLE.row}" fill="var(--surface-${each === 0 ? 3 : 1})" stroke="var(--border-strong)" stroke-width="2"/>${text(words.replace("-", "−"), [round(x + wide / 2), y + 32], 24)}`,
		)
		.join("");
}

function text(words: string, [x, y]: readonly [number, number], size: number): string {
	return `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="600" fill="var(--ink)">${words}</text>`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
