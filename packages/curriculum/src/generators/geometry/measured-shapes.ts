import { type Corner, flatShape, type FlatShape } from "../../figures/shapes/flat-shape.ts";
import type { Random } from "../../random/seeded-random.ts";

const COLORS = ["sky", "mint", "gold", "lilac"] as const;
export const UNITS = ["cm", "m", "ft", "yd"] as const;

export type Kind = "triangle" | "parallelogram" | "trapezoid";

export interface Measured {
	kind: Kind;
	unit: string;
	/** Of a trapezoid the longer one of its bases. */
	base: number;
	/** Of a trapezoid only. */
	top: number;
	height: number;
	/** A side that is not perpendicular to the base, rounded. */
	slant: number;
	area: number;
	figure: { svg: string; alt: string };
}

const span = (length: number, unit: string) => `${length} ${unit}`;

function cornersOf(
	kind: Kind,
	{ base, top, height, shift }: Record<"base" | "top" | "height" | "shift", number>,
): Corner[] {
	if (kind === "triangle")
		return [
			[shift, 0],
			[base, height],
			[0, height],
		];
	const right = kind === "trapezoid" ? shift + top : base + shift;
	return [
		[shift, 0],
		[right, 0],
		[base, height],
		[0, height],
	];
}

/** A shape with whole lengths and a whole area; a triangle may have its height as a side. */
export function measured(random: Random, kind: Kind, isRight = false): Measured | undefined {
	const [base, height] = [random.integer(4, 16), random.integer(3, 12)];
	const top = random.integer(2, base - 2);
	const shift = isRight
		? 0
		: random.integer(
				1,
				kind === "triangle" ? base - 1 : kind === "trapezoid" ? Math.max(1, base - top - 1) : 4,
			);
	const sum = kind === "trapezoid" ? base + top : base;
	const area = kind === "parallelogram" ? base * height : (sum * height) / 2;
	if (!Number.isInteger(area) || (kind === "trapezoid" && shift + top >= base)) return undefined;
	const run = kind === "triangle" ? base - shift : shift;
	const slant = Math.max(height + 1, Math.round(Math.hypot(height, run)));
	const unit = random.pick(UNITS);
	const corners = cornersOf(kind, { base, top, height, shift });
	const [first = [0, 0], second = [0, 0], third = [0, 0]] = corners;
	const foot: Corner = [shift, height];
	const wider: Corner = kind === "triangle" && 2 * shift > base ? [0, height] : [base, height];
	const shape: FlatShape = {
		parts: [{ corners, color: random.pick(COLORS) }],
		labels: [
			...(kind === "triangle" ? [{ from: first, to: second, text: span(slant, unit) }] : []),
			...(kind === "parallelogram" ? [{ from: second, to: third, text: span(slant, unit) }] : []),
			...(kind === "trapezoid" ? [{ from: first, to: second, text: span(top, unit) }] : []),
			{ from: [base, height], to: [0, height], text: span(base, unit) },
			isRight
				? { from: [0, height], to: [0, 0], text: span(height, unit) }
				: { from: foot, to: first, text: span(height, unit), is_dashed: true },
		],
		right_angles: [{ at: foot, toward: [wider, first] }],
	};
	const alt =
		kind === "trapezoid"
			? `A trapezoid. Its bases are ${span(base, unit)} and ${span(top, unit)}, and its height is ${span(height, unit)}.`
			: `A ${kind}. Its base is ${span(base, unit)}, its height is ${span(height, unit)}, and a slanted side is ${span(slant, unit)}.`;
	return { kind, unit, base, top, height, slant, area, figure: { svg: flatShape(shape), alt } };
}

/** "a triangle with a base of 8 cm and a height of 5 cm". */
export function described({ kind, unit, base, top, height }: Measured): string {
	const bases =
		kind === "trapezoid"
			? `bases of ${span(base, unit)} and ${span(top, unit)}`
			: `a base of ${span(base, unit)}`;
	return `a ${kind} with ${bases} and a height of ${span(height, unit)}`;
}
