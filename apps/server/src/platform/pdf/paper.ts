import PDFDocument from "pdfkit";
import { writeInScripts } from "./letters.ts";

export type Paper = InstanceType<typeof PDFDocument>;

/** The light theme's colors. */
export const colors = {
	ink: "#17213d",
	ink2: "#45506d",
	ink3: "#5c6782",
	line: "#e0dcd2",
	sky: "#038adf",
	gold: "#e16901",
	goldSoft: "#fdefcb",
};

/** The margin, in points. */
export const margin = 48;
const footerHeight = 34;
/** As narrow as A4 and as short as US Letter, in points, so that it prints at full size on both. */
const pageSize: [number, number] = [595.28, 792];

interface PaperWords {
	title: string;
	footer: string;
	/** Translates a text for the reader. */
	say: (text: string) => string;
}

/** A document with our fonts and a footer on every page. */
export async function openPaper({ title, footer, say }: PaperWords): Promise<Paper> {
	const paper = new PDFDocument({
		size: pageSize,
		margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
		autoFirstPage: false,
		lang: "en-US",
		displayTitle: true,
		info: { Title: say(title), Creator: "Learnin" },
	});
	await writeInScripts(paper);
	sayAll(paper, say);
	let page = 0;
	paper.on("pageAdded", () => {
		page += 1;
		drawFooter(paper, footer, page);
	});
	paper.addPage();
	return paper;
}

/** Everything written or measured is in the reader's language; parts of a line are looked up one by one. */
function sayAll(paper: Paper, say: (text: string) => string): void {
	const inLanguage = (words: string) => words.split(" · ").map(say).join(" · ");
	const write = paper.text.bind(paper) as (words: string, ...rest: unknown[]) => Paper;
	paper.text = ((words: string, ...rest: unknown[]) => write(inLanguage(words), ...rest)) as Paper["text"];
	const measure = paper.heightOfString.bind(paper);
	paper.heightOfString = (words, options) => measure(inLanguage(words), options);
}

/** Written below the margin, where text would start a new page: so the margin is removed while writing. */
function drawFooter(paper: Paper, words: string, page: number): void {
	const { bottom } = paper.page.margins;
	paper.page.margins.bottom = 0;
	const y = paper.page.height - margin - 14;
	const width = widthOf(paper);
	paper.font("text").fontSize(7.5).fillColor(colors.ink3);
	paper.text(words, margin, y, { width: width - 60, lineGap: 1.5 });
	paper.text(`Page ${page}`, margin, y, { width, align: "right" });
	paper.page.margins.bottom = bottom;
	paper.x = margin;
	paper.y = margin;
}

/** The width between the margins, in points. */
export function widthOf(paper: Paper): number {
	return paper.page.width - 2 * margin;
}

/** Starts a new page unless this many points are left on this one. */
export function needs(paper: Paper, height: number): void {
	if (paper.y + height > paper.page.height - paper.page.margins.bottom) paper.addPage();
}

/** Our logo, and the title of the document. */
export function drawTitle(paper: Paper, title: string): void {
	const { x, y } = paper;
	for (const [column, row, color] of [
		[0, 0, colors.sky],
		[0, 1, colors.sky],
		[1, 1, colors.sky],
	] as const)
		paper.roundedRect(x + column * 10, y + row * 10, 9, 9, 2).fill(color);
	paper.circle(x + 14.5, y + 4.5, 4.5).fill("#fdb81f");
	paper
		.font("display")
		.fontSize(12)
		.fillColor(colors.ink)
		.text("Learnin", x + 26, y + 4);
	paper.moveDown(1.2);
	paper.font("display").fontSize(24).text(title, x, paper.y);
}

/** A heading with this much room for what follows it. */
export function heading(paper: Paper, words: string, room: number): void {
	needs(paper, room);
	paper.moveDown(0.9);
	paper.font("display").fontSize(14).fillColor(colors.ink).text(words, margin, paper.y);
	paper.moveDown(0.35);
}

/** Text across the full width. */
export function text(paper: Paper, words: string, tone: "ink" | "ink2" | "ink3" = "ink", size = 10): void {
	paper.font("text").fontSize(size).fillColor(colors[tone]);
	paper.text(words, margin, paper.y, { width: widthOf(paper), lineGap: 2.5 });
}

/** A list item with a small square bullet. */
export function item(paper: Paper, words: string): void {
	needs(paper, 30);
	const { y } = paper;
	paper.rect(margin, y + 3.5, 5, 5).fill(colors.sky);
	paper.font("text").fontSize(10).fillColor(colors.ink);
	paper.text(words, margin + 14, y, { width: widthOf(paper) - 14, lineGap: 2.5 });
	paper.moveDown(0.3);
}

export interface PaperColumn<Row> {
	header: string;
	/** A fraction of the full width; all together are 1. */
	share: number;
	align?: "right";
	cell: (row: Row) => string;
}

/** A table that continues on the next page and repeats its header. */
export function table<Row>(
	paper: Paper,
	columns: readonly PaperColumn<Row>[],
	rows: readonly Row[],
	isTotal: (row: Row) => boolean = () => false,
): void {
	drawRow(paper, columns, (column) => column.header, "head");
	for (const row of rows) {
		const height = rowHeight(paper, columns, (column) => column.cell(row));
		if (paper.y + height > paper.page.height - paper.page.margins.bottom) {
			paper.addPage();
			drawRow(paper, columns, (column) => column.header, "head");
		}
		drawRow(paper, columns, (column) => column.cell(row), isTotal(row) ? "total" : "row");
	}
	paper.x = margin;
}

type CellOf<Row> = (column: PaperColumn<Row>) => string;

function rowHeight<Row>(paper: Paper, columns: readonly PaperColumn<Row>[], cellOf: CellOf<Row>): number {
	paper.font("text").fontSize(8.5);
	const heights = columns.map((column) =>
		paper.heightOfString(cellOf(column) || " ", { width: column.share * widthOf(paper) - 8 }),
	);
	return Math.max(...heights) + 9;
}

function drawRow<Row>(
	paper: Paper,
	columns: readonly PaperColumn<Row>[],
	cellOf: CellOf<Row>,
	kind: "head" | "row" | "total",
): void {
	const height = rowHeight(paper, columns, cellOf);
	const top = paper.y;
	let x = margin;
	for (const column of columns) {
		const width = column.share * widthOf(paper);
		paper.font(kind === "row" ? "text" : "bold").fontSize(kind === "head" ? 8 : 8.5);
		paper.fillColor(kind === "head" ? colors.ink3 : colors.ink);
		paper.text(cellOf(column), x, top + 4, { width: width - 8, align: column.align ?? "left" });
		x += width;
	}
	paper
		.moveTo(margin, top + height)
		.lineTo(margin + widthOf(paper), top + height)
		.lineWidth(0.6)
		.strokeColor(colors.line)
		.stroke();
	paper.x = margin;
	paper.y = top + height;
}
