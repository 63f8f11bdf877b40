import type { FileFault, ImportFormat } from "@learnin/contract/routes/bank/question-exchange.contract";
import { authoredQuestion } from "@learnin/contract/schemas/question.schema";
import { noteOf } from "@learnin/domain/exchange/exchange-note";
import { readGift } from "@learnin/domain/exchange/gift/read-gift";
import { readMoodle } from "@learnin/domain/exchange/moodle/read-moodle";
import { OWN_FORMAT, type OwnItem, readOwn } from "@learnin/domain/exchange/own-format";
import { readProblemSet } from "@learnin/domain/exchange/items/problem-sets";
import { readQti } from "@learnin/domain/exchange/qti/read-qti";
import { repeatedKey } from "@learnin/domain/exchange/items/repeated-key";
import { type ReadItem, refusedItem } from "@learnin/domain/exchange/items/sketch";
import { storableItem } from "@learnin/domain/exchange/items/storable-item";
import * as z from "zod";
import { sayIssue } from "../../../platform/http/errors/say-issue.ts";
import { readInteraction } from "./read-interaction.ts";
import { readTable } from "./csv-table.ts";
import { readPackage } from "./read-package.ts";
import { readXml } from "./xml-tree.ts";

/** One more is read, to detect that there are too many. */
const mostItems = 10_000;

export type ReadFile = { format: ImportFormat; items: ReadItem[] } | { fault: FileFault };

/** The items of a file of questions in order, or why there are none. Deterministic for the same bytes. */
export function readFile(bytes: Uint8Array, asked: ImportFormat | "auto", file_name = ""): ReadFile {
	if (bytes.length === 0) return { fault: "empty" };
	const found = isZip(bytes) ? readZip(bytes, asked) : readText(bytes, asked, file_name);
	if ("fault" in found) return found;
	if (found.items.length > mostItems) return { fault: "too_many_items" };
	if (found.items.length === 0) return { fault: "nothing_in_it" };
	return { ...found, items: found.items.map(storableItem) };
}

function isZip(bytes: Uint8Array): boolean {
	return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function readZip(bytes: Uint8Array, asked: ImportFormat | "auto"): ReadFile {
	if (asked !== "auto" && asked !== "qti") return { fault: "not_this_format" };
	const found = readPackage(bytes);
	return "fault" in found ? found : { format: "qti", items: found.items };
}

function readText(bytes: Uint8Array, asked: ImportFormat | "auto", file_name: string): ReadFile {
	const text = decode(bytes);
	if (text === undefined) return { fault: "not_text" };
	if (text.trim() === "") return { fault: "empty" };
	const format = asked === "auto" ? (formatOf(text) ?? formatOfName(file_name)) : asked;
	if (format === undefined) return { fault: "unknown_format" };
	const items = itemsOf(text, format);
	return "fault" in items ? items : { format, items: items.items };
}

/** UTF-8, or UTF-16 if the file starts with its byte order mark. */
function decode(bytes: Uint8Array): string | undefined {
	const [first, second] = bytes;
	const name =
		first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
	try {
		return new TextDecoder(name, { fatal: true }).decode(bytes).replaceAll("\u0000", "");
	} catch {
		return undefined;
	}
}

/** The format that a text appears to have. */
function formatOf(text: string): ImportFormat | undefined {
	const start = text.trimStart();
	if (start.startsWith("<"))
		return /<(?:\w+:)?quiz[\s/>]/.test(start)
			? "moodle"
			: /<(?:\w+:)?(?:qti-)?assessment-?item[\s/>]/i.test(start)
				? "qti"
				: undefined;
	if (/^[[{]/.test(start) && start.slice(0, 2000).includes('"'))
		return start.slice(0, 500).includes(OWN_FORMAT) ? "json" : "problems";
	const [header = ""] = start.split("\n");
	if (/\bquestion_type\b/.test(header) && /\bprompt\b/.test(header)) return "csv";
	return /[{}]/.test(text) ? "gift" : undefined;
}

/** The assumed format of a text without recognizable syntax. */
function formatOfName(file_name: string): ImportFormat | undefined {
	return /\.gift$/i.test(file_name) ? "gift" : undefined;
}

function itemsOf(text: string, format: ImportFormat): { items: ReadItem[] } | { fault: FileFault } {
	switch (format) {
		case "json":
			return hasRepeatedKeys(text) ? { fault: "repeated_keys" } : orOther(readOwn(text)?.map(ownItem));
		case "problems":
			return orOther(readProblemSet(text));
		case "csv":
			return orOther(readTable(text));
		case "gift":
			return { items: readGift(text, mostItems + 1) };
		case "moodle": {
			const xml = readXml(text);
			if ("fault" in xml) return xml;
			return xml.root.name === "quiz" ? { items: readMoodle(xml.root) } : { fault: "not_this_format" };
		}
		case "qti": {
			const xml = readXml(text);
			return "fault" in xml ? xml : { items: [readQti(xml.root, { readInteraction })] };
		}
	}
}

/** With two values under one name it is unclear which was meant. */
function hasRepeatedKeys(text: string): boolean {
	try {
		JSON.parse(text);
	} catch {
		return false;
	}
	return repeatedKey(text) !== undefined;
}

function orOther(items: ReadItem[] | null | undefined): { items: ReadItem[] } | { fault: FileFault } {
	return items === null || items === undefined ? { fault: "not_this_format" } : { items };
}

/** An item in our own format must be a whole question; the note names the first invalid field. */
function ownItem({ name, filing, question }: OwnItem): ReadItem {
	const parsed = z.safeParse(authoredQuestion, question, { error: sayIssue });
	if (parsed.success) return { name, filing, question: parsed.data, notes: [] };
	const [issue] = parsed.error.issues;
	// An item that is not an object has no field to name.
	const place =
		issue === undefined || issue.path.length === 0 ? "" : `${issue.path.join(".")}: ${issue.message}`;
	return refusedItem(name, [noteOf("unreadable", place)], filing);
}
