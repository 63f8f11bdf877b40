/**
 * A point of a stroke: in thousandths of the card's width from its top left corner, and the pen's pressure (0–100).
 */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

export type Stroke = readonly StrokePoint[];

/** The pen's width without pressure, and how much is added at full pressure; in pixels. */
const THIN = 2;
const MORE = 5;
/** The pressure of touch and mouse, which do not report it. */
const EVEN = 40;

interface Pointed {
	clientX: number;
	clientY: number;
	pressure: number;
	pointerType: string;
}

/** A pointer's position on the card. Only a pen reports its own pressure. */
export function pointAt(card: Pick<DOMRect, "left" | "top" | "width">, pointed: Pointed): StrokePoint {
	const units = 1000 / Math.max(1, card.width);
	const { clientX, clientY, pressure, pointerType } = pointed;
	return [
		Math.round((clientX - card.left) * units),
		Math.round((clientY - card.top) * units),
		pointerType === "pen" && pressure > 0 ? Math.round(pressure * 100) : EVEN,
	];
}

/** A stroke with more points, without repeats of the last one. */
export function longer(stroke: Stroke, points: readonly StrokePoint[]): Stroke {
	const next = [...stroke];
	for (const point of points) {
		const last = next.at(-1);
		if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) next.push(point);
	}
	return next;
}

/** A piece of a stroke with constant width, as an SVG path. */
export interface Run {
	d: string;
	width: number;
}

/** A stroke in pieces, each as wide as the pressure there; neighbors share a point. A single touch is a dot. */
export function runsOf(stroke: Stroke): Run[] {
	const runs: Run[] = [];
	for (const [at, [x, y, pressure]] of stroke.entries()) {
		const width = Math.round(THIN + (MORE * pressure) / 100);
		const run = runs.at(-1);
		if (run?.width === width) run.d += `L${x} ${y}`;
		else {
			const [fromX, fromY] = stroke[at - 1] ?? [x, y];
			runs.push({ d: `M${fromX} ${fromY}L${x} ${y}`, width });
		}
	}
	return runs;
}
