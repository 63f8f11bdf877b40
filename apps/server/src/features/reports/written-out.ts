import { readHtml } from "@learnin/domain/exchange/texts/read-html";
import { elementsOf, textOf, type XmlChild, type XmlNode } from "@learnin/domain/exchange/texts/xml-node";

/** Not the slash on the keyboard: spreadsheets would read three fourths as March 4. */
const fractionSlash = "\u2044";
/** Surrounds a fraction until its neighbors are known. */
const edge = "\u2063";
const edgeInWords = /(?<=[\p{L}\d])\u2063+(?=[\p{L}\d])/gu;

/** Rendered text as people write it with plain characters: "3⁄4", "1 1⁄2", "x^2", "√9". */
export function writtenOut(html: string): string {
	return readHtml(html)
		.children.map(written)
		.join("")
		.replaceAll(edgeInWords, " ")
		.replaceAll(edge, "")
		.replaceAll(/\s+/g, " ")
		.trim();
}

function written(node: XmlChild): string {
	if (typeof node === "string") return node;
	const inner = () => node.children.map(written).join("");
	const parts = elementsOf(node);
	const part = (at: number) =>
		parts
			.slice(at, at + 1)
			.map(written)
			.join("")
			.trim();
	switch (node.name) {
		case "mfrac":
			return `${edge}${grouped(part(0))}${fractionSlash}${grouped(part(1))}${edge}`;
		case "msup":
			if (/^[°∘]$/u.test(part(1))) return `${part(0)}°`;
			return `${grouped(part(0))}^${grouped(part(1))}`;
		case "msub":
			return `${part(0)}_${grouped(part(1))}`;
		case "msqrt":
			return `√${grouped(inner().trim())}`;
		case "mroot":
			return `root(${part(1)}, ${part(0)})`;
		case "mo":
			return operator(node);
		case "mspace":
			return isGap(node) ? "" : " ";
		case "mrow":
			// The digits that repeat: "0.1(6)".
			return node.attributes["class"] === undefined ? inner() : `(${inner()})`;
		case "br":
			return " ";
		case "img":
			return ` ${node.attributes["alt"] ?? ""} `;
		case "p":
		case "li":
		case "tr":
		case "mtr":
			return `${inner()} `;
		case "td":
		case "th":
		case "mtd":
			return `${inner()} `;
		default:
			return inner();
	}
}

/** Whether a space only keeps a bar from touching what is before it. */
function isGap({ attributes }: XmlNode): boolean {
	return Number.parseFloat(attributes["width"] ?? "1") < 0.15;
}

/** Anything with operators of its own is put in parentheses. */
function grouped(text: string): string {
	return /^[\p{L}\d.,]*$/u.test(text) ? text : `(${text})`;
}

/** Operators between numbers have spaces; parentheses and signs before a number do not. */
function operator(node: XmlNode): string {
	const sign = textOf(node);
	return /^[+−×÷=<>≤≥≠≈·∙⋅-]$/u.test(sign) && node.attributes["form"] !== "prefix" ? ` ${sign} ` : sign;
}
