import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlMessages } from "./html-texts.ts";
import { messagesOf } from "./replace-texts.ts";

export const repository = join(import.meta.dirname, "../../../..");

/** A folder of catalogues, and the files with their texts. */
export interface Catalogue {
	folder: string;
	sources: readonly string[];
	/** Also within the source folders, but without texts for people. */
	without: RegExp;
	/** Long texts are looked up by paragraph; many emails share paragraphs. */
	isByParagraph?: boolean;
}

const tests = String.raw`\.test\.tsx?$|\.d\.ts$|/testing/`;

export const catalogues: readonly Catalogue[] = [
	{
		folder: "apps/web/texts",
		sources: ["apps/web/src/**/*.{ts,tsx}", "apps/web/{home,index}.html"],
		// Articles are written in English, with their drawings, feed and faults; programs read structured data.
		without: new RegExp(
			`${tests}|/src/(developer|replaced)/|/blog/(figures|atom-feed|fraction-words|front-matter|markdown|read-article)|/site/(structured-data|document-head)|/home/site-files`,
		),
	},
	{
		folder: "packages/domain/texts",
		sources: ["packages/{domain,contract}/src/**/*.ts"],
		// Content, and texts for authors and readers of the API description.
		without: new RegExp(
			`${tests}|/(examples|exchange|question|question-types|texts)/|/(openapi|define-route)\\.ts$|/(decorations|in-words)\\.ts$`,
		),
	},
	{
		folder: "apps/server/texts",
		sources: ["apps/server/src/{features,platform/http,platform/mail}/**/*.ts"],
		// SQL statements, logs, instructions for models.
		without: new RegExp(
			`${tests}|\\.queries\\.ts$|/(answer-reviews|error-reports|developer|reconciliation)/|/(health|describe-error|describe-device|browser-cookie|google-client)\\.ts$`,
		),
		isByParagraph: true,
	},
];

/** The sources that the pages are built from. */
const inPages = catalogues.slice(0, 2);

/** Whether the texts of a file go into the pages. */
export function isSource(file: string): boolean {
	return (
		inPages.some(
			({ folder, without }) =>
				file.startsWith(`${folder.split("/").slice(0, 2).join("/")}/src/`) && !without.test(file),
		) ||
		(file.startsWith("packages/contract/src/") && !catalogues[1]?.without.test(file))
	);
}

/** Every message of a catalogue's sources with the first file that has it, in file order. */
export function collectMessages({ sources, without, isByParagraph = false }: Catalogue): Map<string, string> {
	const found = new Map<string, string>();
	const files = sources.flatMap((pattern) => globSync(pattern, { cwd: repository })).toSorted();
	for (const path of files) {
		const file = path.replaceAll("\\", "/");
		if (without.test(file)) continue;
		const text = readFileSync(join(repository, file), "utf8");
		const messages = (file.endsWith(".html") ? htmlMessages(text) : messagesOf(file, text)).flatMap(
			(message) => (isByParagraph ? paragraphsOf(message) : [message]),
		);
		for (const message of messages) if (!found.has(message)) found.set(message, file);
	}
	return found;
}

/** Without those that are only an address or a name. */
function paragraphsOf(message: string): string[] {
	if (!message.includes("\n\n")) return [message];
	return message
		.split("\n\n")
		.map((paragraph) => paragraph.trim())
		.filter((paragraph) => /\p{L}\s+\p{L}|\p{L}{2},$/u.test(paragraph));
}
