import { readFileSync } from "node:fs";
import type PDFDocument from "pdfkit";

type Paper = InstanceType<typeof PDFDocument>;

const faces = ["text", "bold", "display"] as const;
type Face = (typeof faces)[number];

/** Our own typefaces: made, cut to letters, from the packages that the pages use; Noto Sans where those have none. */
const files: Record<Face, string> = {
	text: "lexend-regular",
	bold: "lexend-bold",
	display: "gabarito-bold",
};

/** How far the top of a line is above its base, in sizes: by the typeface, of whatever script a letter is. */
const rise: Record<Face, number> = { text: 1, bold: 1, display: 0.94 };

const latin = /[\u0020-\u007e\u00a0-\u00ffıŒœ–—‘’“”•…€−]/u;

/** Letters of names that the typefaces above lack, with the file that has them in two weights. */
const scripts = [
	{ file: "lexend-vietnamese", letters: /[\u1ea0-\u1ef9\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0]/u },
	{ file: "lexend-latin-ext", letters: /[\u0100-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/u },
	{ file: "noto-sans-cyrillic", letters: /[\u0400-\u045f\u0490\u0491]/u },
	{ file: "noto-sans-greek", letters: /[\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/u },
	{ file: "noto-sans-devanagari", letters: /[\u0900-\u0963\u0966-\u097f\u200c\u200d]/u },
] as const;

const fontFile = (name: string) => readFileSync(new URL(`../../../fonts/${name}.ttf`, import.meta.url));
const plainFonts = faces.map((face) => [face, fontFile(files[face])] as const);
const otherFonts = scripts.flatMap(({ file }) =>
	["regular", "bold"].map((weight) => [`${file}-${weight}`, fontFile(`${file}-${weight}`)] as const),
);

interface Run {
	/** Of `scripts`; undefined for what our typefaces have. */
	file: string | undefined;
	words: string;
}

/** Whether every letter can be printed; a name in another script is called otherwise rather than printed as boxes. */
export function canPrint(words: string): boolean {
	return runsOf(words).every(({ file, words: part }) => file !== undefined || latinOnly(part));
}

/**
 * Makes a paper write every letter that some font of ours has: a text is written in runs, each with the font of its
 * script, on one line with the others.
 */
export function writeInScripts(paper: Paper): void {
	for (const [name, bytes] of [...plainFonts, ...otherFonts]) paper.registerFont(name, bytes);
	const now = { face: "text" as Face, size: 10 };
	const [setFont, setSize] = [paper.font.bind(paper), paper.fontSize.bind(paper)];
	paper.font = ((name: Face) => {
		now.face = name;
		return setFont(name);
	}) as Paper["font"];
	paper.fontSize = (size) => {
		now.size = size;
		return setSize(size);
	};
	const write = paper.text.bind(paper) as (words: string, ...rest: unknown[]) => Paper;
	paper.text = ((words: string, ...rest: unknown[]) => {
		const runs = runsOf(words);
		if (runs.length < 2 && runs[0]?.file === undefined) return write(words, ...rest);
		const options = { ...(rest.at(-1) as object | undefined), baseline: -rise[now.face] * now.size };
		const place = rest.filter((each) => typeof each === "number");
		for (const [at, run] of runs.entries()) {
			setFont(run.file === undefined ? now.face : weighted(run.file, now.face));
			const isLast = at === runs.length - 1;
			write(run.words, ...(at === 0 ? place : []), { ...options, continued: !isLast });
		}
		return setFont(now.face);
	}) as Paper["text"];
}

function weighted(file: string, face: Face): string {
	return `${file}-${face === "text" ? "regular" : "bold"}`;
}

/** Letters one after the other that are of one font; marks stay with the letter that they stand on. */
function runsOf(words: string): Run[] {
	const runs: Run[] = [];
	for (const letter of words.normalize("NFC")) {
		const file = scripts.find(({ letters }) => letters.test(letter))?.file;
		const last = runs.at(-1);
		if (last !== undefined && last.file === file) last.words += letter;
		else runs.push({ file, words: letter });
	}
	return runs;
}

function latinOnly(words: string): boolean {
	return [...words].every((letter) => latin.test(letter));
}
