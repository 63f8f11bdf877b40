import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const tokens = readFileSync(path.join(import.meta.dirname, "..", "src", "styles", "tokens.css"), "utf8");

/** Of text. */
const TEXT = 4.5;
/** Of outlines and figures that carry meaning. */
const MEANING = 3;

const texts = ["ink", "ink-2", "ink-3", "gold-text", "sky", "mint", "coral", "lilac"];
const outlines = ["gold-line", "sky", "mint-solid", "coral-solid"];
const figures = ["border-strong", "fig-sky", "fig-gold", "fig-mint", "fig-coral", "fig-lilac"];
const paper = ["bg", "surface-1", "surface-2"];
const surfaces = [...paper, "surface-3"];

describe.each(["dark", "light"])("colors of the %s theme", (theme) => {
	const luminances = luminancesOf(theme);

	test.each([
		{ name: "texts", least: TEXT, colors: texts, on: surfaces },
		{ name: "outlines", least: MEANING, colors: outlines, on: surfaces },
		{ name: "fields and figures", least: MEANING, colors: figures, on: paper },
	])("$name are seen on their surfaces", ({ least, colors, on }) => {
		const faults = colors.flatMap((color) =>
			on
				.map((surface) => ({ color, surface, contrast: contrastOf(luminances, color, surface) }))
				.filter(({ contrast }) => !(contrast >= least)),
		);
		expect(faults).toEqual([]);
	});
});

/** WCAG's contrast of two colors. */
function contrastOf(luminances: Map<string, number>, one: string, other: string): number {
	const [darker, lighter] = [one, other]
		.map((name) => luminances.get(name) ?? Number.NaN)
		.toSorted((a, b) => a - b);
	return ((lighter ?? Number.NaN) + 0.05) / ((darker ?? Number.NaN) + 0.05);
}

/** Luminances of the theme's opaque colors by name. */
function luminancesOf(theme: string): Map<string, number> {
	const start = tokens.indexOf(`[data-theme="${theme}"] {`);
	const block = tokens.slice(start, tokens.indexOf("\n}", start));
	const luminances = new Map<string, number>();
	for (const [, name = "", value = ""] of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
		const numbers = value.match(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/)?.slice(1);
		const alias = value.match(/^var\(--([\w-]+)\)$/)?.[1] ?? "";
		const luminance = numbers ? luminanceOf(numbers.map(Number)) : luminances.get(alias);
		if (luminance !== undefined) luminances.set(name, luminance);
	}
	return luminances;
}

/** The luminance of an OKLCH color: through OKLab and linear sRGB. */
function luminanceOf([lightness = 0, chroma = 0, hue = 0]: number[]): number {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
	const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
	const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
	return 0.2126 * inGamut(red) + 0.7152 * inGamut(green) + 0.0722 * inGamut(blue);
}

function inGamut(part: number): number {
	return Math.min(1, Math.max(0, part));
}
