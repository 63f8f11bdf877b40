/** Colours of figures; the page gives each theme its own values. */
export type FigureColour = "sky" | "gold" | "mint" | "coral" | "lilac";

/** Narrower drawings get empty margins up to this width, so that no page blows them up to its own width. */
const LEAST_WIDTH = 400;

/** A complete inline SVG that scales with its place; the drawing spans 0 to `width` and 0 to `height`. */
export function svg(width: number, height: number, ...parts: string[]): string {
	const full = Math.max(width, LEAST_WIDTH);
	const view = [(width - full) / 2, 0, full, height].map(round).join(" ");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${parts.join("")}</svg>`;
}

/** The colour variable of a part that counts, or of one that does not. */
export function paint(colour: FigureColour | null): string {
	return colour === null ? "var(--surface-3)" : `var(--fig-${colour})`;
}

/** A number or word in a figure, centred on x, its baseline at y. */
export function label(x: number, y: number, text: string, size = 18): string {
	return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-size="${size}" fill="var(--ink-2)">${text}</text>`;
}

/** A straight line. */
export function line(
	from: readonly [number, number],
	to: readonly [number, number],
	stroke: string,
	width = 3,
): string {
	return `<line x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** Two decimals are finer than any screen shows and keep the text short. */
export function round(number: number): number {
	return Math.round(number * 100) / 100;
}
