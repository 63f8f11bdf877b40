import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import sharp from "sharp";
import subsetFont from "subset-font";
import { webDir } from "./vite-config.ts";

/** The content of a picture. */
export interface SocialCard {
	name: string;
	title: string;
	kicker: string;
	/** An svg of 200 by 300 with our color names. */
	art: string;
}

const require = createRequire(import.meta.url);
const width = 1200;
const height = 630;
const artWidth = 420;
const margin = 72;
const titleWidth = width - artWidth - 2 * margin;
/** Shorter titles are larger. */
const titleSizes = [92, 84, 76, 68, 60];
const mostLines = 4;

interface Fonts {
	title: Font;
	text: Font;
}

/**
 * Draws the preview picture of each page's link, 1200 by 630, as PNG. Letters are drawn as paths, so that no system
 * font is needed. Returns their paths by the names of the cards.
 */
export async function socialImages(
	cards: SocialCard[],
	cacheDir: string,
	assetsDir: string,
): Promise<Record<string, string>> {
	const colors = await readColors();
	const letters = [...new Set(cards.map(({ title, kicker }) => `${title}${kicker}Learnin…`).join(""))].join(
		"",
	);
	const fonts = {
		title: await openFont(
			"@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2",
			800,
			letters,
		),
		text: await openFont("@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2", 500, letters),
	};
	const paths: Record<string, string> = {};
	for (const card of cards) {
		const png = await drawOnce(drawing(card, fonts, colors), cacheDir);
		const file = `social-${card.name}-${hash(png).slice(0, 8)}.png`;
		await writeFile(join(assetsDir, file), png);
		paths[card.name] = `/assets/${file}`;
	}
	return paths;
}

/** Reuses a cached drawing. */
async function drawOnce(svg: string, cacheDir: string): Promise<Buffer> {
	const file = join(cacheDir, `${hash(Buffer.from(svg))}.png`);
	const known = await readFile(file).catch(() => null);
	if (known !== null) return known;
	const png = await sharp(Buffer.from(svg)).png({ palette: true, colors: 128, effort: 10 }).toBuffer();
	await mkdir(cacheDir, { recursive: true });
	// Another language may be drawing the same picture.
	const unfinished = `${file}.${process.hrtime.bigint()}`;
	await writeFile(unfinished, png);
	await rename(unfinished, file);
	return png;
}

function drawing({ title, kicker, art }: SocialCard, fonts: Fonts, colors: Record<string, string>): string {
	const { size, lines } = fitTitle(title, fonts.title);
	const lineHeight = size * 1.02;
	const top = 315 - (lines.length * lineHeight) / 2 + size * 0.82;
	const color = (name: string) => {
		const hex = colors[name];
		if (hex === undefined) throw new Error(`The style sheet gives no color "${name}" in hexadecimal.`);
		return hex;
	};
	const picture = art
		.replace(
			/^<svg[^>]*>/u,
			`<svg x="${width - artWidth}" width="${artWidth}" height="${height}" viewBox="0 0 200 300">`,
		)
		.replaceAll(/var\(--([a-z-]+)\)/gu, (_, name: string) => color(name));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
		`<rect width="${width}" height="${height}" fill="${color("bg")}"/>`,
		graphPaper(),
		logo(color),
		writeLine("Learnin", fonts.title, { x: margin + 62, y: 113, size: 44, fill: color("ink") }),
		...lines.map((line, at) =>
			writeLine(line, fonts.title, { x: margin, y: top + at * lineHeight, size, fill: color("ink") }),
		),
		`<circle cx="${margin + 10}" cy="549" r="10" fill="${color("gold")}"/>`,
		writeLine(kicker, fonts.text, { x: margin + 36, y: 559, size: 28, fill: color("ink-2") }),
		picture,
		"</svg>",
	].join("");
}

/** The largest size at which the title fits in few enough lines. */
function fitTitle(title: string, font: Font): { size: number; lines: string[] } {
	for (const size of titleSizes) {
		const lines = breakLines(title, font, size);
		if (lines.length <= mostLines - 1) return { size, lines };
	}
	const size = titleSizes.at(-1) ?? 60;
	return { size, lines: breakLines(title, font, size).slice(0, mostLines) };
}

function breakLines(text: string, font: Font, size: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
		if (lines.length > 0 && widthOf(longer, font, size) <= titleWidth) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

function widthOf(text: string, font: Font, size: number): number {
	return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

function writeLine(
	text: string,
	font: Font,
	{ x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
	const scale = size / font.unitsPerEm;
	const { glyphs, positions } = font.layout(text);
	let at = 0;
	const figures = glyphs.map((glyph, index) => {
		const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
		const figure = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
		at += xAdvance;
		return figure;
	});
	// Fonts measure upward, pictures downward.
	return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${figures.join("")}</g>`;
}

function graphPaper(): string {
	const lines = [
		...Array.from({ length: Math.ceil(width / 42) }, (_, at) => `M${at * 42} 0V${height}`),
		...Array.from({ length: Math.ceil(height / 42) }, (_, at) => `M0 ${at * 42}H${width}`),
	];
	return `<path d="${lines.join("")}" stroke="#ffffff" stroke-opacity="0.05"/>`;
}

function logo(color: (name: string) => string): string {
	return [
		`<g transform="translate(${margin} 74) scale(1.5)"><g fill="${color("fig-sky")}">`,
		'<rect x="1" y="1" width="14" height="14" rx="4.2"/><rect x="1" y="17" width="14" height="14" rx="4.2"/>',
		'<rect x="17" y="17" width="14" height="14" rx="4.2"/></g>',
		`<circle cx="24" cy="8" r="7" fill="${color("art-gold")}"/></g>`,
	].join("");
}

/** The dark theme's colors, from their hexadecimal form in the style sheet. */
async function readColors(): Promise<Record<string, string>> {
	const css = await readFile(join(webDir, "src/styles/tokens.css"), "utf8");
	const dark = css.slice(0, css.indexOf('\n[data-theme="light"]'));
	return Object.fromEntries(
		[...dark.matchAll(/--([a-z0-9-]+): oklch\([^)]*\); \/\* (#[0-9a-f]{6}) \*\//gu)].map(
			([, name = "", hex = ""]) => [name, hex],
		),
	);
}

async function openFont(source: string, weight: number, letters: string): Promise<Font> {
	const font = await readFile(require.resolve(source));
	return create(
		await subsetFont(font, letters, {
			targetFormat: "sfnt",
			variationAxes: { wght: weight },
			keepFeatures: ["kern"],
		}),
	);
}

function hash(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}
