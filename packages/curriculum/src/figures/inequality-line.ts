import { label, line, svg } from "./svg.ts";

interface InequalityLine {
	from: number;
	to: number;
	/** Where the ray begins. */
	boundary: number;
	direction: "left" | "right";
	/** Whether the boundary itself belongs to it: a full dot, else an open one. */
	is_closed: boolean;
}

const WIDTH = 560;
const LEFT = 34;

/** A number line with a ray that begins at a full or an open dot. */
export function inequalityLine({ from, to, boundary, direction, is_closed }: InequalityLine): string {
	const xOf = (value: number) => LEFT + ((value - from) / (to - from)) * (WIDTH - 2 * LEFT);
	const wholes = Array.from({ length: to - from + 1 }, (_, at) => from + at);
	const ticks = wholes.map((whole) => line([xOf(whole), 40], [xOf(whole), 60], "var(--border-strong)", 2));
	const labels = wholes
		.filter((whole) => whole % 2 === 0 || whole === boundary || to - from <= 12)
		.map((whole) => label(xOf(whole), 88, `${whole}`.replace("-", "\u2212"), 17));
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

/** The ray in words, for those who cannot see it. */
export function inequalityInWords({ boundary, direction, is_closed }: InequalityLine): string {
	return `A number line with ${is_closed ? "a full" : "an open"} dot at ${boundary} and an arrow to the ${direction}.`;
}
