import { mathmlToLatex } from "./mathml-to-latex.ts";
import { formulaOf, plainToMarkdown } from "./plain-to-markdown.ts";
import { elementsOf, textOf, type XmlChild, type XmlNode } from "./xml-node.ts";

const BLOCKS = new Set(
	"p div section article blockquote pre h1 h2 h3 h4 h5 h6 ul ol table body prompt itembody dl dd dt figure center".split(
		" ",
	),
);
const SILENT = new Set("script style noscript iframe object embed template head title".split(" "));

/** Replaces an element that is not markup, such as a gap to fill; undefined keeps it. */
export type Replace = (node: XmlNode) => string | undefined;

/**
 * A tree of HTML as our Markdown with LaTeX between dollar signs: paragraphs, breaks, strong and emphasized words, lists,
 * tables, formulas; nothing else.
 */
export function treeToMarkdown(nodes: readonly XmlChild[], replace: Replace = () => undefined): string {
	return write(nodes, { replace })
		.replaceAll(/[ \t]*\n[ \t]*/g, "\n")
		.replaceAll(/\n{3,}/g, "\n\n")
		.trim();
}

interface Writer {
	replace: Replace;
}

function write(nodes: readonly XmlChild[], writer: Writer): string {
	return nodes.map((node) => (typeof node === "string" ? words(node) : writeElement(node, writer))).join("");
}

/** Line breaks of the source become blanks. */
function words(text: string): string {
	return plainToMarkdown(text.replaceAll(/[\s\u00a0]+/g, " "));
}

function writeElement(node: XmlNode, writer: Writer): string {
	const replaced = writer.replace(node);
	if (replaced !== undefined) return replaced;
	if (SILENT.has(node.name)) return "";
	const inner = () => write(node.children, writer);
	switch (node.name) {
		case "br":
			return "\n";
		case "strong":
		case "b":
			return wrapped("**", inner());
		case "em":
		case "i":
			return wrapped("*", inner());
		case "sup":
			return scripted("^", node, inner);
		case "sub":
			return scripted("_", node, inner);
		case "math":
			return formulaOf(mathmlToLatex(node));
		case "ul":
		case "ol":
			return list(node, writer);
		case "table":
			return table(node, writer);
		default:
			return BLOCKS.has(node.name) ? `\n\n${inner()}\n\n` : inner();
	}
}

/** Emphasis works in Markdown only without blanks just inside its signs. */
function wrapped(sign: string, inner: string): string {
	const [, before = "", text = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
	return text === "" || text.includes("\n") || text.includes("*")
		? inner
		: `${before}${sign}${text}${sign}${after}`;
}

function scripted(sign: "^" | "_", node: XmlNode, inner: () => string): string {
	const text = textOf(node).trim();
	return /^[\p{L}\d+\-−,. ]{1,20}$/u.test(text) ? `$${sign}{${text.replaceAll("−", "-")}}$` : inner();
}

function list(node: XmlNode, writer: Writer): string {
	const lines = elementsOf(node, "li").map((item, at) => {
		const text = write(item.children, writer)
			.trim()
			.replaceAll(/\s*\n+\s*/g, " ");
		return `${node.name === "ol" ? `${at + 1}.` : "-"} ${text}`;
	});
	return `\n\n${lines.join("\n")}\n\n`;
}

function table(node: XmlNode, writer: Writer): string {
	const rows = rowsOf(node).map((row) =>
		elementsOf(row)
			.filter(({ name }) => name === "td" || name === "th")
			.map((cell) =>
				write(cell.children, writer)
					.trim()
					.replaceAll(/\s*\n+\s*/g, " ")
					.replaceAll("|", "\\|"),
			),
	);
	const width = Math.max(0, ...rows.map((row) => row.length));
	if (width === 0) return "";
	const line = (cells: readonly string[]) =>
		`| ${Array.from({ length: width }, (_, at) => cells[at] ?? "").join(" | ")} |`;
	const [head = [], ...body] = rows;
	return `\n\n${[line(head), line(Array.from({ length: width }, () => "---")), ...body.map(line)].join("\n")}\n\n`;
}

function rowsOf(node: XmlNode): XmlNode[] {
	return elementsOf(node).flatMap((child) =>
		child.name === "tr" ? [child] : ["thead", "tbody", "tfoot"].includes(child.name) ? rowsOf(child) : [],
	);
}
