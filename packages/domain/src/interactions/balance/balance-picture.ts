import type { Figure } from "../../question/question.ts";
import { firstScale, heavierSide, type Pan, panText, type Scale, scaleAt, type Side } from "./balance.ts";
import type { Balance } from "./settings.ts";

/** In units of the drawing: its size, the position of the plates, and how far a heavy one sinks. */
const [WIDTH, HEIGHT] = [640, 300];
const PLATE = { left: 148, right: 492, y: 226, half: 140 };
const SINK = 24;
/** Edges of a box and of a weight of one, and how many are side by side. */
const BOX = { size: 46, per_row: 3 };
const ONE = { size: 31, per_row: 4 };
/** More ones than can be counted at a glance become one weight with their number. */
const MAX_DRAWN_ONES = 16;

/** The scale with its alt text: its initial state, or one box beside the weights of an entry; for paper and review. */
export function balanceFigure(balance: Balance, made: { entry: string } | null): Figure {
	const scale = (made === null ? null : scaleAt(made.entry)) ?? firstScale(balance);
	return { svg: scalePicture(balance, scale), alt: `${scaleText(balance, scale)}.` };
}

/** Describes what is on the scale, and its tilt. */
export function scaleText(balance: Balance, scale: Scale): string {
	const left = panText(scale.left, balance.variable);
	const right = panText(scale.right, balance.variable);
	const heavier = heavierSide(balance, scale);
	if (heavier === null) return `A level scale: ${left} on the left, ${right} on the right`;
	return heavier === "left"
		? `A scale: ${left} on the left is heavier than ${right} on the right`
		: `A scale: ${left} on the left is lighter than ${right} on the right`;
}

/** The scale with its tilt. */
export function scalePicture(balance: Balance, scale: Scale): string {
	const heavier = heavierSide(balance, scale);
	const yOf = (side: Side) => PLATE.y + (heavier === null ? 0 : heavier === side ? SINK : -SINK);
	const body = [
		`<path d="M320 ${PLATE.y + 20}L352 ${HEIGHT - 8}H288Z" fill="var(--ink-2)"/>`,
		`<path d="M${PLATE.left} ${yOf("left") + 20}L${PLATE.right} ${yOf("right") + 20}" stroke="var(--ink-2)" stroke-width="8" stroke-linecap="round"/>`,
		`<circle cx="320" cy="${PLATE.y + 20}" r="11" fill="var(--surface-1)" stroke="var(--ink-2)" stroke-width="6"/>`,
		...(["left", "right"] as const).map((side) =>
			plate(scale[side], balance.variable, [PLATE[side], yOf(side)]),
		),
	];
	const top = PLATE.y - SINK - 8 - Math.max(...[firstScale(balance), scale].map(tallest));
	return `<svg viewBox="0 ${top} ${WIDTH} ${HEIGHT - top}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

/** The height of the taller plate's content; at least a weight, so that little moves. */
function tallest({ left, right }: Scale): number {
	const highOf = ({ boxes, ones }: Pan) =>
		Math.max(
			BOX.size * Math.ceil(boxes / BOX.per_row),
			ones > MAX_DRAWN_ONES ? 0 : ONE.size * Math.ceil(ones / ONE.per_row),
			64,
		);
	return Math.max(highOf(left), highOf(right));
}

type Place = readonly [x: number, y: number];

/** A plate with what is on it, boxes beside ones. */
function plate(pan: Pan, variable: string, [x, y]: Place): string {
	const isWeight = pan.ones > MAX_DRAWN_ONES;
	const boxWidth = Math.min(pan.boxes, BOX.per_row) * BOX.size;
	const onesWidth = isWeight ? 92 : Math.min(pan.ones, ONE.per_row) * ONE.size;
	const gap = boxWidth > 0 && onesWidth > 0 ? 12 : 0;
	const start = x - (boxWidth + gap + onesWidth) / 2;
	const boxes = stacked(pan.boxes, BOX, [start, y]).map((place) => box(variable, place));
	const at: Place = [start + boxWidth + gap, y];
	const ones = isWeight ? [weight(pan.ones, at)] : stacked(pan.ones, ONE, at).map(one);
	const tray = `<path d="M${x - PLATE.half} ${y}H${x + PLATE.half}L${x + PLATE.half - 18} ${y + 14}H${x - PLATE.half + 18}Z" fill="var(--fig-sky)"/><path d="M${x} ${y + 12}V${y + 20}" stroke="var(--ink-2)" stroke-width="8"/>`;
	return [tray, ...boxes, ...ones].join("");
}

/** The upper left corners of this many things, in rows. */
function stacked(count: number, { size, per_row }: typeof BOX, [x, y]: Place): Place[] {
	return Array.from({ length: count }, (_, at) => [
		x + (at % per_row) * size,
		y - size * (Math.floor(at / per_row) + 1),
	]);
}

function box(variable: string, [x, y]: Place): string {
	const half = BOX.size / 2;
	return `<rect x="${x + 2}" y="${y + 3}" width="${BOX.size - 4}" height="${BOX.size - 4}" rx="7" fill="var(--surface-1)" stroke="var(--fig-gold)" stroke-width="4"/><text x="${x + half}" y="${y + half + 10}" text-anchor="middle" font-size="28" font-style="italic" font-weight="700" fill="var(--ink)">${variable}</text>`;
}

function one([x, y]: Place): string {
	const half = ONE.size / 2;
	return `<circle cx="${x + half}" cy="${y + half + 1}" r="${half - 2}" fill="var(--fig-mint)"/>`;
}

function weight(ones: number, [x, y]: Place): string {
	return `<path d="M${x + 12} ${y - 62}H${x + 80}L${x + 92} ${y - 1}H${x}Z" fill="var(--surface-1)" stroke="var(--fig-mint)" stroke-width="4"/><text x="${x + 46}" y="${y - 20}" text-anchor="middle" font-size="30" font-weight="700" fill="var(--ink)">${ones}</text>`;
}
