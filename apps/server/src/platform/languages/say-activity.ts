import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LanguageCode } from "@learnin/domain/texts/languages";

const kept = new Map<LanguageCode, Record<string, string>>();

/**
 * A home activity in a reader's language. Its catalog is separate from the server's own texts: "A recipe" may
 * also be a name that someone chose.
 */
export function sayActivity<T>(language: LanguageCode, activity: T): T {
	return (language === "en" ? activity : said(textsIn(language), activity)) as T;
}

/** Every text of an activity; ids and names of skills are in no catalog and stay. */
function said(texts: Record<string, string>, value: unknown): unknown {
	if (typeof value === "string") return texts[value] ?? value;
	if (Array.isArray(value)) return value.map((each) => said(texts, each));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, said(texts, each)]));
}

function textsIn(language: LanguageCode): Record<string, string> {
	const known = kept.get(language);
	if (known !== undefined) return known;
	const file = fileURLToPath(import.meta.resolve(`@learnin/curriculum/texts/at-home/${language}.json`));
	const read = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
	kept.set(language, read);
	return read;
}
