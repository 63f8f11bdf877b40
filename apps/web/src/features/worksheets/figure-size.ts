/** The minimum printed size of a picture's smallest text; about 10 points. */
const leastTextMm = 3.6;
/** The scale of a picture without text: millimeters per unit of its drawing. */
const mmPerUnit = 0.2;
const narrowest = 56;
const widest = 150;

/** The printed width of a picture, in millimeters. */
export function printedWidth(svg: string): number {
	const [, , width = 400] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(/[\s,]+/).map(Number);
	const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
	const wanted = sizes.length === 0 ? width * mmPerUnit : (width * leastTextMm) / Math.min(...sizes);
	return Math.round(Math.min(widest, Math.max(narrowest, wanted)));
}

/** A style of that width. */
export function widthOf(millimeters: number) {
	return { inlineSize: `${millimeters}mm` };
}
