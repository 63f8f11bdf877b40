import { label, line, placeOn, round, svg } from "../svg.ts";

interface Ray {
	/** Direction in degrees, counterclockwise from the right. */
	at: number;
	/** Whether it continues beyond the center. */
	is_line?: boolean;
}

interface AnglePair {
	rays: readonly Ray[];
	/** Text between two directions. */
	angles: readonly { from: number; to: number; text: string }[];
	/** A right angle between two directions, marked by a square. */
	right_angle?: { from: number; to: number };
	/** The vertical position of the center, as a fraction of the height. */
	middle?: number;
}

const LENGTH = 112;

/** Rays and lines that meet in one point, with text for the angles between them. */
export function anglePair({ rays, angles, right_angle, middle = 0.5 }: AnglePair): string {
	const [cx, cy, height] = [210, 208 * middle + 8, 224];
	const end = (degrees: number, length: number): [number, number] => {
		const radians = (degrees * Math.PI) / 180;
		return [round(cx + length * Math.cos(radians)), round(cy - length * Math.sin(radians))];
	};
	const lines = rays.map(({ at, is_line }) =>
		line(is_line === true ? end(at + 180, LENGTH) : [cx, cy], end(at, LENGTH), "var(--ink-2)", 3),
	);
	const arcs = angles.flatMap(({ from, to, text }) => {
		const [start, stop] = [end(from, 32), end(to, 32)];
		const large = to - from > 180 ? 1 : 0;
		const [x, y] = end((from + to) / 2, to - from < 35 ? 92 : 60);
		return [
			`<path d="M${start.join(" ")}A32 32 0 ${large} 0 ${stop.join(" ")}" fill="none" stroke="var(--fig-coral)" stroke-width="3"/>`,
			label(x, y + 6, text, 19),
		];
	});
	const square =
		right_angle === undefined
			? []
			: [
					`<polyline points="${[end(right_angle.from, 22), end((right_angle.from + right_angle.to) / 2, 31.1), end(right_angle.to, 22)].map((point) => point.join(",")).join(" ")}" fill="none" stroke="var(--ink-2)" stroke-width="2"/>`,
				];
	return svg(420, height, ...arcs, ...square, ...lines);
}

/** The center of a box between two directions of a drawing whose rays meet at its center. */
export function angleBoxPlace(from: number, to: number): [number, number] {
	const radians = ((from + to) * Math.PI) / 360;
	return placeOn(420, 224, [210 + 90 * Math.cos(radians), 112 - 90 * Math.sin(radians)]);
}
