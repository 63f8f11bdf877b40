import type { FigureColor } from "../svg.ts";
import { label, line, paint, placeOn, svg } from "../svg.ts";

interface Circle {
	/** Which length is drawn: the radius or the diameter. */
	shows: "radius" | "diameter";
	text: string;
	/** Only the upper half, closed by its diameter. */
	is_half?: boolean;
	/** How many squares on the radius are drawn; four of them surround the circle. */
	squares?: number;
	color: FigureColor;
}

/** A circle or half circle with its radius or diameter. */
export function circle({ shows, text, is_half = false, squares = 0, color }: Circle): string {
	const [cx, cy, r] = [200, is_half ? 98 : 92, 84];
	const style = `fill="${paint(color)}" fill-opacity="0.3" stroke="${paint(color)}" stroke-width="3"`;
	const body = is_half
		? `<path d="M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}Z" ${style}/>`
		: `<circle cx="${cx}" cy="${cy}" r="${r}" ${style}/>`;
	// Clockwise from the lower right, so that the first ones leave room for the text.
	const onRadius = [
		[cx, cy],
		[cx - r, cy],
		[cx - r, cy - r],
		[cx, cy - r],
	]
		.slice(0, squares)
		.map(
			([x, y]) =>
				`<rect x="${x}" y="${y}" width="${r}" height="${r}" fill="${paint("gold")}" fill-opacity="0.3" stroke="${paint("gold")}" stroke-width="2.5"/>`,
		);
	const from = shows === "radius" ? cx : cx - r;
	const y = is_half ? cy + 26 : cy - 10;
	return svg(
		400,
		is_half ? 136 : 184,
		body,
		...onRadius,
		line([from, cy], [cx + r, cy], "var(--ink-2)", 2.5),
		`<circle cx="${cx}" cy="${cy}" r="4" fill="var(--ink-2)"/>`,
		label((from + cx + r) / 2, y, text, 20),
	);
}

/** The position of the text for the length, in percent of the picture. */
export function measurePlace(shows: Circle["shows"]): [number, number] {
	return placeOn(400, 184, [shows === "radius" ? 242 : 200, 72]);
}
