import { readFileSync } from "node:fs";
import { LANGUAGES } from "@learnin/domain/texts/languages";
import { expect, test } from "vitest";
import { skills } from "./skills.ts";

const [, ...others] = LANGUAGES;

test.each(others)("$name translates the family texts of every skill, and of nothing else", ({ code }) => {
	const texts = textsOf(code);
	const said = skills.flatMap(({ child_name, parent_name, domain_name }) => [
		child_name,
		parent_name,
		domain_name,
	]);
	expect(new Set(Object.keys(texts))).toEqual(new Set(said));
	expect(
		Object.entries(texts).filter(([english, other]) => other.trim() === "" || other === english),
	).toEqual([]);
	// As in English: names are on tiles, and on the map in two lines.
	const names = skills.map(({ child_name }) => texts[child_name] ?? "");
	expect(names.filter((name) => [...name].length > 34)).toEqual([]);
});

test.each(LANGUAGES)("no two skills have the same name for a child in $name", ({ code }) => {
	const texts = textsOf(code);
	const names = skills.map(({ child_name }) => (texts[child_name] ?? child_name).toLowerCase());
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** The translations into a language by English text; the language of the sources has none. */
function textsOf(code: string): Record<string, string> {
	if (others.every((language) => language.code !== code)) return {};
	const file = new URL(`../../texts/${code}.json`, import.meta.url);
	return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}
