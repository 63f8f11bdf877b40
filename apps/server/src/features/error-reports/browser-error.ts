import type { RouteRequest } from "@learnin/contract/define-route";
import type { reportError } from "@learnin/contract/routes/platform.contract";
import { pageWords } from "@learnin/domain/workshop/page-words";
import { plainFact } from "../../platform/plain-fact.ts";

type Body = RouteRequest<typeof reportError>["body"];

/** Characters of a message as browsers may send it, and as it is stored. */
const longestMessage = 2_000;
const longestKept = 300;

declare const filtered: unique symbol;

/** A browser error that may be stored, logged and forwarded. Only the filter below creates one. */
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
 * The page without its query, and only the fixed words of its path: a report must not carry a token, identify
 * a child, or let anyone write arbitrary text into the log.
 */
function pageOf(route: string): string {
	const [path = ""] = route.split(/[?#]/);
	const parts = path.split("/").map((part) => (part === "" || pageWords.has(part) ? part : ":other"));
	return parts.slice(0, 6).join("/");
}

/** Quoted text in any language, to the end of the message if the quote is not closed. */
const inQuotes =
	/"[^"]*"?|`[^`]*`?|“[^”]*”?|„[^“”]*[“”]?|”[^”]*”?|«[^»]*»?|»[^«»]*[«»]?|‹[^›]*›?|›[^‹›]*[‹›]?/gu;
/** The same for single quotes. Between two letters, and after a letter, they are apostrophes. */
const inSingleQuotes = /(?<![\p{L}\p{N}])['‘’‚‛](?:[^'‘’]|['‘’](?=\p{L}))*['‘’]?/gu;

/**
 * Browsers quote what they could not read ("Zoe" is not valid JSON), while databases quote their own columns;
 * and a long number is someone's phone or card.
 */
function factOf(message: string): string {
	const unquoted = message.replaceAll(inQuotes, "(text)").replaceAll(inSingleQuotes, "(text)");
	// Ids first: removing a number from the middle of one would leave the rest of it.
	return plainFact(unquoted, longestMessage)
		.replaceAll(/\d(?:[ .-]?\d){8,}/g, "(number)")
		.slice(0, longestKept);
}
