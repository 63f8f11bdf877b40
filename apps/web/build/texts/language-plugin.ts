import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Language, LANGUAGE_PARAMETER } from "@learnin/domain/texts/languages";
import type { Plugin } from "vite";
import { replaceHtmlTexts } from "./html-texts.ts";
import { counting, replaceTexts, type Translate } from "./replace-texts.ts";
import { isSource, repository } from "./sources.ts";

/** Numbers are spoken by rules of their own: a language's replacement for `in-words.ts`. */
const readOut: Record<string, string> = {
	es: fileURLToPath(import.meta.resolve("../../src/replaced/in-words-es.ts")),
};

/** Inserts the texts of another language into sources and documents during the build. */
export function inLanguage({ code, direction }: Language, translate: Translate): Plugin {
	return {
		name: "in-language",
		enforce: "pre",
		resolveId: {
			filter: { id: /[\\/](count|in)-words\.ts$|[\\/]icons[\\/](arrow|chevron)-(left|right)\.mjs$/ },
			handler(source, importer) {
				// English needs no plural rules beyond one and many.
				if (source.endsWith("/count-words.ts")) return counting;
				if (source.endsWith("/in-words.ts")) return readOut[code] ?? null;
				// Forward points left in right-to-left languages.
				if (direction === "ltr") return null;
				const turned = source.replace(/(left|right)\.mjs$/, (side) =>
					side === "left.mjs" ? "right.mjs" : "left.mjs",
				);
				return this.resolve(turned, importer, { skipSelf: true });
			},
		},
		transform: {
			filter: { id: /\.tsx?$/ },
			handler(source, id) {
				const file = relative(repository, id).replaceAll("\\", "/");
				return isSource(file) ? { code: replaceTexts(file, source, translate), map: null } : null;
			},
		},
		transformIndexHtml: {
			order: "pre",
			handler: (html) =>
				replaceHtmlTexts(html, translate)
					.replace('<html lang="en"', `<html lang="${code}" dir="${direction}"`)
					// Browsers request it without cookies, so its address must contain the language.
					.replace("/manifest.webmanifest", `$&?${LANGUAGE_PARAMETER}=${code}`),
		},
	};
}
