import type { Figure } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { doubleNumberLine } from "../../figures/lines/double-number-line.ts";
import { tapeDiagram } from "../../figures/lines/tape-diagram.ts";
import { boxes } from "../../repairs/pictures.ts";
import { gcd } from "../../kit/numbers.ts";
import { type Equation, lastEquation } from "../equations.ts";
import { NUMBER, plainText, tidy, valueIn, written } from "../step-text.ts";

const BAR = 440;
const LETTER = 12;
/** More parts are too narrow to count. */
const MAX_PARTS = 15;
/** A number next to a letter or a power of ten: no bar shows it. */
const WITH_LETTERS = /× \d*[a-z] =|10\^/;

const REMAINDER = new RegExp(`(${NUMBER}) ÷ (${NUMBER}) is (${NUMBER}) with a remainder of (${NUMBER})`);
const PERCENT = new RegExp(`(\\d+)% of (${NUMBER}) is (${NUMBER})`);
const PART_OF = new RegExp(String.raw`\\d?frac\{(\d+)\}\{(\d+)\} × (${NUMBER}) = (${NUMBER})`);

/** Numbers as lengths: parts of a bar, a percent, a fraction of an amount. None if nothing applies. */
export function barPictures(step: string): Figure[] {
	const plain = plainText(step);
	const [, whole, by, times, left] = REMAINDER.exec(plain) ?? [];
	if (whole !== undefined) return remainderBar([whole, by, times, left].map(valueIn));
	const [, percent, of, value] = PERCENT.exec(plain) ?? [];
	if (percent !== undefined) return percentLine(Number(percent), value ?? "", of ?? "");
	const [, top, bottom, amount, part] = PART_OF.exec(plain) ?? [];
	if (top !== undefined) return partOf(Number(top), Number(bottom), [valueIn(amount), valueIn(part)]);
	const equation = WITH_LETTERS.test(plain) ? undefined : lastEquation(step);
	return equation === undefined ? [] : equationBar(equation);
}

/** One bar; none if a part has no room for its text. `total` is above it. */
export function bar(total: string, parts: readonly { size: number; text: string }[]): Figure[] {
	const all = parts.reduce((sum, { size }) => sum + size, 0);
	const rooms = parts.map(({ text }) => text.length * LETTER + 8);
	if (parts.length < 2 || parts.some(({ size }) => size <= 0)) return [];
	if (rooms.reduce((sum, room) => sum + room, 0) > BAR) return [];
	// To scale if each part has room for its text, else in the order of their sizes.
	const shares = parts.map(({ size }, at) => Math.max((size / all) * BAR, rooms[at] ?? 0));
	const { svg } = tapeDiagram(
		parts.map(({ text }, at) => ({ share: shares[at] ?? 0, text, color: "sky" as const })),
		total,
	);
	const texts = parts.map(({ text }) => text);
	const said =
		parts.length > 2 && new Set(texts).size === 1
			? `${parts.length} equal parts: ${texts[0]} each`
			: `parts: ${texts.join(", ")}`;
	return [{ svg, alt: `A bar of ${total} in ${said}.` }];
}

/** Dollars and cents keep their zeros. */
const CENTS = /\.\d0$/;

function equationBar({ left, operator, right, result, source }: Equation): Figure[] {
	const [one = "", other = ""] = plainText(source).split(` ${operator} `);
	const last = CENTS.test(other) ? result.toFixed(2) : written(result);
	const [first, second] = [
		{ size: left, text: one },
		{ size: right, text: other },
	];
	if (operator === "+") return bar(last, [first, second]);
	if (operator === "-") return bar(one, [second, { size: result, text: last }]);
	if (operator === "÷") return equalParts(left, right, result);
	const drawn = equalParts(result, left, right);
	return drawn.length > 0 ? drawn : equalParts(result, right, left);
}

function equalParts(total: number, count: number, each: number): Figure[] {
	if (!Number.isInteger(count) || count < 2 || count > MAX_PARTS) return [];
	return bar(
		written(total),
		Array.from({ length: count }, () => ({ size: each, text: written(each) })),
	);
}

function remainderBar([whole = 0, by = 0, times = 0, left = 0]: readonly number[]): Figure[] {
	if (times < 1 || times > MAX_PARTS) return [];
	const groups = Array.from({ length: times }, () => ({ size: by, text: written(by) }));
	return bar(written(whole), [...groups, { size: left, text: written(left) }]);
}

/** A smaller distance has no room for two numbers. */
const NEAR = 20;
const MAX_MARKS = 20;

/** The percent above its value, with the whole at 100%. */
function percentLine(percent: number, value: string, whole: string): Figure[] {
	const step = gcd(percent, 100);
	const marks = 100 / step;
	if (marks > MAX_MARKS || percent < NEAR / 2 || percent > 100 - NEAR) return [];
	const at = percent / step;
	const scale = (first: string, here: string, last: string) =>
		Array.from({ length: marks + 1 }, (_, mark) => {
			if (mark === 0) return percent < NEAR ? null : first;
			if (mark === at) return here;
			return mark === marks ? last : null;
		});
	const { svg } = doubleNumberLine(
		{ name: "percent", values: scale("0%", `${percent}%`, "100%") },
		{ name: "amount", values: scale("0", value, whole) },
	);
	const alt = `A double number line: ${percent}% is ${value}, and 100% is ${whole}.`;
	return [{ svg, alt }];
}

/** A fraction of an amount, cut into its equal parts; with many parts as a table of equal ratios. */
function partOf(top: number, bottom: number, [amount = 0, part = 0]: readonly number[]): Figure[] {
	if (Math.abs((top / bottom) * amount - part) > 1e-9 || top >= bottom) return [];
	const each = tidy(amount / bottom);
	if (bottom > MAX_PARTS || written(each).length * LETTER + 6 > 480 / bottom) {
		const rows = [
			["part", "whole"],
			[`${top}`, `${bottom}`],
			[written(part), written(amount)],
		];
		return [{ svg: dataTable(rows), alt: tableInWords(rows) }];
	}
	const whole = [{ text: written(amount), color: "mint" as const, size: bottom }];
	const cut = Array.from({ length: bottom }, (_, at) => ({
		text: written(each),
		color: at < top ? ("sky" as const) : null,
	}));
	const alt = `A bar of ${written(amount)}. Below it ${bottom} equal parts of ${written(each)}, ${top} of them colored.`;
	return [boxes(`A bar of ${written(amount)}.`, [whole]), boxes(alt, [whole, cut])];
}
