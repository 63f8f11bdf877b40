import type { ExportFormat } from "@learnin/contract/routes/bank/question-exchange.contract";
import { differingFields } from "@learnin/domain/exchange/items/compare-questions";
import { csvColumns, writeCsvRow } from "@learnin/domain/exchange/csv/csv-rows";
import { tagsOf } from "@learnin/domain/exchange/items/filing-tags";
import { readGift } from "@learnin/domain/exchange/gift/read-gift";
import { writeGift } from "@learnin/domain/exchange/gift/write-gift";
import { readMoodle } from "@learnin/domain/exchange/moodle/read-moodle";
import { writeMoodle } from "@learnin/domain/exchange/moodle/write-moodle";
import { writeOwn } from "@learnin/domain/exchange/own-format";
import { readQti } from "@learnin/domain/exchange/qti/read-qti";
import { writeQti } from "@learnin/domain/exchange/qti/write-qti";
import type { ReadItem } from "@learnin/domain/exchange/items/sketch";
import type { WrittenItem } from "@learnin/domain/exchange/items/written-item";
import { recordOf } from "@learnin/domain/question-types/question-types";
import type { Question } from "@learnin/domain/question/question";
import { stringify } from "csv-stringify/sync";
import { safeCell } from "./csv-cells.ts";
import { readInteraction } from "./read-interaction.ts";
import { readTable } from "./csv-table.ts";
import { moodleHtml, qtiHtml } from "./markdown-html.ts";
import { readXml } from "./xml-tree.ts";

/** A question of the bank to export. */
export interface BankItem extends WrittenItem {
	question_id: string;
}

/**
 * A question in a format: its text and the fields that do not survive a round trip; null if the format cannot
 * express it.
 */
export type WrittenText = { text: string; lost: string[] } | null;

/**
 * Writes one question and reads it back: the differences are what the format cannot express. So the report is
 * never wrong about a file, whatever the writers and readers do.
 */
export function writeItem(format: ExportFormat, item: BankItem): WrittenText {
	const text = textOf(format, item);
	if (text === null) return null;
	if (format === "json") return { text, lost: [] };
	// Choices that are images would be empty.
	if (
		recordOf(item.question)
			.placedOptions(item.question)
			.some(([, { figure, image }]) => figure !== undefined || image !== undefined)
	)
		return null;
	const back = readBack(format, text, item);
	// A key that the format does not know cannot come back as a question, although everything else can.
	if (back === null)
		return item.question.question_type === "VERIFY_WITH_LLM" ? { text, lost: ["key"] } : null;
	if (back.question_type !== item.question.question_type) return null;
	return { text, lost: differingFields(item.question, back) };
}

function textOf(format: ExportFormat, item: BankItem): string | null {
	const identifier = `item-${item.question_id}`;
	switch (format) {
		case "json":
			return writeOwn(item);
		case "csv": {
			const row = writeCsvRow(item);
			return row === null ? null : csvLine(csvColumns.map((name) => safeCell(row[name] ?? "")));
		}
		case "gift":
			return writeGift(item);
		case "moodle":
			return writeMoodle(item, moodleHtml);
		case "qti2":
			return writeQti(item, { identifier, version: 2, toHtml: qtiHtml });
		case "qti3":
			return writeQti(item, { identifier, version: 3, toHtml: qtiHtml });
	}
}

/** One line of a table, as in RFC 4180. */
export function csvLine(cells: readonly string[]): string {
	return stringify([cells], { record_delimiter: "windows" });
}

function readBack(format: ExportFormat, text: string, item: BankItem): Question | null {
	return itemOf(format, text, item)?.question ?? null;
}

function itemOf(format: ExportFormat, text: string, { filing, question }: BankItem): ReadItem | undefined {
	if (format === "gift") return readGift(text)[0];
	if (format === "csv") return readTable(`${csvColumns.join(",")}\r\n${text}`)?.[0];
	const xml = readXml(format === "moodle" ? `<quiz>${text}</quiz>` : text);
	if ("fault" in xml) return undefined;
	return format === "moodle"
		? readMoodle(xml.root)[0]
		: readQti(xml.root, { tags: tagsOf(filing, question), readInteraction });
}
