import type { Random } from "../random/seeded-random.ts";
import type { SmallQuestion } from "./lesson.ts";
import { mixedUpIn } from "./mixed-up-words.ts";

/** What a step leaves empty when it asks: drawn as a box, read as "blank". */
const BOX = "\\square";

export interface AskedStep {
	step: string;
	/** What is on the page before it: the question and the earlier steps. */
	before: readonly string[];
	/** The answer is known by now: only what is new is worth asking. */
	isAfterAnswer: boolean;
}

/**
 * The step itself with a number, a sign or a word left out; undefined if nothing in it can be left out, or if it has
 * several lines.
 */
export function askBlank(asked: AskedStep, random: Random): SmallQuestion | undefined {
	if (/[\n|]/.test(asked.step)) return undefined;
	return askSign(asked) ?? askNumber(asked) ?? askWord(asked, random);
}

/** A formula or the words between two formulas, and where it starts. */
interface Piece {
	text: string;
	from: number;
	isFormula: boolean;
}

function piecesOf(step: string): Piece[] {
	let from = 0;
	return step.split(/(?<!\\)\$/).map((text, at) => {
		const piece = { text, from, isFormula: at % 2 === 1 };
		from += text.length + 1;
		return piece;
	});
}

interface Gap {
	from: number;
	length: number;
	isFormula: boolean;
}

/** The step with boxes in place of what is left out. */
function withBoxes(step: string, gaps: readonly Gap[]): string {
	return gaps
		.toSorted((a, b) => b.from - a.from)
		.reduce(
			(text, { from, length, isFormula }) =>
				`${text.slice(0, from)}${isFormula ? `{${BOX}}` : `$${BOX}$`}${text.slice(from + length)}`,
			step,
		);
}

function questionOf(step: string, gaps: readonly Gap[], options: readonly string[], right: string) {
	return {
		asked: `What goes in the box? ${withBoxes(step, gaps)}`,
		choices: options.map((text) => ({ text })),
		right: options.indexOf(right),
		feedback: {},
	};
}

const SIGNS = ["<", "=", ">"] as const;

/** "384 □ 391" for a step that compares two numbers. */
function askSign({ step, isAfterAnswer }: AskedStep): SmallQuestion | undefined {
	if (isAfterAnswer) return undefined;
	for (const { text, from, isFormula } of piecesOf(step)) {
		const at = text.search(/[<>]/);
		if (!isFormula || at === -1 || !/^[^<>=]*\d[^<>=]*[<>][^<>=]*\d[^<>=]*$/.test(text)) continue;
		const options = SIGNS.map((sign) => `$${sign}$`);
		return questionOf(step, [{ from: from + at, length: 1, isFormula }], options, `$${text[at]}$`);
	}
	return undefined;
}

const WRITTEN_NUMBER = /\d+(?:\{?,\}?\d{3})*(?:\.\d+)?/g;

interface Found extends Gap {
	number: string;
	/** It follows an equals sign, so it can be found by calculation. */
	isResult: boolean;
}

function numbersIn(step: string): Found[] {
	return piecesOf(step).flatMap(({ text, from, isFormula }) => {
		// Many numbers are greater or less than a number.
		if (isFormula && /[<>]|\\[lg]eq?\b/.test(text)) return [];
		return [...text.matchAll(WRITTEN_NUMBER)].map(({ 0: number, index }) => ({
			number,
			from: from + index,
			length: number.length,
			isFormula,
			isResult: /(?:=|\\approx)\s*(?:-\s*)?$/.test(text.slice(0, index)),
		}));
	});
}

function askNumber({ step, before, isAfterAnswer }: AskedStep): SmallQuestion | undefined {
	const found = numbersIn(step);
	const written = before.flatMap((text) => text.match(WRITTEN_NUMBER) ?? []);
	// Two spellings of a number are the same number.
	const known = new Set(written.map(valueOf));
	const isNew = ({ number }: Found) => !known.has(valueOf(number));
	const isSame = (one: Found, other: Found) => valueOf(one.number) === valueOf(other.number);
	const isOnce = (one: Found) => found.filter((each) => isSame(each, one)).length === 1;
	const best =
		found.findLast((each) => each.isResult && isNew(each)) ??
		found.findLast(isNew) ??
		(isAfterAnswer
			? undefined
			: (found.findLast((each) => each.isResult && isOnce(each)) ?? found.findLast(isOnce)));
	if (best === undefined) return undefined;
	const { number, isFormula } = best;
	const gaps = found.filter((each) => isSame(each, best));
	const others = [...written, ...found.map((each) => each.number)];
	const options = optionsOf(number, others);
	return questionOf(step, gaps, options.map(mathText), mathText(number));

	function mathText(text: string): string {
		return `$${isFormula ? text : text.replaceAll(/(?<!\{),/g, "{,}")}$`;
	}
}

/** How many wrong numbers are offered besides the right one. */
const WRONG = 2;

/** The number between its neighbors and another number of the page, in order of size. */
function optionsOf(number: string, others: readonly string[]): string[] {
	const value = valueOf(number);
	const unit = 10 ** -decimalsOf(number);
	const likely = [...new Set(others)].filter((other) => {
		const size = valueOf(other);
		return decimalsOf(other) === decimalsOf(number) && size !== value && size <= 10 * value + 10 * unit;
	});
	const near = [value + unit, value - unit, value + 2 * unit]
		.filter((each) => each >= 0)
		.map((each) => written(each, number));
	const wrong = [...new Set([...likely.slice(-1), ...near])].filter((text) => valueOf(text) !== value);
	return [number, ...wrong.slice(0, WRONG)].toSorted((a, b) => valueOf(a) - valueOf(b));
}

function valueOf(text: string): number {
	return Number(text.replaceAll(/[{,}]/g, ""));
}

function decimalsOf(text: string): number {
	return text.split(".")[1]?.length ?? 0;
}

/** As the model writes it: with as many decimals, and commas from 1,000 on if it has them. */
function written(value: number, model: string): string {
	const [whole = "", decimals] = value.toFixed(decimalsOf(model)).split(".");
	const comma = model.includes("{,}") ? "{,}" : model.includes(",") ? "," : "";
	const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, comma);
	return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** A word that a child may take for another one, left out wherever it occurs. */
function askWord({ step }: AskedStep, random: Random): SmallQuestion | undefined {
	const plain = piecesOf(step).map(({ text, isFormula }) => (isFormula ? " ".repeat(text.length) : text));
	const found = mixedUpIn(plain.join("$"));
	if (found === undefined) return undefined;
	const { word, places, group } = found;
	const isCapital = word !== word.toLowerCase();
	const options = group.map((each) => (isCapital ? `${each[0]?.toUpperCase()}${each.slice(1)}` : each));
	const gaps = places.map((from) => ({ from, length: word.length, isFormula: false }));
	return questionOf(step, gaps, random.shuffle(options), word);
}
