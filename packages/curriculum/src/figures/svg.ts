/** Colors of figures; each theme of the page has its own values. */
export type FigureColor = "sky" | "gold" | "mint" | "coral" | "lilac";

type Point = readonly [x: number, y: number];

/** Narrower drawings get empty margins up to this width, so that no page scales them up to its full width. */
const MIN_WIDTH = 400;

/** A complete inline SVG that scales with its container; the drawing spans 0 to `width` and 0 to `height`. */
export function svg(width: number, height: number, ...parts: string[]): string {
	const full = Math.max(width, MIN_WIDTH);
	const view = `${round((width - full) / 2)} 0 ${round(full)} ${round(height)}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${parts.join("")}</svg>`;
}

/** The color variable of an emphasized part, or of a plain one. */
export function paint(color: FigureColor | null): string {
	return color === null ? "var(--surface-3)" : `var(--fig-${color})`;
}

/** A number or text in a figure, centered on x, with its baseline at y. */
export function label(x: number, y: number, text: string, size = 18): string {
	return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-size="${size}" fill="var(--ink-2)">${text}</text>`;
}

/** A fraction with a slash among other text: "2 1/3 cm", "5/12 × 347". */
const SLASHED = /^(.*?) ?(\d+)\/(\d+)(.*)$/;

/** Whether `valueLabel` draws this text higher than a line. */
export function isStacked(text: string): boolean {
	return text.includes("/") && SLASHED.test(text);
}

/** A label whose fraction is stacked, its bar at the middle of the digits beside it. */
export function valueLabel(x: number, y: number, text: string, size = 18): string {
	const [, before = "", top, bottom, after = ""] = (text.includes("/") && SLASHED.exec(text)) || [];
	if (top === undefined || bottom === undefined) return label(x, y, text, size);
	const [letter, middle] = [size * 0.55, y - size * 0.35];
	const [left, half] = [before.length * letter, (Math.max(top.length, bottom.length) * letter) / 2 + 3];
	const rest = after.trimStart();
	const gap = rest === after ? 0 : size * 0.3;
	const right = rest.length * letter;
	const center = x - (left + 2 * half + gap + right) / 2 + left + half;
	return [
		before === "" ? "" : label(center - half - left / 2, y, before, size),
		label(center, middle - size * 0.25, top, size),
		line([center - half, middle], [center + half, middle], "var(--ink-2)", 1.5),
		label(center, middle + size * 0.98, bottom, size),
		rest === "" ? "" : label(center + half + gap + right / 2, y, rest, size),
	].join("");
}

/** A number with its commas, as the text beside the picture writes it: "3,294". */
export function numeral(value: number): string {
	const [whole = "", decimals] = `${value}`.split(".");
	const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
	return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** A straight line. */
export function line(from: Point, to: Point, stroke: string, width = 3): string {
	return `${openLine(from, to, stroke, width)}/>`;
}

/** A straight line without the end of its tag, for one with more attributes. */
export function openLine(from: Point, to: Point, stroke: string, width: number): string {
	return `<line x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"`;
}

/** The corners of a polygon: "0,0 12.5,3". */
export function cornersOf(points: readonly Point[]): string {
	return points.map((point) => `${round(point[0])},${round(point[1])}`).join(" ");
}

/** Two decimals are finer than any screen shows and keep the SVG short. */
export function round(number: number): number {
	return Math.round(number * 100) / 100;
}

/** The position of a point of a drawing with that size, in percent of the finished picture's width and height. */
export function placeOn(width: number, height: number, [x, y]: readonly [number, number]): [number, number] {
	const full = Math.max(width, MIN_WIDTH);
	return [round(((x + (full - width) / 2) / full) * 100), round((y / height) * 100)];
}

/** Two finished pictures side by side with a gap, each in its original width. */
export function svgBeside(first: string, second: string, gap = 46): string {
	const [one, other] = [viewOf(first), viewOf(second)];
	const height = Math.max(one.height, other.height);
	const shift = one.width + gap;
	return svg(
		shift + other.width,
		height,
		group(-one.x, one.inner),
		line([one.width + gap / 2, 0], [one.width + gap / 2, height], "var(--border-strong)", 2),
		group(shift - other.x, other.inner),
	);
}

function group(x: number, inner: string): string {
	return `<g transform="translate(${round(x)} 0)">${inner}</g>`;
}

/** The content of a finished picture, without its margins. */
function viewOf(picture: string): { x: number; width: number; height: number; inner: string } {
	const [, view = "", inner = ""] = /viewBox="([^"]*)">(.*)<\/svg>$/s.exec(picture) ?? [];
	const [left = 0, , full = 0, height = 0] = view.split(" ").map(Number);
	// The margins are equal on both sides and the drawing starts at 0.
	return { x: 0, width: full + 2 * left, height, inner };
}
