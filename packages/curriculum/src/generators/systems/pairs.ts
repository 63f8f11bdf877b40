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
