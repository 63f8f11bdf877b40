import { label, line, round, svg } from "../svg.ts";

interface Jumps {
	from: number;
	to: number;
	/** The distance of the marks. */
	step: number;
	labeled(mark: number): boolean;
	/** Start and end of each jump. */
	jumps: readonly (readonly [number, number])[];
	/** Text above the jumps. */
	names?: readonly string[];
}

const WIDTH = 640;

/** A number line with arcs for jumps; a point marks the end of the last one. */
export function jumpLine({ from, to, step, labeled, jumps, names = [] }: Jumps): string {
	const xOf = (value: number) => 30 + ((value - from) / (to - from)) * (WIDTH - 60);
	const marks = Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
	const arcs = jumps.map(([start, end], at) => {
		const [a, b] = [xOf(start), xOf(end)];
		const height = Math.min(70, Math.abs(b - a) / 2 + 18);
		const name = names[at] === undefined ? "" : label((a + b) / 2, 100 - height * 0.78, names[at] ?? "", 25);
		return `<path d="M${round(a)} 100Q${round((a + b) / 2)} ${round(100 - 1.5 * height)} ${round(b)} 100" fill="none" stroke="var(--fig-coral)" stroke-width="3"/>${name}`;
	});
	const end = jumps.at(-1)?.[1] ?? from;
	return svg(
		WIDTH,
		150,
		line([8, 100], [WIDTH - 8, 100], "var(--ink-2)"),
		...marks.map((mark) => line([xOf(mark), 92], [xOf(mark), 108], "var(--border-strong)")),
		...marks.filter(labeled).map((mark) => label(xOf(mark), 140, `${mark}`, 26)),
		...arcs,
		`<circle cx="${round(xOf(end))}" cy="100" r="8" fill="var(--fig-coral)"/>`,
	);
}
