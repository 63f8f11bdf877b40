import type { Gate } from "./gate.ts";
import { figuresOf } from "./gate.ts";

const COLOR = /^(none|var\(--(fig-(sky|gold|mint|coral|lilac)|surface-[23]|ink|ink-2|border-strong)\))$/;

/** The width in CSS pixels that the narrowest phones leave for a figure, and the least size of upright text then. */
const PHONE = { width: 302, least_text: 10.5 } as const;

/**
 * A figure has alt text, readable text on a phone that is neither cut off nor hidden, only uses the page's colors, and
 * every coordinate is a valid number.
 */
export const figuresFollowRules: Gate = (question) =>
	figuresOf(question).flatMap(({ svg, alt }) => {
		const faults: string[] = [];
		if (!/^[A-Z0-9].*[.]$/.test(alt)) faults.push(`the text alternative is no sentence: ${alt}`);
		for (const [, color = ""] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g))
			if (!COLOR.test(color)) faults.push(`the color ${color} is not one of the page`);
		if (/NaN|undefined|Infinity|\de-\d/.test(svg)) faults.push("a coordinate is no number");
		for (const [, text = ""] of svg.matchAll(/<text[^>]*>([^<]*)</g))
			if (text.includes("$") && text.includes("\\")) faults.push(`LaTeX in a figure: ${text}`);
		const smallest = smallestText(svg);
		if (smallest < PHONE.least_text)
			faults.push(`text of ${smallest.toFixed(1)} pixels on a phone, at least ${PHONE.least_text}`);
		faults.push(...hiddenWords(svg));
		if (svg.length > 60_000) faults.push(`${svg.length} characters`);
		return faults;
	});

/** In CSS pixels; turned text, as around a protractor, has no other room. */
function smallestText(svg: string): number {
	const width = Number(/viewBox="0 0 ([\d.]+) /.exec(svg)?.[1]);
	const scale = Math.min(1, PHONE.width / width);
	const sizes = [...svg.matchAll(/<text (?![^>]*transform=)[^>]*font-size="([\d.]+)"/g)];
	return Math.min(...sizes.map(([, size]) => Number(size) * scale));
}

interface Room {
	/** Where it is drawn in the picture: what comes later is on top. */
	order: number;
	left: number;
	right: number;
	top: number;
	bottom: number;
}

interface Words extends Room {
	text: string;
}

/** Words that the edge of the picture cuts off, any text over another, and any under the dot of a point. */
function hiddenWords(svg: string): string[] {
	const [left = 0, , width = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
	const all = wordsIn(svg);
	const cut = all.filter((words) => words.left < left - 3 || words.right > left + width + 3);
	const covered = all.filter((words, at) => all.slice(at + 1).some((other) => overlap(words, other)));
	const dots = dotsIn(svg);
	const dotted = all.filter((words) => dots.some((dot) => dot.order > words.order && overlap(words, dot)));
	return [
		...dotted.map(({ text }) => `the text ${text} is under a dot`),
		...cut.map(({ text }) => `the text ${text} is cut off`),
		...covered.map(({ text }) => `the text ${text} meets another`),
	];
}

/** Centered texts, with an estimate of their room. */
function wordsIn(svg: string): Words[] {
	const texts = svg.matchAll(
		/<text (?![^>]*transform=)[^>]*x="([-\d.]+)" y="([-\d.]+)" text-anchor="middle" font-size="([\d.]+)"[^>]*>([^<]+)</g,
	);
	return [...texts].map((match) => {
		const [, x, y, size, text = ""] = match;
		const half = Number(size) * 0.25 * text.length;
		const [middle, bottom] = [Number(x), Number(y)];
		return {
			text,
			order: match.index,
			left: middle - half,
			right: middle + half,
			top: bottom - 0.7 * Number(size),
			bottom,
		};
	});
}

/** Filled circles without their rims, which may touch a number. */
function dotsIn(svg: string): Room[] {
	const dots = svg.matchAll(
		/<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)" fill="var(?![^>]*fill-opacity)/g,
	);
	return [...dots].map((match) => {
		const [x = 0, y = 0, r = 0] = match.slice(1).map(Number);
		return { order: match.index, left: x - r + 1, right: x + r - 1, top: y - r + 1, bottom: y + r - 1 };
	});
}

function overlap(one: Room, other: Room): boolean {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.min(across, down) > 1.5;
}
