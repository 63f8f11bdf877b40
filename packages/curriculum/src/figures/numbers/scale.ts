import { label, line, round, svg } from "../svg.ts";

interface Scale {
	/** Highest value, and the distances of labeled and small marks. */
	most: number;
	labelled: number;
	small: number;
	value: number;
	unit: string;
}

/** A measuring cup filled to a mark. */
export function measuringCup({ most, labelled, small, value, unit }: Scale): string {
	const [left, top, width, height] = [120, 14, 130, 240];
	const yOf = (at: number) => top + height - (at / most) * (height - 16);
	const marks = Array.from({ length: most / small + 1 }, (_, at) => {
		const is_long = (at * small) % labelled === 0;
		const y = yOf(at * small);
		return `${line([left, y], [left + (is_long ? 34 : 18), y], "var(--ink-2)", is_long ? 2.5 : 1.5)}${is_long && at > 0 ? label(left - 34, y + 6, `${at * small}`, 17) : ""}`;
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
export function dialScale({ most, labelled, small, value, unit }: Scale): string {
	const [cx, cy, radius] = [140, 140, 120];
	const at = (amount: number, reach: number): [number, number] => {
		const turn = (amount / most) * 2 * Math.PI;
		return [cx + reach * Math.sin(turn), cy - reach * Math.cos(turn)];
	};
	const marks = Array.from({ length: most / small }, (_, step) => {
		const is_long = (step * small) % labelled === 0;
		return line(
			at(step * small, radius - (is_long ? 16 : 8)),
			at(step * small, radius - 2),
			"var(--ink-2)",
			is_long ? 2.5 : 1.5,
		);
	});
	// Numbers are above the pointer, each with a halo, so that it reaches its mark and hides none.
	const numbers = Array.from({ length: most / labelled }, (_, step) => {
		const [x, y] = at(step * labelled, radius - 38);
		const rim = 'stroke="var(--surface-3)" stroke-width="6" paint-order="stroke"';
		return label(x, y + 6, `${step * labelled}`, 19).replace("<text ", `<text ${rim} `);
	});
	return svg(
		280,
		290,
		`<circle cx="${cx}" cy="${cy}" r="${radius}" fill="var(--surface-3)" stroke="var(--border-strong)" stroke-width="4"/>`,
		...marks,
		line([cx, cy], at(value, radius - 12), "var(--fig-coral)", 4),
		...numbers,
		`<circle cx="${cx}" cy="${cy}" r="7" fill="var(--ink)"/>`,
		label(2 * cx - 20, 26, unit, 20),
	);
}
