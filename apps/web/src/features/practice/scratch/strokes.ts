/** A place of a stroke: in thousandths of the card's width from its upper left corner, and how hard the pen was pressed (0–100). */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

export type Stroke = readonly StrokePoint[];

/** How wide the pen is without any pressure, and how much wider with all of it; in pixels. */
const THIN = 2;
const MORE = 5;
/** What a finger and a mouse press, which tell nothing of it. */
const EVEN = 40;

interface Pointed {
	clientX: number;
	clientY: number;
	pressure: number;
	pointerType: string;
}

/** Where a pointer is on the card. Only a pen's pressure is its own. */
export function pointAt(card: Pick<DOMRect, "left" | "top" | "width">, pointed: Pointed): StrokePoint {
	const units = 1000 / Math.max(1, card.width);
	const { clientX, clientY, pressure, pointerType } = pointed;
	return [
		Math.round((clientX - card.left) * units),
		Math.round((clientY - card.top) * units),
		pointerType === "pen" && pressure > 0 ? Math.round(pressure * 100) : EVEN,
	];
}

/** A stroke with more points, without those that are where the last one is. */
export function longer(stroke: Stroke, points: readonly StrokePoint[]): Stroke {
	const next = [...stroke];
	for (const point of points) {
		const last = next.at(-1);
		if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) next.push(point);
	}
	return next;
}

/** A piece of a stroke that is drawn equally wide, as the path of an SVG. */
export interface Run {
	d: string;
	width: number;
}

/** A stroke in pieces, each as wide as the pen was pressed there; neighbors share a point. A touch alone is a dot. */
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
