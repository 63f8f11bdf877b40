import type { Figure } from "../question.ts";
import type { QuestionFault } from "./question-fault.ts";

/**
 * The allowed elements and attributes of a figure: shapes and text, and their style. The page shows it
 * unchanged.
 */
const elements = ["circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "text", "tspan"];
const attributes = [
	"viewBox|xmlns|preserveAspectRatio|transform|opacity|vector-effect|paint-order|x|y|x1|y1|x2|y2",
	"cx|cy|r|rx|ry|dx|dy|d|points|width|height|fill|fill-opacity|fill-rule|stroke|stroke-width",
	"stroke-opacity|stroke-dasharray|stroke-dashoffset|stroke-linecap|stroke-linejoin",
	"stroke-miterlimit|text-anchor|dominant-baseline|font-size|font-weight|font-style|font-family",
	"letter-spacing",
].join("|");
/** No entities, and nothing that fetches. */
const attribute = String.raw`\s+(?:${attributes})=(?:"(?![^"]*url\()[^"<>&\\]*"|'(?![^']*url\()[^'<>&\\]*')`;
const drawing = new RegExp(
	String.raw`^<svg(?:${attribute})*\s*>|</svg>$|</(?:${elements.join("|")})>|<(?:${elements.join("|")})(?:${attribute})*\s*/?>`,
	"gi",
);

/** Faults of a figure: not a single scalable inline SVG that only draws, or no alt text. */
export function checkFigure(figure: Figure | undefined): QuestionFault[] {
	if (figure === undefined) return [];
	const faults: QuestionFault[] = [];
	const [root = ""] = /^<svg\b[^>]*>/.exec(figure.svg) ?? [];
	const is_scalable =
		root.includes("viewBox=") && !/\s(width|height)=/.test(root) && figure.svg.endsWith("</svg>");
	const draws_only = !figure.svg.replaceAll(drawing, "").includes("<");
	if (!is_scalable || !draws_only) faults.push({ field: "figure.svg", fault: "unsafe-figure", detail: root });
	if (figure.alt.trim() === "") faults.push({ field: "figure.alt", fault: "figure-without-alt", detail: "" });
	return faults;
}
