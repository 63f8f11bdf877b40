import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** The typefaces of a PDF; each has its own letters and those of other scripts in its weight. */
export const faces = ["text", "bold", "display"] as const;
export type Face = (typeof faces)[number];

export interface Script {
	name: "latin" | "vietnamese" | "latin-ext" | "cyrillic" | "greek" | "devanagari" | "math";
	letters: RegExp;
}

/**
 * What can be printed: every letter in the first font that has it. Our own typefaces; Noto Sans where they
 * lack it.
 */
export const scripts: readonly Script[] = [
	{ name: "latin", letters: /[\u0020-\u007e\u00a0-\u00ffıŒœ–—‘’“”•…€−]/u },
	{ name: "vietnamese", letters: /[\u1ea0-\u1ef9\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0]/u },
	{ name: "latin-ext", letters: /[\u0100-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/u },
	{ name: "cyrillic", letters: /[\u0400-\u045f\u0490\u0491]/u },
	{ name: "greek", letters: /[\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/u },
	{ name: "devanagari", letters: /[\u0900-\u0963\u0966-\u097f\u200c\u200d]/u },
	{ name: "math", letters: /[√∛≤≥≠≈→∠∥≅∞]/u },
];

/** Our typefaces are bundled only for the Latin scripts, Gabarito only for the first of them. */
const ofLexend = ["latin", "vietnamese", "latin-ext"];
const lastLetter = 0x22ff;
const weights = { text: 400, bold: 700, display: 700 };

/** The font name, within a PDF, for the letters of a script in a typeface. */
export function fontName(face: Face, script: Script["name"]): string {
	return `${face}-${script}`;
}

let made: Promise<[name: string, bytes: Buffer][]> | undefined;

/**
 * Every font of a PDF, as TrueType: made once, for the first PDF, from the compressed ones in packages, which
 * pdfkit cannot embed. Takes a tenth of a second.
 */
export function paperFonts(): Promise<[name: string, bytes: Buffer][]> {
	made ??= Promise.all(faces.flatMap((face) => scripts.map((script) => makeFont(face, script))));
	return made;
}

async function makeFont(face: Face, { name, letters }: Script): Promise<[string, Buffer]> {
	const wght = weights[face];
	const family = face === "display" && name === "latin" ? "gabarito" : "lexend";
	const isVariable = ofLexend.includes(name);
	const source = isVariable
		? `@fontsource-variable/${family}/files/${family}-${name}-wght-normal.woff2`
		: // Math symbols come in only one weight.
			name === "math"
			? "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2"
			: `@fontsource/noto-sans/files/noto-sans-${name}-${wght}-normal.woff2`;
	const bytes = await subsetFont(await readFile(require.resolve(source)), lettersOf(letters), {
		targetFormat: "sfnt",
		noHinting: true,
		...(isVariable && { variationAxes: { wght } }),
	});
	return [fontName(face, name), bytes];
}

function lettersOf(letters: RegExp): string {
	const all = Array.from({ length: lastLetter + 1 }, (_, code) => String.fromCodePoint(code));
	return all.filter((letter) => letters.test(letter)).join("");
}
