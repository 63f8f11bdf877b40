import { elementsOf, textOf, type XmlNode } from "./xml-node.ts";

const SIGNS: Readonly<Record<string, string>> = {
	"×": "\\times",
	"÷": "\\div",
	"·": "\\cdot",
	"⋅": "\\cdot",
	"−": "-",
	"±": "\\pm",
	"≤": "\\le",
	"≥": "\\ge",
	"≠": "\\ne",
	"≈": "\\approx",
	π: "\\pi",
	"°": "^{\\circ}",
	"∠": "\\angle",
	"→": "\\to",
	"%": "\\%",
	$: "\\$",
	"#": "\\#",
	"&": "\\&",
	_: "\\_",
	"{": "\\{",
	"}": "\\}",
	"\\": "\\backslash",
};

const DEEPEST = 40;

/**
 * MathML as LaTeX: its own annotation if it has one, else converted from the elements that school math uses.
 */
export function mathmlToLatex(math: XmlNode): string {
	const note = annotationOf(math);
	return (note ?? latexOf(math, 0)).replaceAll(/\s+/g, " ").trim();
}

function annotationOf(node: XmlNode): string | undefined {
	const [semantics] = elementsOf(node, "semantics");
	const tex = elementsOf(semantics ?? node, "annotation").find(
		({ attributes }) => attributes["encoding"] === "application/x-tex",
	);
	return tex === undefined ? undefined : textOf(tex);
}

function latexOf(node: XmlNode, depth: number): string {
	if (depth > DEEPEST) return textOf(node);
	const parts = elementsOf(node).filter(({ name }) => !name.startsWith("annotation"));
	const at = (place: number) => {
		const part = parts[place];
		return part === undefined ? "" : latexOf(part, depth + 1);
	};
	const all = () => parts.map((part) => latexOf(part, depth + 1)).join("");
	switch (node.name) {
		case "mn":
		case "mi":
		case "mo":
			return signsOf(textOf(node));
		case "mtext":
			return `\\text{${textOf(node).replaceAll(/[\\{}$]/g, "")}}`;
		case "mspace":
			return " ";
		case "mfrac":
			return `\\dfrac{${at(0)}}{${at(1)}}`;
		case "msup":
			return `${at(0)}^{${at(1)}}`;
		case "msub":
			return `${at(0)}_{${at(1)}}`;
		case "msubsup":
			return `${at(0)}_{${at(1)}}^{${at(2)}}`;
		case "msqrt":
			return `\\sqrt{${all()}}`;
		case "mroot":
			return `\\sqrt[${at(1)}]{${at(0)}}`;
		case "mover":
			return `\\overline{${at(0)}}`;
		case "mfenced":
			return `(${parts.map((part) => latexOf(part, depth + 1)).join(", ")})`;
		default:
			return all();
	}
}

function signsOf(text: string): string {
	return [...text.trim()].map((sign) => (SIGNS[sign] === undefined ? sign : `${SIGNS[sign]} `)).join("");
}
