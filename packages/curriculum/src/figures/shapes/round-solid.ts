import type { FigureColor } from "../svg.ts";
import { label, line, paint, placeOn, round, svg } from "../svg.ts";

/**
 * From top to bottom: a cone on its base, a hemisphere on its flat side, a cylinder, and the first two upside down.
 */
export type RoundPart = "cone" | "dome" | "cylinder" | "bowl" | "tip";

interface RoundSolid {
	/** Stacked from top to bottom; all have the same radius. `height` counts for cones and cylinders only. */
	parts: readonly { kind: RoundPart; height: number; height_label?: string }[];
	radius: number;
	/** Text at the radius, or at the diameter. */
	radius_label?: string;
	diameter_label?: string;
	color: FigureColor;
}

const CENTRE = 170;
const TOP = 54;

/** Positions of boxes beside the height of a single solid, and above the radius of an open one, in percent. */
export function measurePlaces(
	radius: number,
	height: number,
): { height: [number, number]; radius: [number, number] } {
	const scale = Math.min(150 / height, 90 / radius);
	const [r, tall] = [radius * scale, height * scale];
	const full = [2 * CENTRE + 40, TOP + tall + r * 0.26 + 14] as const;
	return {
		height: placeOn(...full, [CENTRE + r + 62, TOP + tall / 2]),
		radius: placeOn(...full, [CENTRE + r / 2, TOP - r * 0.26 - 14]),
	};
}

/** A solid of round parts, with its measures. */
export function roundSolid({ parts, radius, radius_label, diameter_label, color }: RoundSolid): string {
	const heights = parts.map(({ kind, height }) => (kind === "dome" || kind === "bowl" ? radius : height));
	const total = heights.reduce((sum, height) => sum + height, 0);
	const scale = Math.min(150 / total, 90 / radius);
	const r = radius * scale;
	const flat = r * 0.26;
	const tops = heights.map(
		(_, at) => TOP + heights.slice(0, at).reduce((sum, height) => sum + height, 0) * scale,
	);
	const bodies = parts.map(({ kind }, at) =>
		body({
			kind,
			r,
			flat,
			top: tops[at] ?? TOP,
			height: (heights[at] ?? 0) * scale,
			color,
			is_first: at === 0,
		}),
	);
	// The radius or diameter is in the first visible circle.
	const first = parts[0]?.kind;
	const level = first === "cone" || first === "dome" ? TOP + (heights[0] ?? 0) * scale : TOP;
	const is_open = level === TOP;
	// Above an open top the text would cross its rim.
	const words_at = is_open ? level - flat - 10 : level - 12;
	const across =
		radius_label !== undefined
			? [
					line([CENTRE, level], [CENTRE + r, level], "var(--ink)", 2.5),
					`<circle cx="${CENTRE}" cy="${round(level)}" r="4" fill="var(--ink)"/>`,
					plated(CENTRE + r / 2, words_at, radius_label),
				]
			: diameter_label !== undefined
				? [
						line([CENTRE - r, level], [CENTRE + r, level], "var(--ink)", 2.5),
						plated(CENTRE, words_at, diameter_label),
					]
				: [];
	const measures = parts.flatMap(({ height_label }, at) => {
		if (height_label === undefined) return [];
		const [from, to] = [tops[at] ?? TOP, (tops[at] ?? TOP) + (heights[at] ?? 0) * scale];
		const x = CENTRE + r + 24;
		return [
			line([x, from], [x, to], "var(--ink-2)", 2),
			line([x - 6, from], [x + 6, from], "var(--ink-2)", 2),
			line([x - 6, to], [x + 6, to], "var(--ink-2)", 2),
			label(x + 14 + 4.6 * height_label.length, (from + to) / 2 + 6, height_label, 17),
		];
	});
	return svg(
		2 * CENTRE + 40,
		TOP + total * scale + flat + 14,
		...bodies.toReversed(),
		...across,
		...measures,
	);
}

interface Body {
	kind: RoundPart;
	r: number;
	flat: number;
	top: number;
	height: number;
	color: FigureColor;
	is_first: boolean;
}

function body({ kind, r, flat, top, height, color, is_first }: Body): string {
	const [left, right] = [round(CENTRE - r), round(CENTRE + r)];
	const [from, to] = [round(top), round(top + height)];
	const [wide, low] = [round(r), round(flat)];
	// Below another part the upper circle is skipped: that part draws it.
	const upper = is_first ? 0 : 1;
	const rim = (y: number, sweep: 0 | 1) => `A${wide} ${low} 0 0 ${sweep} ${left} ${y}`;
	const paths: Readonly<Record<RoundPart, string>> = {
		cone: `M${left} ${to}L${CENTRE} ${from}L${right} ${to}${rim(to, 1)}Z`,
		dome: `M${left} ${to}A${wide} ${wide} 0 0 1 ${right} ${to}${rim(to, 1)}Z`,
		cylinder: `M${left} ${from}L${left} ${to}A${wide} ${low} 0 0 0 ${right} ${to}L${right} ${from}${rim(from, upper)}Z`,
		bowl: `M${left} ${from}A${wide} ${wide} 0 0 0 ${right} ${from}${rim(from, upper)}Z`,
		tip: `M${left} ${from}L${CENTRE} ${to}L${right} ${from}${rim(from, upper)}Z`,
	};
	const stands_on_circle = kind === "cone" || kind === "dome" || kind === "cylinder";
	const hidden = stands_on_circle
		? `<path d="M${left} ${to}A${wide} ${low} 0 0 1 ${right} ${to}" fill="none" stroke="${paint(color)}" stroke-width="2" stroke-dasharray="6 6"/>`
		: "";
	const open = kind === "cylinder" || kind === "bowl" || kind === "tip";
	const front =
		open && is_first
			? `<path d="M${left} ${from}A${wide} ${low} 0 0 0 ${right} ${from}" fill="none" stroke="${paint(color)}" stroke-width="2"/>`
			: "";
	return `<path d="${paths[kind]}" fill="${paint(color)}" fill-opacity="0.22" stroke="${paint(color)}" stroke-width="3" stroke-linejoin="round"/>${hidden}${front}`;
}

function plated(x: number, y: number, text: string): string {
	const half = 4.7 * text.length + 5;
	return `<rect x="${round(x - half)}" y="${round(y - 14)}" width="${round(2 * half)}" height="22" rx="6" fill="var(--surface-2)" fill-opacity="0.85"/>${label(x, y + 3, text, 17)}`;
}
