import type PDFDocument from "pdfkit";
import { type Face, fontName, paperFonts, type Script, scripts } from "./fonts.ts";

type Paper = InstanceType<typeof PDFDocument>;

/** The ascent of a line in em, by typeface, whatever the script of a letter. */
const rise: Record<Face, number> = { text: 1, bold: 1, display: 0.94 };

interface Run {
	/** Undefined for letters that no font has. */
	script: Script["name"] | undefined;
	words: string;
}

/** Whether every letter can be printed; a name in another script is replaced rather than printed as boxes. */
export function canPrint(words: string): boolean {
	return runsOf(words).every(({ script }) => script !== undefined);
}

/**
 * Makes a PDF write every letter that one of our fonts has: a text is written in runs, each in the font of
 * its script, on one baseline.
 */
export async function writeInScripts(paper: Paper): Promise<void> {
	for (const [name, bytes] of await paperFonts()) paper.registerFont(name, bytes);
	const now = { face: "text" as Face, size: 10 };
	const [setFont, setSize] = [paper.font.bind(paper), paper.fontSize.bind(paper)];
	const useFont = (script: Script["name"] = "latin") => setFont(fontName(now.face, script));
	paper.font = ((face: Face) => {
		now.face = face;
		return useFont();
	}) as Paper["font"];
	paper.fontSize = (size) => {
		now.size = size;
		return setSize(size);
	};
	const write = paper.text.bind(paper) as (words: string, ...rest: unknown[]) => Paper;
	paper.text = ((words: string, ...rest: unknown[]) => {
		const runs = runsOf(words);
		if (runs.length === 1 && runs[0]?.script === "latin") return write(runs[0].words, ...rest);
		const options = { ...(rest.at(-1) as object | undefined), baseline: -rise[now.face] * now.size };
		const place = rest.filter((each) => typeof each === "number");
		for (const [at, run] of runs.entries()) {
			useFont(run.script);
			const isLast = at === runs.length - 1;
			write(run.words, ...(at === 0 ? place : []), { ...options, continued: !isLast });
		}
		return useFont();
	}) as Paper["text"];
}

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** None of our fonts has all superscript digits: a power with a missing one is written as "2^5". */
function withPlainPowers(words: string): string {
	return words.replaceAll(/[⁰¹²³⁴-⁹]*[⁰⁴-⁹][⁰¹²³⁴-⁹]*/gu, (power) =>
		["^", ...Array.from(power, (digit) => raised.indexOf(digit))].join(""),
	);
}

/** Consecutive letters of one font; combining marks stay with their letter. */
function runsOf(words: string): Run[] {
	const runs: Run[] = [];
	for (const letter of withPlainPowers(words.normalize("NFC"))) {
		const script = scripts.find(({ letters }) => letters.test(letter))?.name;
		const last = runs.at(-1);
		if (last !== undefined && last.script === script) last.words += letter;
		else runs.push({ script, words: letter });
	}
	return runs;
}
