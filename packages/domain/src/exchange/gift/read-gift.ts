import { toPlainText } from "../../question/text/plain-text.ts";
import { completeSketch } from "../items/complete-sketch.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import { filingOf } from "../items/filing-tags.ts";
import { MAX_ANSWERS } from "../max-answers.ts";
import { numberBox } from "../items/number-box.ts";
import { type ReadItem, refusedItem, type Sketch, type SketchBody, type SketchBox } from "../items/sketch.ts";
import { type GiftAnswer, type GiftAnswers, giftAnswers } from "./gift-answers.ts";
import { type GiftItem, giftItems } from "./gift-items.ts";
import { giftMarkdown, giftPlain, unescapeGift } from "./gift-text.ts";

/** The items of a GIFT file, at most `most`, as questions, or why they cannot be ones. Never throws. */
export function readGift(text: string, most = Number.POSITIVE_INFINITY): ReadItem[] {
	return giftItems(text).slice(0, most).map(readItem);
}

function readItem(item: GiftItem): ReadItem {
	const notes: ExchangeNote[] = [];
	const shown = giftMarkdown(`${item.before}\uE010${item.after}`, item.format, notes);
	const prompt = withGap(shown);
	const name = unescapeGift(item.name) || toPlainText(prompt).slice(0, 60);
	const filing = filingOf(item.tags);
	if (item.answer === null) return refusedItem(name, [noteOf("no-answer")], filing);
	const { answers, general } = giftAnswers(item.answer);
	if (answerCount(answers) > MAX_ANSWERS) return refusedItem(name, [noteOf("too-many-answers")], filing);
	const explanation = textOf(general, item.format, notes);
	const body = bodyOf({ answers, format: item.format, notes, explanation });
	const sketch: Sketch = { name, prompt, hints: [], explanation, filing, notes, body };
	return completeSketch(sketch);
}

function answerCount(given: GiftAnswers): number {
	if ("answers" in given) return given.answers.length;
	return given.kind === "match" ? given.pairs.length : 1;
}

/** An answer amid the text leaves a blank to write on; at the end nothing needs to mark it. */
function withGap(shown: string): string {
	const [before = "", after = ""] = shown.split("\uE010");
	const end = after.trim();
	if (end.replaceAll(/[\s.?!:]/g, "") !== "") return `${before}\\_\\_\\_\\_${after}`.trim();
	return /[.?!:]$/.test(before.trimEnd()) ? before.trim() : `${before.trimEnd()}${end}`;
}

function textOf(source: string, format: string, notes: ExchangeNote[]): string {
	if (source.trim() === "") return "";
	const [all = "", own = format] = /^\s*\[(html|markdown|plain|moodle)\]/i.exec(source) ?? [];
	return giftMarkdown(source.slice(all.length), own.toLowerCase(), notes);
}

interface Reading {
	answers: GiftAnswers;
	format: string;
	notes: ExchangeNote[];
	explanation: string;
}

function bodyOf(reading: Reading): SketchBody {
	const { answers, format, notes } = reading;
	switch (answers.kind) {
		case "essay":
			// GIFT has no model answer; feedback shown to everyone afterward is the closest.
			return { kind: "written", sample_answer: reading.explanation, rubric: [] };
		case "true-false":
			return trueFalse(answers, format, notes);
		case "choice":
			return choice(answers.answers, format, notes);
		case "match":
			return {
				kind: "pairs",
				...matchSides(answers.pairs, format, notes),
			};
		case "numerical":
			return { kind: "boxes", boxes: [numerical(answers.answers, format, notes)] };
		case "short":
			return { kind: "boxes", boxes: [short(answers.answers, format, notes)] };
	}
}

function trueFalse(
	{ is_true, when_wrong, when_right }: Extract<GiftAnswers, { kind: "true-false" }>,
	format: string,
	notes: ExchangeNote[],
): SketchBody {
	const option = (label: string, is_right: boolean) => ({
		label,
		is_right,
		feedback: textOf(is_right ? when_right : when_wrong, format, notes),
	});
	return {
		kind: "choice",
		takes_several: false,
		options: [option("True", is_true), option("False", !is_true)],
	};
}

/** Without an answer marked `=`, weights say which are right: several share the full credit. */
function choice(answers: readonly GiftAnswer[], format: string, notes: ExchangeNote[]): SketchBody {
	const has_marked = answers.some(({ sign, weight }) => sign === "=" && (weight ?? 100) >= 100);
	const isRight = ({ sign, weight }: GiftAnswer) =>
		has_marked ? sign === "=" && (weight ?? 100) >= 100 : (weight ?? 0) > 0;
	for (const answer of answers)
		if (has_marked && !isRight(answer) && (answer.weight ?? 0) > 0)
			notes.push(noteOf("partial-credit", giftPlain(answer.text)));
	if (answers.some(({ weight }) => (weight ?? 0) < 0)) notes.push(noteOf("weights-left-out"));
	return {
		kind: "choice",
		takes_several: !has_marked,
		options: answers.map((answer) => ({
			label: giftMarkdown(answer.text, answer.format || format, notes),
			is_right: isRight(answer),
			feedback: textOf(answer.feedback, format, notes),
		})),
	};
}

function matchSides(
	pairs: Extract<GiftAnswers, { kind: "match" }>["pairs"],
	format: string,
	notes: ExchangeNote[],
) {
	const sides = pairs.map(({ left, right }) => ({
		left: giftMarkdown(left.text, left.format || format, notes),
		// Moodle's right sides are plain text, ours Markdown; our own exports come back unchanged.
		right: giftMarkdown(right, format === "markdown" ? "markdown" : "plain", notes),
	}));
	return {
		pairs: sides.filter(({ left }) => left !== ""),
		more_rights: sides.filter(({ left }) => left === "").map(({ right }) => right),
	};
}

/** Full credit makes a key, no credit with feedback a known mistake; partial credit is noted. */
function sorted(answers: readonly GiftAnswer[], notes: ExchangeNote[]) {
	const share = ({ sign, weight }: GiftAnswer) => weight ?? (sign === "=" ? 100 : 0);
	const right = answers.filter((answer) => share(answer) >= 100);
	const wrong = answers.filter((answer) => share(answer) < 100);
	for (const answer of wrong)
		if (share(answer) > 0) notes.push(noteOf("partial-credit", giftPlain(answer.text)));
	return { right, wrong };
}

function short(answers: readonly GiftAnswer[], format: string, notes: ExchangeNote[]): SketchBox {
	const { right, wrong } = sorted(answers, notes);
	const hasStar = ({ text }: GiftAnswer) => text.includes("*");
	for (const answer of answers)
		if (hasStar(answer)) notes.push(noteOf("catch-all-left-out", giftPlain(answer.text)));
	return {
		id: "b1",
		answers: right.filter((answer) => !hasStar(answer)).map(({ text }) => giftPlain(text)),
		mistakes: mistakesOf(
			wrong.filter((answer) => !hasStar(answer)),
			format,
			notes,
		),
	};
}

function mistakesOf(wrong: readonly GiftAnswer[], format: string, notes: ExchangeNote[]) {
	return wrong
		.filter(({ feedback }) => feedback !== "")
		.map(({ text, feedback }) => ({ answer: giftPlain(text), feedback: textOf(feedback, format, notes) }));
}

function numerical(answers: readonly GiftAnswer[], format: string, notes: ExchangeNote[]): SketchBox {
	const { right, wrong } = sorted(answers, notes);
	const catching = wrong.filter(({ text }) => text === "" || text === "*");
	for (const _ of catching) notes.push(noteOf("catch-all-left-out"));
	if (right.length > 1) notes.push(noteOf("several-right", right.map(({ text }) => text).join(", ")));
	return {
		...numberBox(unescapeGift(right[0]?.text ?? "")),
		mistakes: mistakesOf(
			wrong
				.filter((answer) => !catching.includes(answer))
				.map((answer) => ({ ...answer, text: answer.text.replace(/:0*\.?0*$/, "") })),
			format,
			notes,
		),
	};
}
