import { isRecord, type JsonRecord, parseJson, textField, textList } from "./json-text.ts";
import { filingOf } from "./items/filing-tags.ts";
import { type Filing, nameOf } from "./items/sketch.ts";
import { shortened } from "./texts/shortened.ts";
import type { WrittenItem } from "./items/written-item.ts";

/** The name by which a file identifies our own format, and the version of its rules. */
export const OWN_FORMAT = "learnin-questions";
const OWN_VERSION = 1;

/**
 * One item of a file in our own format. `question` has not been checked against the schema of questions yet,
 * and is undefined if the item is not an object or has none.
 */
export interface OwnItem {
	name: string;
	filing: Filing;
	question: unknown;
}

/** The items of a file in our own format, or null for any other text. */
export function readOwn(text: string): OwnItem[] | null {
	const value = parseJson(text);
	if (!isRecord(value) || value["format"] !== OWN_FORMAT) return null;
	if (value["version"] !== OWN_VERSION || !Array.isArray(value["questions"])) return null;
	return value["questions"].map((item: unknown, at) => readItem(item, at));
}

function readItem(item: unknown, at: number): OwnItem {
	if (!isRecord(item)) return { name: `${at + 1}`, filing: { tags: [] }, question: undefined };
	return {
		name: nameOf(textField(item, "name")) || nameOf(promptOf(item)) || `${at + 1}`,
		filing: {
			...filingOf(textList(item, "tags")),
			...(typeof item["skill_id"] === "string" && { skill_id: item["skill_id"] }),
			...(isDifficulty(item["difficulty"]) && { difficulty: item["difficulty"] }),
		},
		question: item["question"],
	};
}

function promptOf(item: JsonRecord): string {
	return isRecord(item["question"]) ? shortened(textField(item["question"], "prompt"), 60) : "";
}

function isDifficulty(value: unknown): value is number {
	return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5;
}

/** The text before and after the items of a file in our own format. */
export const ownFrame = {
	head: `{\n"format": "${OWN_FORMAT}",\n"version": ${OWN_VERSION},\n"questions": [\n`,
	between: ",\n",
	tail: "\n]\n}\n",
} as const;

/**
 * One item of a file in our own format. It is complete; pictures are named by their address and stay where
 * they are.
 */
export function writeOwn({ name, question, filing: { skill_id, difficulty, tags } }: WrittenItem): string {
	return JSON.stringify({ name, skill_id, difficulty, tags, question });
}
