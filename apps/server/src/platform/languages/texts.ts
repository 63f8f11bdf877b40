import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LanguageCode } from "@learnin/domain/texts/languages";
import { isPlural, type Piece, parseMessage } from "@learnin/domain/texts/message";

/** A message with placeholders, prepared to be recognized in an English text. */
export interface Pattern {
	/** Its fixed beginning and end, to skip most texts quickly. */
	head: string;
	tail: string;
	matcher: RegExp;
	names: string[];
	translation: string;
	/** The plural forms of a counted thing. */
	isPlural: boolean;
	/**
	 * "{from} to {to}", "{places} places": so little fixed text that it only matches if its values are numbers.
	 */
	isShort: boolean;
}

export interface Texts {
	exact: ReadonlyMap<string, string>;
	/** Those with the most fixed text first: "{a} of {b}" would match nearly everything. */
	patterns: readonly Pattern[];
}

const empty: Texts = { exact: new Map(), patterns: [] };
const kept = new Map<LanguageCode, Texts>([["en", empty]]);

/** The server's catalog of a language, read once; empty for English. */
export function textsIn(language: LanguageCode): Texts {
	const known = kept.get(language);
	if (known !== undefined) return known;
	const read = readTexts(language);
	kept.set(language, read);
	return read;
}

function readTexts(language: LanguageCode): Texts {
	const files = [
		path.join(import.meta.dirname, `../../../texts/${language}.json`),
		fileURLToPath(import.meta.resolve(`@learnin/domain/texts/${language}.json`)),
		// The curriculum's texts about its skills and wrong procedures; texts that people edited stay as they
		// are.
		fileURLToPath(import.meta.resolve(`@learnin/curriculum/texts/${language}.json`)),
		fileURLToPath(import.meta.resolve(`@learnin/curriculum/texts/procedures/${language}.json`)),
		// Earlier wordings that may be stored.
		path.join(import.meta.dirname, `../../../texts/${language}-before.json`),
	];
	const all = files.map((file) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
	return compileTexts(Object.assign({}, ...all.toReversed()) as Record<string, string>);
}

/** The catalog, prepared for lookups. */
export function compileTexts(catalogue: Record<string, string>): Texts {
	const exact = new Map<string, string>();
	const patterns: Pattern[] = [];
	for (const [message, translation] of Object.entries(catalogue)) {
		if (isPlural(message))
			for (const form of message.split("|")) patterns.push(pattern(form, translation, true));
		else if (message.includes("{")) patterns.push(pattern(message, translation, false));
		else exact.set(message, translation);
	}
	const weight = ({ matcher: { source } }: Pattern) =>
		source.replaceAll(/\([[?].*?\)/g, "").length + (hasQuotation(source) ? weightOfQuotation : 0);
	return { exact, patterns: patterns.filter(hasWords).toSorted((a, b) => weight(b) - weight(a)) };
}

function pattern(message: string, translation: string, isPluralForm: boolean): Pattern {
	const pieces = parseMessage(message);
	const names: string[] = [];
	const source = pieces.map((piece, index) => {
		// The period after an amount is not the one in it.
		if (piece.kind === "words")
			return RegExp.escape(piece.words) + (piece.words.endsWith(".") ? "(?!\\d)" : "");
		const at = names.indexOf(piece.name);
		if (at >= 0) return `\\${at + 1}`;
		names.push(piece.name);
		return isPluralForm || isCount(piece.name, pieces[index + 1])
			? String.raw`([\d,]+)`
			: String.raw`([\s\S]*?)`;
	});
	const [first, last] = [pieces[0], pieces.at(-1)];
	return {
		head: first?.kind === "words" ? first.words : "",
		tail: last?.kind === "words" ? last.words : "",
		matcher: new RegExp(`^${source.join("")}$`, "u"),
		names,
		translation,
		isPlural: isPluralForm,
		isShort: !isPluralForm && isShort(message),
	};
}

/** "{days} more days": a number, or it would take in the beginning of a longer sentence. */
function isCount(name: string, next: Piece | undefined): boolean {
	return name === "days" && next?.kind === "words" && /^ (?:more )?days\b/.test(next.words);
}

function isShort(message: string): boolean {
	if (quoted.test(message)) return false;
	const own = message.replaceAll(/\{[^{}]*\}/g, " ");
	const [letters, words] = [/\p{L}/gu, /\p{L}+/gu].map((each) => own.match(each)?.length ?? 0);
	return (letters ?? 0) < 4 || (words === 1 && message.startsWith("{"));
}

/** In quotation marks. */
const quoted = /“\{[^{}]*\}”/;

/** As much as a word. */
const weightOfQuotation = 12;
const hasQuotation = (source: string) => source.includes("“(");

/**
 * At least two consecutive letters of fixed text, or quotation marks: placeholders and other punctuation alone match
 * everything.
 */
function hasWords({ matcher }: Pattern): boolean {
	if (hasQuotation(matcher.source)) return true;
	return /\p{L}{2}/u.test(matcher.source.replaceAll(/\(\[.*?\)/g, "").replaceAll(/\\x[0-9a-f]{2}/g, " "));
}
