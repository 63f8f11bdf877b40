import { cp, rm, writeFile } from "node:fs/promises";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { type Language, LANGUAGES } from "@learnin/domain/texts/languages";
import type { Plugin } from "vite";
import { translateTo, translateToPseudo } from "./texts/catalogue.ts";
import { inLanguage } from "./texts/language-plugin.ts";
import type { Translate } from "./texts/replace-texts.ts";

/** A language to build the pages in. */
export interface BuiltLanguage {
	language: Language;
	/** Empty for the source language. */
	plugins: () => Plugin[];
	translate: Translate;
}

/** Right to left and with longer words: shows what would break in a language that we do not have yet. */
const pseudo: Language = { code: "ar", name: "Pseudo", locale: "ar", direction: "rtl" };

export function languagesToBuild(withPseudo: boolean): BuiltLanguage[] {
	const [english, ...others] = LANGUAGES;
	const translated = others.map((language): BuiltLanguage => {
		const translate = translateTo(language.code);
		return { language, translate, plugins: () => [inLanguage(language, translate)] };
	});
	return [
		{ language: english, translate: (message: string) => message, plugins: () => [] },
		...translated,
		...(withPseudo
			? [
					{
						language: pseudo,
						translate: translateToPseudo,
						plugins: () => [inLanguage(pseudo, translateToPseudo)],
					},
				]
			: []),
	];
}

/**
 * Adds the pages of another language to the English ones: its documents in their own folder, everything else, named by
 * its content hash, in the shared folder of assets.
 */
export async function addLanguage(distDir: string, code: string, builtDir: string): Promise<string[]> {
	await cp(join(builtDir, "assets"), join(distDir, "assets"), { recursive: true });
	for (const list of ["site.json", "starts.json"]) await cp(join(builtDir, list), join(distDir, code, list));
	const documents: string[] = [];
	for await (const document of glob("**/*.{html,xml,txt}", { cwd: builtDir, exclude: ["assets"] })) {
		await cp(join(builtDir, document), join(distDir, code, document));
		if (document.endsWith(".html")) documents.push(`${code}/${document}`);
	}
	await rm(builtDir, { recursive: true });
	return documents;
}

/** Tells the server the languages with documents, the default one first. */
export async function writeLanguages(distDir: string, built: BuiltLanguage[]): Promise<void> {
	const codes = built.map(({ language }) => language.code);
	await writeFile(join(distDir, "languages.json"), JSON.stringify(codes));
}
