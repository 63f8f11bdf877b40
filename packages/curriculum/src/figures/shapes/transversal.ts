import { label, line, placeOn, round, svg } from "../svg.ts";

interface Transversal {
	/** The angle between the right part of each parallel line and the upper part of the transversal, in degrees. */
	angle: number;
	/**
	 * Text in the eight angles: above left, above right, below left, below right at the upper line, then at the lower
	 * one.
	 */
	labels: readonly string[];
	/** The names of the parallel lines, at their left ends. */
	lines?: readonly [upper: string, lower: string];
}

const WIDTH = 460;
const GAP = 92;
/** How far the words of an angle may be above or below their line. */
const MOST_UP = 30;

function layoutOf(angle: number) {
	const rad = (angle * Math.PI) / 180;
	const [upper, lower] = [66, 66 + GAP];
	const slide = GAP / Math.tan(rad) / 2;
	const crossings = [
		[WIDTH / 2 + slide, upper],
		[WIDTH / 2 - slide, lower],
	] as const;
	return { rad, upper, lower, crossings };
}

/** Bisectors of the four angles, counterclockwise from the right. */
const directionsOf = (angle: number) => [90 + angle / 2, angle / 2, 180 + angle / 2, 270 + angle / 2];

/** Positions of boxes in the eight angles, and spots inside these, in percent, in the order of the labels. */
export function transversalPlaces(angle: number): Record<"place" | "part", [x: number, y: number]>[] {
	const { lower, crossings } = layoutOf(angle);
	return crossings.flatMap(([x, y]) =>
		directionsOf(angle).map((degrees) => {
			const turn = (degrees * Math.PI) / 180;
			// A box is wider than high: it is farther out if the angle opens to the side.
			const spot = (across: number, up: number) =>
				placeOn(WIDTH, lower + 66, [x + across * Math.cos(turn), y - up]);
			return {
				place: spot(78, 34 * Math.sign(Math.sin(turn))),
				part: spot(24, 24 * Math.sin(turn)),
			};
		}),
	);
}

/** Two horizontal parallel lines and a transversal, with text in the angles. */
export function transversal({ angle, labels, lines = ["", ""] }: Transversal): string {
	const { rad, upper, lower, crossings } = layoutOf(angle);
	const beyond = 58;
	const end = (from: readonly [number, number], sign: 1 | -1): [number, number] => [
		from[0] + (sign * beyond) / Math.tan(rad),
		from[1] - sign * beyond,
	];
	const arrow = (y: number) =>
		`<path d="M${WIDTH - 66} ${y - 8}L${WIDTH - 52} ${y}L${WIDTH - 66} ${y + 8}" fill="none" stroke="var(--fig-sky)" stroke-width="3" stroke-linejoin="round"/>`;
	const directions = directionsOf(angle);
	const words = crossings.flatMap(([x, y], at) =>
		directions.map((degrees, place) => {
			const text = labels[4 * at + place] ?? "";
			if (text === "") return "";
			const opening = place === 1 || place === 2 ? angle : 180 - angle;
			const half = 4.2 * text.length;
			const far = Math.max(30, (7 + half) / Math.sin(((opening / 2) * Math.PI) / 180));
			const turn = (degrees * Math.PI) / 180;
			const [aside, up] = [far * Math.cos(turn), far * Math.sin(turn)];
			if (Math.abs(up) <= MOST_UP) return label(x + aside, y - up + 6, text, 17);
			// Long words would meet those of the other line: they stay near their own line, beside the transversal.
			const [side, level] = [place % 2 === 0 ? -1 : 1, Math.sign(up) * MOST_UP];
			const slants = [level - 9, level + 9].map((at) => side * (at / Math.tan(rad)));
			return label(x + side * (Math.max(...slants) + half + 8), y - level + 6, text, 17);
		}),
	);
	return svg(
		WIDTH,
		lower + 66,
		line([20, upper], [WIDTH - 20, upper], "var(--fig-sky)", 4),
		line([20, lower], [WIDTH - 20, lower], "var(--fig-sky)", 4),
		arrow(upper),
		arrow(lower),
		line(
			end(crossings[0], 1).map(round) as [number, number],
			end(crossings[1], -1).map(round) as [number, number],
			"var(--fig-coral)",
			4,
		),
		...words,
		...lines.map((name, at) => (name === "" ? "" : label(30, (at === 0 ? upper : lower) - 10, name, 19))),
	);
}
