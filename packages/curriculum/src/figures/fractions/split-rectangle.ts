import { isStacked, paint, placeOn, svg, valueLabel } from "../svg.ts";

interface SplitRectangle {
	rows: number;
	/** Columns of both parts. */
	left: number;
	right: number;
	has_squares: boolean;
	/** Text at the sides instead of the numbers. */
	names?: { side: string; left: string; right: string };
}

/** A rectangle split into two parts side by side, and the center of each part in percent of the picture. */
export function splitRectangle({ rows, left, right, has_squares, names }: SplitRectangle): {
	svg: string;
	places: [[number, number], [number, number]];
} {
	const wide = Math.min(44, 320 / (left + right));
	// Low enough for a phone; without squares the parts stay wide enough for a box.
	const high = Math.min(wide, 170 / rows);
	const step = has_squares ? high : wide;
	const isHigh = names !== undefined && (isStacked(names.left) || isStacked(names.right));
	const [x0, y0, gap] = [64, isHigh ? 56 : 34, 6];
	const part = (from: number, columns: number, color: "sky" | "gold") => {
		const [x, width, height] = [x0 + from * step + (from > 0 ? gap : 0), columns * step, rows * high];
		if (!has_squares)
			return `<rect x="${x}" y="${y0}" width="${width}" height="${height}" rx="4" fill="${paint(color)}" fill-opacity="0.3" stroke="${paint(color)}" stroke-width="3"/>`;
		return Array.from({ length: rows * columns }, (_, at) => {
			const [row, column] = [Math.floor(at / columns), at % columns];
			return `<rect x="${x + column * step + 1}" y="${y0 + row * high + 1}" width="${step - 2}" height="${step - 2}" rx="3" fill="${paint(color)}"/>`;
		}).join("");
	};
	const [width, height] = [x0 + (left + right) * step + gap + 12, y0 + rows * high + 10];
	const middle = y0 + (rows * high) / 2;
	const [one, two] = [x0 + (left * step) / 2, x0 + gap + (left + right / 2) * step];
	return {
		svg: svg(
			width,
			height,
			part(0, left, "sky"),
			part(left, right, "gold"),
			valueLabel(x0 / 2, middle + 7, names?.side ?? `${rows}`, 22),
			valueLabel(one, y0 - (isHigh ? 22 : 10), names?.left ?? `${left}`, 22),
			valueLabel(two, y0 - (isHigh ? 22 : 10), names?.right ?? `${right}`, 22),
		),
		places: [placeOn(width, height, [one, middle]), placeOn(width, height, [two, middle])],
	};
}
