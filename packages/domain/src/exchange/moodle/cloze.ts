import { noteOf } from "../exchange-note.ts";
import type { ExchangeNote } from "../exchange-note.ts";
import { numberBox } from "../items/number-box.ts";
import type { SketchBox, SketchGap } from "../items/sketch.ts";

/** One place of a cloze text, to type or choose. */
export type ClozePlace =
	| { kind: "box"; box: SketchBox }
	| { kind: "gap"; gap: SketchGap }
	| { kind: "unknown"; type: string };

const PLACE = /\{(\d{0,3}):([A-Z_]{2,20}):((?:[^}\\]|\\.){0,4000})\}/g;
/** Markers for the places while a text changes its format. */
const [OPEN, CLOSE] = ["\uE011", "\uE012"];

/** The text with markers for its places, and the places: `{1:NUMERICAL:=6}`. */
export function cutCloze(text: string, notes: ExchangeNote[]): { text: string; places: ClozePlace[] } {
	const places: ClozePlace[] = [];
	const cut = text.replaceAll(PLACE, (_, _weight: string, type: string, answers: string) => {
		places.push(placeOf(type, answers, places.length + 1, notes));
		return `${OPEN}${places.length}${CLOSE}`;
	});
	return { text: cut, places };
}

/** Replaces the markers. */
export function fillCloze(text: string, write: (number: number) => string): string {
	return text.replaceAll(/\uE011(\d+)\uE012/g, (_, number: string) => write(Number(number)));
}

function placeOf(type: string, source: string, number: number, notes: ExchangeNote[]): ClozePlace {
	const answers = split(source);
	const right = answers.filter(({ share }) => share >= 100);
	for (const { text, share } of answers)
		if (share > 0 && share < 100) notes.push(noteOf("partial-credit", text));
	if (/^(NUMERICAL|NM)$/.test(type))
		return {
			kind: "box",
			box: { ...numberBox(right[0]?.text ?? ""), id: `b${number}`, mistakes: mistakesOf(answers) },
		};
	if (/^(SHORTANSWER|SA|MW)(_?C)?$/.test(type))
		return {
			kind: "box",
			box: {
				id: `b${number}`,
				answers: right.map(({ text }) => text).filter((text) => text !== "*"),
				...(type.endsWith("C") && { is_case_sensitive: true }),
				mistakes: mistakesOf(answers),
			},
		};
	if (/^(MULTICHOICE|MC)(_?[VHS]+)?$/.test(type))
		return {
			kind: "gap",
			gap: { answers: right.slice(0, 1).map(({ text }) => text), choices: answers.map(({ text }) => text) },
		};
	return { kind: "unknown", type };
}

interface Answer {
	text: string;
	share: number;
	feedback: string;
}

function split(source: string): Answer[] {
	return source
		.split(/(?<!\\)~/)
		.filter((part) => part.trim() !== "")
		.map((part) => {
			const [all = "", equal, weight] = /^\s*(?:(=)|%(-?[\d.]{1,12})%)?/.exec(part) ?? [];
			const [text = "", feedback = ""] = part.slice(all.length).split(/(?<!\\)#/);
			return {
				text: plain(text),
				share: equal === "=" ? 100 : Number(weight ?? 0),
				feedback: plain(feedback),
			};
		});
}

function plain(text: string): string {
	return text
		.replaceAll(/\\([}#~/"\\])/g, "$1")
		.replaceAll(/<\/?[a-z][^<>]*>/gi, " ")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&nbsp;", " ")
		.replaceAll("&amp;", "&")
		.replaceAll(/\s+/g, " ")
		.trim();
}

function mistakesOf(answers: readonly Answer[]): SketchBox["mistakes"] {
	return answers
		.filter(({ share, text, feedback }) => share <= 0 && feedback !== "" && text !== "*")
		.map(({ text, feedback }) => ({ answer: text.replace(/:0$/, ""), feedback }));
}

/** A place in Moodle's syntax, for a text of HTML. */
export function writePlace(
	type: "NUMERICAL" | "SHORTANSWER" | "SHORTANSWER_C" | "MULTICHOICE",
	answers: readonly string[],
): string {
	return `{1:${type}:${answers.join("~")}}`;
}

/** A text escaped for the syntax of a place, in HTML. */
export function escapePlace(text: string): string {
	return text
		.replaceAll(/[}#~/"\\]/g, "\\$&")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");
}
