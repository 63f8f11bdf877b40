import { label, paint, round, svg } from "../svg.ts";

interface PointHops {
	/** The digits of the longest number, with the zeros that the point passes. */
	digits: string;
	/** How many digits are left of the point, at first and in the end. */
	from: number;
	to: number;
	/** Digits that the number has only once the point has passed them. */
	isNew?: (at: number) => boolean;
}

const [WIDTH, LEFT, BASE, POINT] = [56, 40, 62, 66];

/** A row of digits, and the decimal point with a hop for each place that it has moved. */
export function pointHops({ digits, from, to, isNew = () => false }: PointHops): string {
	const x = (place: number) => LEFT + place * WIDTH;
	const drawn = [...digits].map((digit, at) => {
		const ink = isNew(at) ? ` opacity="${at < Math.max(from, to) ? 0.6 : 0}"` : "";
		return `<g${ink}>${label(x(at) + WIDTH / 2, BASE, digit, 40)}</g>`;
	});
	const way = Math.sign(to - from);
	const hops = Array.from({ length: Math.abs(to - from) }, (_, at) => {
		const [a, b] = [x(from + at * way), x(from + (at + 1) * way)];
		return `<path d="M${round(a)} ${POINT + 10}Q${round((a + b) / 2)} ${POINT + 50} ${round(b)} ${POINT + 10}" fill="none" stroke="${paint("coral")}" stroke-width="3"/>`;
	});
	const start =
		from === to
			? ""
			: `<circle cx="${x(from)}" cy="${POINT - 2}" r="6" fill="none" stroke="${paint("coral")}" stroke-width="2.5"/>`;
	return svg(
		2 * LEFT + digits.length * WIDTH,
		112,
		...drawn,
		...hops,
		start,
		`<circle cx="${x(to)}" cy="${POINT - 2}" r="7" fill="${paint("coral")}"/>`,
	);
}
