import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPlural, signsOf } from "@learnin/domain/texts/message";
import { fits, type Translate } from "./replace-texts.ts";
import { type Catalogue, catalogues, repository } from "./sources.ts";

/** A catalogue file: English messages and their translations. */
export type Texts = Record<string, string>;

const fileOf = ({ folder }: Catalogue, language: string) => join(repository, folder, `${language}.json`);

export function readTextsOf(catalogue: Catalogue, language: string): Texts {
	return JSON.parse(readFileSync(fileOf(catalogue, language), "utf8")) as Texts;
}

export function writeTextsOf(catalogue: Catalogue, language: string, texts: Texts): void {
	writeFileSync(fileOf(catalogue, language), `${JSON.stringify(texts, null, "\t")}\n`);
}

/** Looks up a message of the pages. */
export function translateTo(language: string): Translate {
	const all = catalogues.slice(0, 2).map((catalogue) => readTextsOf(catalogue, language));
	return (message) => all.find((texts) => Object.hasOwn(texts, message))?.[message];
}

/** Longer and marked, so that untranslated and cut-off texts are visible immediately. */
export const translateToPseudo: Translate = (message) => {
	if (isPlural(message)) return message.replaceAll(/\{n\} ([^|]+)/g, "{n} $1·");
	if (message === "en-US") return "ar-EG-u-nu-latn";
	const longer = message.replaceAll(
		/[aeiou](?![^{<]*[}>])/g,
		(letter) => `${letter}${accents[letter] ?? ""}`,
	);
	return signsOf(longer).join() === signsOf(message).join() ? longer : message;
};

const accents: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú" };

/** Faults of a translation compared with its English; empty if there are none. */
export function faultsOf(messages: Iterable<string>, texts: Texts, forms: number): string[] {
	const wanted = new Set(messages);
	const faults: string[] = [];
	for (const message of wanted) {
		const said = texts[message];
		if (said === undefined) faults.push(`missing: ${message}`);
		else if (!fits(message, said)) faults.push(`other placeholders or tags: ${message}`);
		else if (isPlural(message) && said.split("|").length !== forms)
			faults.push(`needs ${forms} forms: ${message}`);
	}
	for (const message of Object.keys(texts)) if (!wanted.has(message)) faults.push(`stale: ${message}`);
	return faults;
}

/** The number of plural forms of the language, for the whole numbers of this product. */
export function formsOf(locale: string): number {
	const rules = new Intl.PluralRules(locale);
	return new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number))).size;
}
