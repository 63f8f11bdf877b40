import type { LanguageCode } from "@learnin/domain/texts/languages";
import { say } from "./say.ts";

/** Which fields of answers hold sentences of ours, by the route: everything else is somebody's own words, or content. */
const fields: Record<string, readonly string[]> = {
	"/api/notifications/unsubscribe": ["name"],
	"/api/parents/get-notifications": ["description"],
	"/api/notifications/switches": ["name", "explanation", "group"],
};

/** Short names of days, and titles of sets, where they are not the name of a skill; what a payment failed of. */
const everywhere = ["weekday", "title", "failure_reason"];

/** An answer with our sentences in the reader's language. */
export function inOurWords<T>(language: LanguageCode, path: string, answer: T): T {
	if (language === "en") return answer;
	return translated(language, new Set([...everywhere, ...(fields[path] ?? [])]), answer) as T;
}

function translated(language: LanguageCode, named: ReadonlySet<string>, value: unknown): unknown {
	if (Array.isArray(value)) return value.map((each) => translated(language, named, each));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [
			key,
			named.has(key) && typeof each === "string" ? say(language, each) : translated(language, named, each),
		]),
	);
}
