import type { Figure } from "@learnin/domain/question/question";
import { fractionBar } from "../figures/fractions/fraction-bar.ts";
import { type FigureColor, label, line, paint, svg } from "../figures/svg.ts";

interface NamedBar {
	parts: number;
	shaded: number;
	name: string;
	color: FigureColor;
}

/** Bars of the same length below each other, each with its name. */
export function namedBars(alt: string, bars: readonly NamedBar[]): Figure {
	const drawn = bars.flatMap(({ name, ...bar }, row) => {
		const y = 6 + row * 58;
		return [fractionBar({ ...bar, x: 84, y, width: 340, height: 44 }), label(40, y + 30, name, 24)];
	});
	return { alt, svg: svg(430, 58 * bars.length + 4, ...drawn) };
}

interface Column {
	/** From top to bottom; shown as written. */
	rows: readonly string[];
	color: FigureColor | null;
	/** A small digit beside the upper one: what is carried. */
	carried?: string;
}

/** Digits in columns with a line above the last row; highlighted columns have a colored background. `sign` is before the second row. */
export function columns(alt: string, list: readonly Column[], sign = ""): Figure {
	const [width, height] = [64, 48];
	const rows = Math.max(...list.map((column) => column.rows.length));
	const left = 30;
	const drawn = list.flatMap(({ rows: texts, color, carried }, at) => {
		const x = left + at * width;
		const behind =
			color === null
				? []
				: [
						`<rect x="${x + 3}" y="2" width="${width - 6}" height="${rows * height + 4}" rx="10" fill="${paint(color)}" fill-opacity="0.28"/>`,
					];
		const written = texts.map((text, row) => label(x + width / 2, row * height + 36, text, 30));
		const small = carried === undefined ? [] : [label(x + 13, 20, carried, 18)];
		return [...behind, ...written, ...small];
	});
	if (sign !== "") drawn.push(label(left - 14, height + 36, sign, 30));
	const rule = (rows - 1) * height + 3;
	return {
		alt,
		svg: svg(
			2 * left + list.length * width,
			rows * height + 10,
			...drawn,
			line([left, rule], [left + list.length * width, rule], "var(--ink-2)"),
		),
	};
}

/** A digit that is replaced by another. */
export function crossed(digit: string): string {
	return `<tspan text-decoration="line-through">${digit}</tspan>`;
}

interface Box {
	text: string;
	color: FigureColor | null;
	/** Its width in small boxes; 1 by default. */
	size?: number;
}

/** Rows of boxes, each with a word or number in it. */
export function boxes(alt: string, rows: readonly (readonly Box[])[]): Figure {
	const widest = Math.max(...rows.map((row) => row.reduce((sum, { size = 1 }) => sum + size, 0)));
	const unit = Math.min(78, 480 / widest);
	const drawn = rows.flatMap((row, at) => {
		let x = 4;
		return row.map(({ text, color, size = 1 }) => {
			const width = size * unit - 6;
			const y = 4 + at * 62;
			const box = `<rect x="${x}" y="${y}" width="${width}" height="50" rx="9" fill="${paint(color)}" fill-opacity="${color === null ? 1 : 0.32}"/>${label(x + width / 2, y + 33, text, 22)}`;
			x += size * unit;
			return box;
		});
	});
	return { alt, svg: svg(widest * unit + 4, rows.length * 62, ...drawn) };
}
