import { label, round, svg } from "../svg.ts";

/** A big square with side a + b, four right triangles with legs a and b in its corners, and the tilted square between. */
export function squaresProof(a: number, b: number): string {
	const scale = 260 / (a + b);
	const [left, top] = [70, 34];
	const side = (a + b) * scale;
	const p = a * scale;
	const at = (x: number, y: number): string => `${round(left + x)} ${round(top + y)}`;
	// The corners of the tilted square, one on each side of the big one.
	const tips = [at(p, 0), at(side, p), at(side - p, side), at(0, side - p)];
	const corners = [at(side, 0), at(side, side), at(0, side), at(0, 0)];
	const triangles = corners.map(
		(corner, place) =>
			`<path d="M${tips[place]}L${corner}L${tips[(place + 1) % 4]}Z" fill="var(--fig-gold)" fill-opacity="0.35" stroke="var(--fig-gold)" stroke-width="3" stroke-linejoin="round"/>`,
	);
	return svg(
		left + side + 70,
		top + side + 40,
		`<path d="M${tips.join("L")}Z" fill="var(--fig-sky)" fill-opacity="0.25" stroke="var(--fig-sky)" stroke-width="3" stroke-linejoin="round"/>`,
		...triangles,
		label(left + p / 2, top - 10, `${a}`, 18),
		label(left + p + (side - p) / 2, top - 10, `${b}`, 18),
		label(left + side + 20, top + p / 2 + 6, `${a}`, 18),
		label(left + side + 20, top + p + (side - p) / 2 + 6, `${b}`, 18),
		label(left - 20, top + side - p / 2 + 6, `${a}`, 18),
		label(left - 20, top + (side - p) / 2 + 6, `${b}`, 18),
		label(left + (side - p) / 2, top + side + 26, `${b}`, 18),
		label(left + side - p / 2, top + side + 26, `${a}`, 18),
	);
}
