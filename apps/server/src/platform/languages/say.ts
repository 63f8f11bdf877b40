import { type LanguageCode, languageOf } from "@learnin/domain/texts/languages";
import { type Pattern, type Texts, textsIn } from "./texts.ts";

/** How deeply texts are nested: an email contains a sentence that contains an amount. */
const deepest = 3;
/**
 * Three times our longest sentence. Anything longer is not ours, and recognizing it can be made slow on
 * purpose.
 */
const longestSentence = 600;
/** Far longer than any email. */
const longestText = 50_000;

/**
 * One of our English texts in a reader's language: looked up as is, or recognized by the message it was made
 * from, paragraph by paragraph. What is in no catalog (names, questions, what people wrote) stays as it is.
 */
export function say(language: LanguageCode, text: string): string {
	if (language === "en" || text.length > longestText) return text;
	return sayWith(textsIn(language), languageOf(language)?.locale ?? language, text);
}

/** The language that an account chose, or English. */
export function languageOfAccount({ language }: { language: string | null }): LanguageCode {
	return languageOf(language ?? "en")?.code ?? "en";
}

/** `say` in the language that an account chose, for files made for it. */
export function sayTo(account: { language: string | null }): (text: string) => string {
	const code = languageOfAccount(account);
	return (text) => say(code, text);
}

/** A name from the curriculum in a reader's language, as in the catalog; any other name stays as it is. */
export function sayName(language: LanguageCode, name: string): string {
	return textsIn(language).exact.get(name) ?? name;
}

/** `say` with a given catalog. */
export function sayWith(texts: Texts, locale: string, text: string): string {
	return text
		.split("\n\n")
		.map((paragraph) => sayParagraph(texts, locale, paragraph))
		.join("\n\n");
}

/** A list, or a text that is unknown as a whole, is looked up line by line: list items, a link below its text. */
function sayParagraph(texts: Texts, locale: string, paragraph: string): string {
	const lines = paragraph.split("\n");
	const isList = lines.every((line) => line.startsWith("- "));
	const said = isList ? paragraph : whole(texts, locale, paragraph, 0);
	return said === paragraph ? lines.map((line) => sayLine(texts, locale, line)).join("\n") : said;
}

/** With the colon before a link or a number, or without it. */
function sayLine(texts: Texts, locale: string, line: string): string {
	const [, point = "", words = ""] = /^(- )?(.*)$/.exec(line) ?? [];
	const said = whole(texts, locale, words, 0);
	if (said !== words)
		return point + said.replace(/(?<=: )-?\$[\d,.]+$/, (amount) => figure(locale, amount) ?? amount);
	const [, label = "", colon = ""] = /^(.*?)(:(?: \d+)?|)$/.exec(words) ?? [];
	return point + whole(texts, locale, label, 0) + colon;
}

function whole(texts: Texts, locale: string, text: string, depth: number): string {
	const bare = text.trim();
	// Also finds what was stored while apostrophes were straight.
	const said = known(texts, locale, bare, depth) ?? known(texts, locale, bare.replaceAll("'", "’"), depth);
	return said === undefined ? text : text.replace(bare, () => said);
}

function known(texts: Texts, locale: string, text: string, depth: number): string | undefined {
	return (
		texts.exact.get(text) ??
		figure(locale, text) ??
		moment(locale, text) ??
		recognized(texts, locale, text, depth)
	);
}

function recognized(texts: Texts, locale: string, text: string, depth: number): string | undefined {
	if (depth === deepest || text.length > longestSentence) return undefined;
	for (const pattern of texts.patterns) {
		if (!text.startsWith(pattern.head) || !text.endsWith(pattern.tail)) continue;
		const found = pattern.matcher.exec(text);
		if (found === null || (pattern.isShort && !found.slice(1).every(isFigure))) continue;
		return filled(texts, locale, pattern, found.slice(1), depth);
	}
	return undefined;
}

function filled(texts: Texts, locale: string, pattern: Pattern, values: string[], depth: number): string {
	if (pattern.isPlural) return counted(locale, pattern.translation, values[0] ?? "");
	return pattern.translation.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
		const value = values[pattern.names.indexOf(name)] ?? "";
		if (name === "names" || name === "children") return listed(locale, value);
		// A single word is more often a person's name than one of our texts; a field label or a skill never is.
		return name === "label" || name === "skill" || /\S\s+\S|\d/.test(value)
			? whole(texts, locale, value, depth + 1)
			: value;
	});
}

/** A list of names, "Maya, Leo, and Zoe", as this language writes it. */
function listed(locale: string, value: string): string {
	return new Intl.ListFormat(locale, { type: "conjunction" }).format(value.split(/, and | and |, /));
}

function isFigure(value: string): boolean {
	return /\d/.test(value) && value.length <= 16;
}

const kindsInOrder = ["zero", "one", "two", "few", "many", "other"] as const;

function counted(locale: string, translation: string, number: string): string {
	const forms = translation.split("|");
	const rules = new Intl.PluralRules(locale);
	const { pluralCategories } = rules.resolvedOptions();
	const kinds = kindsInOrder.filter((kind) => pluralCategories.includes(kind));
	const of = Number(number.replaceAll(",", ""));
	const form = forms[kinds.indexOf(rules.select(of))] ?? forms.at(-1) ?? "";
	return form.replace("{n}", new Intl.NumberFormat(locale).format(of));
}

const english = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
const months = Array.from({ length: 12 }, (_, month) => english.format(Date.UTC(2026, month, 15)));
const longDate = new RegExp(`^(${months.join("|")}) (\\d{1,2}), (\\d{4})$`);

const shortDate = new RegExp(
	`^(${months.map((name) => name.slice(0, 3)).join("|")}) (\\d{1,2})(?:, (\\d{4}))?$`,
);

const longMoment = new RegExp(`${longDate.source.slice(0, -1)} at (\\d{1,2}):(\\d\\d) ([AP])M \\(UTC\\)$`);

/** "November 22, 2026 at 5:58 AM (UTC)". */
function moment(locale: string, text: string): string | undefined {
	const [, month, day, year, hour, minute, half] = longMoment.exec(text) ?? [];
	if (month === undefined) return undefined;
	const hours = (Number(hour) % 12) + (half === "P" ? 12 : 0);
	const at = Date.UTC(Number(year), months.indexOf(month), Number(day), hours, Number(minute));
	const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
	return `${format.format(at)} (UTC)`;
}

/**
 * "November 18, 2026", "Nov 18" and "Nov 18, 2026", the formats in which the server writes days; shares; and
 * amounts of dollars, which other texts contain too.
 */
function figure(locale: string, text: string): string | undefined {
	const [, month, day, year] = longDate.exec(text) ?? [];
	if (month !== undefined) {
		const date = Date.UTC(Number(year), months.indexOf(month), Number(day));
		return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
	}
	const [, short, of, dated] = shortDate.exec(text) ?? [];
	if (short !== undefined) {
		const at = months.findIndex((name) => name.startsWith(short));
		const date = Date.UTC(Number(dated ?? 2024), at, Number(of));
		const withYear = dated === undefined ? {} : ({ year: "numeric" } as const);
		const parts = { month: "short", day: "numeric", timeZone: "UTC", ...withYear } as const;
		return new Intl.DateTimeFormat(locale, parts).format(date);
	}
	if (/^\d{1,3}%$/.test(text))
		return new Intl.NumberFormat(locale, { style: "percent" }).format(Number.parseInt(text, 10) / 100);
	return /^-?\$[\d,]+\.\d\d$/.test(text) ? text.replace("$", () => "US$") : undefined;
}
