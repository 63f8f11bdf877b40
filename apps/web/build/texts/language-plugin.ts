import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Language, LANGUAGE_PARAMETER } from "@learnin/domain/texts/languages";
import type { Plugin } from "vite";
import { replaceHtmlTexts } from "./html-texts.ts";
import { counting, replaceTexts, type Translate } from "./replace-texts.ts";
import { isSource, repository } from "./sources.ts";

/** Numbers are read out by rules of their own: what a language has in the place of `in-words.ts`. */
const readOut: Record<string, string> = {
	es: fileURLToPath(import.meta.resolve("../../src/replaced/in-words-es.ts")),
};

/** Puts the texts of another language into the sources and documents while they are built. */
export function inLanguage({ code, direction }: Language, translate: Translate): Plugin {
	return {
		name: "in-language",
		enforce: "pre",
		resolveId: {
			filter: { id: /[\\/](count|in)-words\.ts$|[\\/]icons[\\/](arrow|chevron)-(left|right)\.mjs$/ },
			handler(source, importer) {
				// English needs no rules for the forms of a number beyond one and many.
				if (source.endsWith("/count-words.ts")) return counting;
				if (source.endsWith("/in-words.ts")) return readOut[code] ?? null;
				// Forward is to the left where lines run to the left.
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
					// Browsers ask for it without cookies, so its address has to say the language.
					.replace("/manifest.webmanifest", `$&?${LANGUAGE_PARAMETER}=${code}`),
		},
	};
}
