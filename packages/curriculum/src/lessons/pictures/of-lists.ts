import type { Figure } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { unitSquare } from "../../figures/fractions/unit-square.ts";
import { hundredGrid } from "../../figures/fractions/hundred-grid.ts";
import { rowsOfDots } from "../../figures/numbers/rows-of-dots.ts";
import { boxes, namedBars } from "../../repairs/pictures.ts";
import { firstDrawn, type DrawnPatterns } from "./drawn-patterns.ts";
import { box, repeat } from "../ideas/idea.ts";
import { plainText } from "../step-text.ts";

const FRACTION = String.raw`\\d?frac\{(\d+)\}\{(\d+)\}`;
const FACTORS = /Factors of (\d+): ([\d, ]+)\./g;
const COUNTS = /There are (\d+) (\w+) and (\d+) (\w+)\./;
const OUTCOMES = /(\d+) of (\d+) equally likely outcomes fit/;
const TURNED = /(\d+) × (\d+) = \2 × \1(?!\d)/;
const SHORTER = /One ([\w ]+) is shorter than one ([\w ]+)\./;
const WHOLES = new RegExp(String.raw`${FRACTION} is (\d+) wholes`);
const DECIMAL = new RegExp(String.raw`${FRACTION} = 0\.(\d{1,2})(?!\d)`);
const PRODUCT = new RegExp(String.raw`${FRACTION} × ${FRACTION}`);
const MIXED_QUOTIENT = new RegExp(String.raw`(\d+)${FRACTION} ÷ ${FRACTION} = (\d+)\.`);
const QUOTIENT = new RegExp(String.raw`(?<!\d)${FRACTION} ÷ ${FRACTION} =`);
/** Smaller parts are too narrow to count. */
const MAX_PARTS = 12;
const MAX_ROWS = 8;
const MAX_OUTCOMES = 20;

/** What a step counts or compares: factors, outcomes, lengths, parts of a whole. None if nothing applies. */
export function listPictures(step: string): Figure[] {
	const plain = plainText(step);
	const factors = factorPairs(plain);
	if (factors.length > 0) return factors;
	return firstDrawn(DRAWN, plain);
}

const DRAWN: DrawnPatterns = [
	[
		COUNTS,
		([one = "", name = "", other = "", kind = ""]) => [
			table([
				[name, kind],
				[one, other],
			]),
		],
	],
	[OUTCOMES, ([fit = "", all = ""]) => outcomes(Number(fit), Number(all))],
	[TURNED, ([rows = "", columns = ""]) => turned(Number(rows), Number(columns))],
	[SHORTER, shorter],
	[WHOLES, ([, bottom = "", wholes = ""]) => wholesOf(Number(bottom), Number(wholes))],
	[DECIMAL, hundredths],
	[MIXED_QUOTIENT, (parts) => howOftenItFits(parts.map(Number))],
	[QUOTIENT, (parts) => twoBars(parts.map(Number))],
	[PRODUCT, (parts) => partOfAPart(parts.map(Number))],
];

function table(rows: readonly (readonly string[])[]): Figure {
	return { svg: dataTable(rows), alt: tableInWords(rows) };
}

/** Each list of factors as a column of its pairs, one more row in each picture. */
function factorPairs(plain: string): Figure[] {
	const columns = [...plain.matchAll(FACTORS)].map(([, whole = "", list = ""]) => ({
		whole,
		pairs: pairsOf(list.split(", ").map(Number)),
	}));
	const most = Math.max(0, ...columns.map(({ pairs }) => pairs.length));
	return Array.from({ length: most }, (_, last) =>
		table([
			columns.map(({ whole }) => whole),
			...Array.from({ length: last + 1 }, (_row, at) => columns.map(({ pairs }) => pairs[at] ?? "–")),
		]),
	);
}

/** 1, 2, 4, 8 are 1 × 8 and 2 × 4. */
function pairsOf(factors: readonly number[]): string[] {
	return factors
		.slice(0, Math.ceil(factors.length / 2))
		.map((factor, at) => `${factor} × ${factors[factors.length - 1 - at]}`);
}

function outcomes(fit: number, all: number): Figure[] {
	if (all > MAX_OUTCOMES || fit > all) return [];
	const row = [...repeat(fit, "", "sky"), ...repeat(all - fit, "", null)];
	return [boxes(`${all} equal boxes, ${fit} of them colored.`, [row])];
}

/** The same dots as rows, and as columns. */
function turned(rows: number, columns: number): Figure[] {
	if (Math.max(rows, columns) > MAX_ROWS + 2) return [];
	return [
		{ svg: rowsOfDots({ rows, columns, shown: rows }), alt: `${rows} rows of ${columns} dots.` },
		{
			svg: rowsOfDots({ rows: columns, columns: rows, shown: columns }),
			alt: `The same dots turned: ${columns} rows of ${rows} dots.`,
		},
	];
}

function shorter([short = "", long = ""]: readonly string[]): Figure[] {
	// A yard is three feet; the shorter one of the others would have no room for its name.
	const size = short === "foot" && long === "yard" ? 1 : 2;
	const rows = [[box(long, "sky", 3)], [box(short, "gold", size)]];
	return [boxes(`A long bar: one ${long}. Below it a shorter bar: one ${short}.`, rows)];
}

function wholesOf(bottom: number, wholes: number): Figure[] {
	if (bottom !== 1 || wholes < 2 || wholes > MAX_PARTS) return [];
	return [boxes(`${wholes} boxes, each one whole.`, [repeat(wholes, "1", "sky")])];
}

/** 0.08 as 8 of 100 small squares. */
function hundredths([top = "", bottom = "", digits = ""]: readonly string[]): Figure[] {
	const colored = Number(digits.padEnd(2, "0"));
	if (Math.abs(Number(top) / Number(bottom) - colored / 100) > 1e-9) return [];
	return [{ svg: hundredGrid(colored, "sky"), alt: `A square of 100 small squares, ${colored} colored.` }];
}

/** Two bars with parts of the same size. */
function twoBars([top = 0, bottom = 0, other = 0, parts = 0]: readonly number[]): Figure[] {
	if (bottom !== parts || parts > MAX_PARTS || Math.max(top, other) > parts) return [];
	const bars = [
		{ shaded: top, parts, name: `${top}/${parts}`, color: "sky" as const },
		{ shaded: other, parts, name: `${other}/${parts}`, color: "gold" as const },
	];
	const said = bars.map(({ shaded }) => `${shaded} of ${parts} parts`);
	return bars.map((_, at) => namedBars(`Bars: ${said.slice(0, at + 1).join(", ")}.`, bars.slice(0, at + 1)));
}

/** 2 4/5 ÷ 2/5: wholes and a part, and below them equal pieces. */
function howOftenItFits([whole = 0, top = 0, bottom = 0, each = 0, parts = 0, fits = 0]: readonly number[]) {
	if (bottom !== parts || whole * bottom + top !== fits * each || fits * each > MAX_OUTCOMES) return [];
	const divided = [...repeat(whole, "1", "sky", bottom), box(`${top}/${bottom}`, "sky", top)];
	const alt = `A bar of ${whole} ${top}/${bottom}.`;
	const pieces = repeat(fits, `${each}/${parts}`, "gold", each);
	return [
		boxes(alt, [divided]),
		boxes(`${alt} Below it ${fits} pieces of ${each}/${parts} are just as long.`, [divided, pieces]),
	];
}

function partOfAPart([top = 0, bottom = 0, other = 0, parts = 0]: readonly number[]): Figure[] {
	const fits = top < bottom && other < parts && bottom <= MAX_ROWS && parts <= MAX_ROWS;
	return fits ? [unitSquare({ top: other, bottom: parts }, { top, bottom })] : [];
}
