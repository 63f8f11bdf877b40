import type { FigureColor } from "../svg.ts";
import { label, line, paint, round, svg } from "../svg.ts";

interface MeasuredBar {
	/** Start and end, in units of the ruler. */
	from: number;
	to: number;
	color: FigureColor;
	/** Text on the bar. */
	name?: string;
}

interface Ruler {
	length: number;
	unit: string;
	/** Small marks per unit. */
	parts: number;
	bars: readonly MeasuredBar[];
}

const WIDTH = 600;
const BAR = 40;

/** Bars along a ruler, above each other. */
export function ruler({ length, unit, parts, bars }: Ruler): string {
	const xOf = (at: number) => 24 + (at / length) * (WIDTH - 48);
	const top = bars.length * (BAR + 8);
	const marks = Array.from({ length: length * parts + 1 }, (_, at) => {
		const x = xOf(at / parts);
		const is_half = parts % 2 === 0 && (at % parts) * 2 === parts;
		const long = at % parts === 0 ? 26 : is_half ? 18 : 12;
		return line([x, top], [x, top + long], "var(--ink-2)", at % parts === 0 ? 2.5 : 1.5);
	});
	const numbers = Array.from({ length: length + 1 }, (_, at) => label(xOf(at), top + 50, `${at}`, 25));
	return svg(
		WIDTH,
		top + 86,
		`<rect x="4" y="${top}" width="${WIDTH - 8}" height="82" rx="6" fill="var(--surface-3)"/>`,
		...marks,
		...numbers,
		label(WIDTH - 34, top + 75, unit, 24),
		...bars.map(({ from, to, color, name }, at) => {
			const y = at * (BAR + 8) + 2;
			const width = xOf(to) - xOf(from);
			const bar = `<rect x="${round(xOf(from))}" y="${y}" width="${round(width)}" height="${BAR}" rx="4" fill="${paint(color)}"/>`;
			const ends = [from, to].map((end) => line([xOf(end), y + BAR], [xOf(end), top], "var(--ink-2)", 1));
			return name === undefined
				? bar + ends.join("")
				: `${bar}${ends.join("")}${named(xOf(from) + width / 2, y, name)}`;
		}),
	);
}

function named(x: number, y: number, name: string): string {
	return `<text x="${round(x)}" y="${y + 28}" text-anchor="middle" font-size="24" fill="var(--surface-2)">${name}</text>`;
}
