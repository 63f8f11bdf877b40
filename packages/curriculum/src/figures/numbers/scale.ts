import { label, line, round, svg, numeral } from "../svg.ts";

interface Scale {
	/** Highest value, and the distances of labeled and small marks. */
	most: number;
	labeled: number;
	small: number;
	value: number;
	unit: string;
}

/** A measuring cup filled to a mark. */
export function measuringCup({ most, labeled, small, value, unit }: Scale): string {
	const [left, top, width, height] = [120, 14, 130, 240];
	const yOf = (at: number) => top + height - (at / most) * (height - 16);
	const marks = Array.from({ length: most / small + 1 }, (_, at) => {
		const is_long = (at * small) % labeled === 0;
		const y = yOf(at * small);
		return `${line([left, y], [left + (is_long ? 34 : 18), y], "var(--ink-2)", is_long ? 2.5 : 1.5)}${is_long && at > 0 ? label(left - 34, y + 6, numeral(at * small), 17) : ""}`;
	});
	return svg(
		300,
		270,
		`<rect x="${left}" y="${round(yOf(value))}" width="${width}" height="${round(top + height - yOf(value))}" fill="var(--fig-sky)" fill-opacity="0.55"/>`,
		`<path d="M${left} ${top}V${top + height}H${left + width}V${top}" fill="none" stroke="var(--border-strong)" stroke-width="4" stroke-linejoin="round"/>`,
		...marks,
		label(left + width + 26, top + 20, unit, 18),
	);
}

/** A round kitchen scale with its pointer at a value. */
export function dialScale({ most, labeled, small, value, unit }: Scale): string {
	const [cx, cy, radius] = [124, 124, 122];
	// Numbers are along the rim and the marks inside them, so that the pointer reaches its mark and hides no number.
	const [numbered, marked] = [radius - 26, radius - 54];
	const at = (amount: number, reach: number): [number, number] => {
		const turn = (amount / most) * 2 * Math.PI;
		return [cx + reach * Math.sin(turn), cy - reach * Math.cos(turn)];
	};
	const marks = Array.from({ length: most / small }, (_, step) => {
		const is_long = (step * small) % labeled === 0;
		return line(
			at(step * small, marked - (is_long ? 16 : 9)),
			at(step * small, marked),
			"var(--ink-2)",
			is_long ? 2.5 : 1.5,
		);
	});
	const numbers = Array.from({ length: most / labeled }, (_, step) => {
		const [x, y] = at(step * labeled, numbered);
		return label(x, y + 8, numeral(step * labeled), 24);
	});
	// Where the pointer is not.
	const isDown = value > most / 4 && value < (most * 3) / 4;
	return svg(
		2 * cx,
		2 * cy,
		`<circle cx="${cx}" cy="${cy}" r="${radius}" fill="var(--surface-3)" stroke="var(--border-strong)" stroke-width="4"/>`,
		...marks,
		line([cx, cy], at(value, marked - 4), "var(--fig-coral)", 5),
		...numbers,
		`<circle cx="${cx}" cy="${cy}" r="7" fill="var(--ink)"/>`,
		label(cx, isDown ? cy - 22 : cy + 42, unit, 22),
	);
}
