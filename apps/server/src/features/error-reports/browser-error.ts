import type { RouteRequest } from "@learnin/contract/define-route";
import type { reportError } from "@learnin/contract/routes/platform.contract";
import { pageWords } from "@learnin/domain/workshop/page-words";
import { plainFact } from "../../platform/plain-fact.ts";

type Body = RouteRequest<typeof reportError>["body"];

/** Characters of a message as browsers may send it, and as it is kept. */
const longestMessage = 2_000;
const longestKept = 300;

declare const filtered: unique symbol;

/** An error of the browser that may be kept, logged and passed on. Only the filter below makes one. */
export interface BrowserError {
	readonly [filtered]: true;
	kind: Body["kind"];
	route: string;
	message: string;
	version: string;
}

/** The report without tokens, addresses, names and ids, whatever the browser put into it. */
export function withoutPersonalData({ kind, route, message, version = "" }: Body): BrowserError {
	return { kind, route: pageOf(route), message: factOf(message), version } as BrowserError;
}

/**
 * The page without query, and of its path only what pages are named by: a report must not carry a token, say which
 * child, or let anybody write into the log what they like.
 */
function pageOf(route: string): string {
	const [path = ""] = route.split(/[?#]/);
	const parts = path.split("/").map((part) => (part === "" || pageWords.has(part) ? part : ":other"));
	return parts.slice(0, 6).join("/");
}

/** What stands in quotes of any language, to the end of the message where they are not closed. */
const inQuotes =
	/"[^"]*"?|`[^`]*`?|“[^”]*”?|„[^“”]*[“”]?|”[^”]*”?|«[^»]*»?|»[^«»]*[«»]?|‹[^›]*›?|›[^‹›]*[‹›]?/gu;
/** The same of single quotes. Between two letters, and behind a letter, they are apostrophes. */
const inSingleQuotes = /(?<![\p{L}\p{N}])['‘’‚‛](?:[^'‘’]|['‘’](?=\p{L}))*['‘’]?/gu;

/**
 * Browsers repeat in quotes what they could not read ("Zoe" is not valid JSON), where databases name their own columns;
 * and a long number is somebody's phone or card.
 */
function factOf(message: string): string {
	const unquoted = message.replaceAll(inQuotes, "(text)").replaceAll(inSingleQuotes, "(text)");
	// Ids first: a number taken out of the middle of one would leave the rest of it.
	return plainFact(unquoted, longestMessage)
		.replaceAll(/\d(?:[ .-]?\d){8,}/g, "(number)")
		.slice(0, longestKept);
}
