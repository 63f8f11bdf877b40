import type { Figure } from "./question.ts";
import type { QuestionFault } from "./question-fault.ts";

/** Anything that could run, load, restyle the page or clash with another figure on it. */
const UNSAFE =
	/<\s*(script|style|foreignobject|image|use|a|iframe|animate|set)\b|\s(id|class|style|href|xlink:href|on\w+)\s*=|url\(|javascript:|<!|<\?/i;

/** Faults of a figure: not one inline SVG that scales and only draws, or nothing to read in place of it. */
export function checkFigure(figure: Figure | undefined): QuestionFault[] {
	if (figure === undefined) return [];
	const faults: QuestionFault[] = [];
	const [root = ""] = /^<svg\b[^>]*>/.exec(figure.svg) ?? [];
	const is_scalable =
		root.includes("viewBox=") && !/\s(width|height)=/.test(root) && figure.svg.endsWith("</svg>");
	if (!is_scalable || UNSAFE.test(figure.svg))
		faults.push({ field: "figure.svg", fault: "unsafe-figure", detail: root });
	if (figure.alt.trim() === "") faults.push({ field: "figure.alt", fault: "figure-without-alt", detail: "" });
	return faults;
}
