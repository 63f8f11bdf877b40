import { sumTex } from "../../kit/terms.ts";

/** p x + q y = r. */
export interface Equation {
	p: number;
	q: number;
	r: number;
}

export function equationTex({ p, q, r }: Equation): string {
	return `${sumTex([
		[p, "x"],
		[q, "y"],
	])} = ${r}`;
}

/** The equation with these factors that the pair solves. */
export function through(p: number, q: number, x: number, y: number): Equation {
	return { p, q, r: p * x + q * y };
}

/** The whole pair that solves both, or null where there is none. */
export function wholePair(one: Equation, other: Equation): { x: number; y: number } | null {
	const base = one.p * other.q - other.p * one.q;
	if (base === 0) return null;
	const [x, y] = [(one.r * other.q - other.r * one.q) / base, (one.p * other.r - other.p * one.r) / base];
	return Number.isInteger(x) && Number.isInteger(y) ? { x, y } : null;
}
