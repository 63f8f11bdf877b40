import type { Gate } from "./gate.ts";
import { figuresOf } from "./gate.ts";

const COLOUR = /^(none|var\(--(fig-(sky|gold|mint|coral|lilac)|surface-[23]|ink|ink-2|border-strong)\))$/;

/** A figure has alt text, only uses the page's colors, and every coordinate is a valid number. */
export const figuresFollowRules: Gate = (question) =>
	figuresOf(question).flatMap(({ svg, alt }) => {
		const faults: string[] = [];
		if (!/^[A-Z0-9].*[.]$/.test(alt)) faults.push(`the text alternative is no sentence: ${alt}`);
		for (const [, colour = ""] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g))
			if (!COLOUR.test(colour)) faults.push(`the colour ${colour} is not one of the page`);
		if (/NaN|undefined|Infinity|\de-\d/.test(svg)) faults.push("a coordinate is no number");
		for (const [, text = ""] of svg.matchAll(/<text[^>]*>([^<]*)</g))
			if (text.includes("$") && text.includes("\\")) faults.push(`LaTeX in a figure: ${text}`);
		if (svg.length > 60_000) faults.push(`${svg.length} characters`);
		return faults;
	});
