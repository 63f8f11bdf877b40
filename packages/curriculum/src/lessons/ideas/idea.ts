import type { Figure } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { doubleNumberLine } from "../../figures/lines/double-number-line.ts";
import type { FigureColor } from "../../figures/svg.ts";
import type { Random } from "../../random/seeded-random.ts";
import { boxes, columns } from "../../repairs/pictures.ts";

/** One state of a growing picture, and what to notice in it. */
export interface IdeaFrame {
	/** Markdown with LaTeX between dollar signs. */
	text: string;
	figure: Figure;
}

/** The idea of a skill with small numbers, which the example does not use. */
export type Idea = (random: Random) => IdeaFrame[];

export interface Box {
	text: string;
	color: FigureColor | null;
	/** Its width in small boxes; 1 by default. */
	size?: number;
}

export type BoxRow = readonly Box[];

/** Equal boxes in a row. */
export function repeat(count: number, text: string, color: FigureColor | null, size = 1): Box[] {
	return Array.from({ length: count }, () => ({ text, color, size }));
}

export function box(text: string, color: FigureColor | null, size = 1): Box {
	return { text, color, size };
}

/** Rows of boxes as one frame; `note` tells what only their colors show. */
export function boxFrame(text: string, rows: readonly BoxRow[], note = ""): IdeaFrame {
	return { text, figure: boxes(`${boxesInWords(rows)} ${note}`.trim(), rows) };
}

/** One more row of boxes in each frame. */
export function growingBoxes(rows: readonly (readonly [text: string, row: BoxRow])[]): IdeaFrame[] {
	return rows.map(([text], at) =>
		boxFrame(
			text,
			rows.slice(0, at + 1).map(([, row]) => row),
		),
	);
}

/** "3 boxes x, then 1 box 4." for each row. */
export function boxesInWords(rows: readonly BoxRow[]): string {
	const told = rows.map((row) => runsOf(row.map(({ text }) => text)).join(", then "));
	return told.length === 1
		? `A row of boxes: ${told[0]}.`
		: told.map((row, at) => `Row ${at + 1}: ${row}.`).join(" ");
}

function runsOf(texts: readonly string[]): string[] {
	const runs: { text: string; count: number }[] = [];
	for (const text of texts) {
		const last = runs.at(-1);
		if (last?.text === text) last.count += 1;
		else runs.push({ text, count: 1 });
	}
	return runs.map(
		({ text, count }) =>
			`${count === 1 ? "one box" : `${count} boxes`} ${text === "" ? "without words" : text}`,
	);
}

/** A table with one more row in each frame, below its heading. */
export function growingTable(
	heading: readonly string[],
	rows: readonly (readonly [text: string, ...cells: string[]])[],
): IdeaFrame[] {
	return rows.map(([text], at) =>
		tableFrame(text, [heading, ...rows.slice(0, at + 1).map(([, ...cells]) => cells)]),
	);
}

/** A table as one frame; its first row is the heading. */
export function tableFrame(text: string, rows: readonly (readonly string[])[]): IdeaFrame {
	return { text, figure: { svg: dataTable(rows), alt: tableInWords(rows) } };
}

/** A sum in column form; the result grows digit by digit from the right. `texts` starts before its first digit. */
export function growingColumns(
	rows: readonly [string, string, string],
	texts: readonly string[],
): IdeaFrame[] {
	const [upper, lower, result] = rows;
	const carries = carriedInto(upper, lower);
	return texts.map((text, known) => {
		const first = result.length - known;
		const list = [...result].map((digit, at) => ({
			rows: [upper[at] ?? "", lower[at] ?? "", at >= first || digit === "." ? digit : ""],
			color: at === first && known > 0 && digit !== "." ? ("sky" as const) : null,
			...(carries[at] === true && at >= first - 1 && { carried: "1" }),
		}));
		const written = list.map(({ rows: [, , digit = ""] }) => (digit === "" ? "_" : digit)).join("");
		return {
			text,
			figure: columns(
				`${upper.trim()} plus ${lower.trim()}, one below the other, and below the line ${written}.`,
				list,
				"+",
			),
		};
	});
}

/** Whether a column gets 1 from the one on its right. */
function carriedInto(upper: string, lower: string): boolean[] {
	const columns = [...upper].map((digit, at) => [digit, lower[at]]);
	let carry = 0;
	return columns
		.toReversed()
		.map(([one = "", other = ""]) => {
			const before = carry;
			if (one !== ".") carry = Number(one) + Number(other) + carry >= 10 ? 1 : 0;
			return before === 1 && one !== ".";
		})
		.toReversed();
}

interface LinePair {
	top: readonly [name: string, ...values: string[]];
	bottom: readonly [name: string, ...values: string[]];
	texts: readonly string[];
	/** How many marks have a number in each frame. */
	shown: readonly number[];
}

/** Two number lines whose marks belong together; their numbers come bit by bit. */
export function growingLinePair({ top, bottom, texts, shown }: LinePair): IdeaFrame[] {
	return texts.map((text, at) => {
		const known = ([name, ...values]: readonly [string, ...string[]]) => ({
			name,
			values: values.map((value, mark) => (mark < (shown[at] ?? 0) ? value : null)),
		});
		const { svg, alt } = doubleNumberLine(known(top), known(bottom));
		return { text, figure: { svg, alt } };
	});
}
