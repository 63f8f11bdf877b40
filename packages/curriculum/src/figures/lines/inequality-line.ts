import { label, line, svg } from "../svg.ts";

interface InequalityLine {
	from: number;
	to: number;
	/** The start of the ray. */
	boundary: number;
	direction: "left" | "right";
	/** Whether the boundary belongs to it: a closed dot, else an open one. */
	is_closed: boolean;
}

const WIDTH = 440;
const LEFT = 30;
/** As an option on a phone the line has a third of its size. */
const TEXT = 24;

/** A number line with a ray that starts at a closed or an open dot. */
export function inequalityLine({ from, to, boundary, direction, is_closed }: InequalityLine): string {
	const xOf = (value: number) => LEFT + ((value - from) / (to - from)) * (WIDTH - 2 * LEFT);
	const wholes = Array.from({ length: to - from + 1 }, (_, at) => from + at);
	const ticks = wholes.map((whole) => line([xOf(whole), 40], [xOf(whole), 60], "var(--border-strong)", 2));
	const shown = (whole: number) => `${whole}`.replace("-", "\u2212");
	const room = 13 * Math.max(...wholes.map((whole) => shown(whole).length)) + 8;
	const unit = xOf(from + 1) - xOf(from);
	const every = [1, 2, 5, 10].find((count) => count * unit >= room) ?? 20;
	// The number at the dot is always shown; its neighbors only if there is room.
	const labels = wholes
		.filter(
			(whole) => whole === boundary || (whole % every === 0 && Math.abs(whole - boundary) * unit >= room),
		)
		.map((whole) => label(xOf(whole), 90, shown(whole), TEXT));
	const end = direction === "left" ? 10 : WIDTH - 10;
	const tip = direction === "left" ? 1 : -1;
	const ray = [
		line([xOf(boundary), 50], [end, 50], "var(--fig-coral)", 6),
		line([end, 50], [end + 12 * tip, 41], "var(--fig-coral)", 5),
		line([end, 50], [end + 12 * tip, 59], "var(--fig-coral)", 5),
	];
	const fill = is_closed ? "var(--fig-coral)" : "var(--surface-2)";
	const dot = `<circle cx="${xOf(boundary).toFixed(2)}" cy="50" r="9" fill="${fill}" stroke="var(--fig-coral)" stroke-width="4"/>`;
	return svg(
		WIDTH,
		100,
		line([8, 50], [WIDTH - 8, 50], "var(--ink-2)", 2.5),
		...ticks,
		...labels,
		...ray,
		dot,
	);
}

/** The ray in words, as alt text. */
export function inequalityInWords({ boundary, direction, is_closed }: InequalityLine): string {
	return `A number line with ${is_closed ? "a full" : "an open"} dot at ${boundary} and an arrow to the ${direction}.`;
}
