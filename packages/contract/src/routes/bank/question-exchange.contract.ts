import { noteCodes } from "@learnin/domain/exchange/exchange-note";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, line, moment, multilineText } from "../../schemas/common.schema.ts";
import { bankFilter, questionType } from "./question-bank.contract.ts";

const params = z.object({ import_id: id });

/** The formats of a file; `problems` are sets of word problems, one JSON object per line. */
export const IMPORT_FORMATS = ["json", "problems", "csv", "gift", "moodle", "qti"] as const;
export const importFormat = z.enum(IMPORT_FORMATS);
export type ImportFormat = z.infer<typeof importFormat>;

export const EXPORT_FORMATS = ["json", "csv", "gift", "moodle", "qti2", "qti3"] as const;
export const exportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof exportFormat>;

/** `present`: the bank has it already, or the file has it twice. */
export const IMPORT_OUTCOMES = ["accepted", "flagged", "refused", "present"] as const;
export const importOutcome = z.enum(IMPORT_OUTCOMES);
export type ImportOutcome = z.infer<typeof importOutcome>;

/** Why a file as a whole cannot be read. */
export const fileFault = z.enum([
	"empty",
	"not_text",
	"unknown_format",
	"not_this_format",
	"broken_xml",
	"xml_with_doctype",
	"too_deep",
	"broken_zip",
	"unsafe_zip",
	"zip_too_large",
	"too_many_items",
	"too_much_work",
	"repeated_keys",
	"nothing_in_it",
	/** It failed repeatedly; it can be tried again. */
	"stopped",
]);
export type FileFault = z.infer<typeof fileFault>;

const counts = z.object({
	accepted: z.number(),
	flagged: z.number(),
	refused: z.number(),
	present: z.number(),
	/** How many of these are in the bank now. */
	stored: z.number(),
	/** Accepted and flagged ones that are not imported yet. */
	accepted_waiting: z.number(),
	flagged_waiting: z.number(),
});

const questionImport = z.object({
	id,
	file_name: z.string(),
	format: z.nullable(importFormat),
	state: z.enum(["reading", "ready", "storing", "done", "failed"]),
	fault: z.nullable(fileFault),
	/** Null until the file was opened. */
	item_count: z.nullable(z.number()),
	read_count: z.number(),
	counts,
	skill_id: z.string(),
	skill_name: z.string(),
	difficulty: z.number(),
	tags: z.array(z.string()),
	note: z.string(),
	created_by_name: z.nullable(z.string()),
	created_at: moment,
});
export type QuestionImport = z.infer<typeof questionImport>;

const tags = z.array(line("A tag", 40)).check(z.maxLength(6, "At most 6 tags."));

export const startImport = defineRoute({
	method: "POST",
	path: "/api/question-imports",
	who: "admin",
	kind: "upload",
	files: ["file"],
	summary:
		"Hands in a file of questions. It is read, and nothing comes into the bank before somebody says so.",
	body: z.strictObject({
		file_name: line("The file’s name", 200),
		format: z.enum(["auto", ...importFormat.options]),
		skill_id: z.string().check(z.maxLength(100)),
		difficulty: z.int().check(z.gte(1), z.lte(5)),
		tags,
		note: multilineText(500),
	}),
	response: z.object({ id }),
	errors: ["not_found"],
});

export const getImports = defineRoute({
	method: "GET",
	path: "/api/question-imports",
	who: "admin",
	summary: "Files that were handed in, newest first.",
	query: z.object({ cursor }),
	response: z.object({ imports: z.array(questionImport), next_cursor: z.nullable(z.string()) }),
	errors: ["not_found"],
});

export const getImport = defineRoute({
	method: "GET",
	path: "/api/question-imports/:import_id",
	who: "admin",
	summary: "One file with how far it is and what became of its items.",
	params,
	response: questionImport,
	errors: ["not_found"],
});

const note = z.object({ code: z.enum(noteCodes), detail: z.string() });

export const getImportItems = defineRoute({
	method: "GET",
	path: "/api/question-imports/:import_id/items",
	who: "admin",
	summary: "The items of a file in their order, with what was found about each.",
	params,
	query: z.object({
		outcome: z.optional(importOutcome),
		/** Items after this position. */
		after: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
	}),
	response: z.object({
		items: z.array(
			z.object({
				position: z.number(),
				name: z.string(),
				outcome: importOutcome,
				notes: z.array(note),
				question_type: z.nullable(z.string()),
				/** The prompt, as plain text. */
				prompt: z.string(),
				/** The right answer, as plain text. */
				answer: z.string(),
				skill_name: z.string(),
				difficulty: z.number(),
				like_question_id: z.nullable(id),
				question_id: z.nullable(id),
			}),
		),
		/** The start of the next page; null on the last. */
		next_after: z.nullable(z.number()),
	}),
	errors: ["not_found"],
});

export const storeImport = defineRoute({
	method: "POST",
	path: "/api/question-imports/:import_id/store",
	who: "admin",
	summary: "Brings what was accepted into the bank, to be reviewed; with the flagged ones if wished.",
	params,
	body: z.strictObject({ with_flagged: z.boolean() }),
	response: z.object({ state: z.literal("storing") }),
	errors: ["not_found", "import_busy"],
});

export const retryImport = defineRoute({
	method: "POST",
	path: "/api/question-imports/:import_id/retry",
	who: "admin",
	summary: "Goes on with a file on which the work stopped: reads the rest of it, or brings the rest in.",
	params,
	response: z.object({ state: z.enum(["reading", "storing"]) }),
	errors: ["not_found", "import_busy"],
});

export const forgetImport = defineRoute({
	method: "DELETE",
	path: "/api/question-imports/:import_id",
	who: "admin",
	summary: "Forgets a file and its report. Questions that came in stay in the bank.",
	params,
	response: z.object({}),
	errors: ["not_found", "import_busy"],
});

/** What to export: chosen questions, or those that a filter of the bank finds. */
const exported = {
	format: exportFormat,
	/** `published`: only what students get. */
	version: z.enum(["newest", "published"]),
	/** Comma-separated ids; without them the filter decides. */
	ids: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,99}$/))),
	...bankFilter,
};

export const checkExport = defineRoute({
	method: "GET",
	path: "/api/question-exports/report",
	who: "admin",
	summary: "What a file of these questions could not say, question by question, without making one.",
	query: z.object(exported),
	response: z.object({
		/** Matching questions, at most as many as one file holds. */
		found: z.number(),
		/** There are more than that. */
		is_cut: z.boolean(),
		/** How many the format represents completely, partially, and not at all. */
		whole: z.number(),
		in_part: z.number(),
		left_out: z.number(),
		/** Of those not represented completely, the first few hundred. */
		items: z.array(
			z.object({
				question_id: id,
				prompt: z.string(),
				question_type: questionType,
				is_left_out: z.boolean(),
				/** Fields of the question that change or get lost. */
				lost: z.array(z.string()),
			}),
		),
	}),
	errors: ["not_found"],
});

export const saveExport = defineRoute({
	method: "GET",
	path: "/api/question-exports/file",
	who: "admin",
	kind: "file",
	summary: "Questions of the bank as a file: JSON, CSV, GIFT, Moodle XML, or a QTI package.",
	query: z.object(exported),
	response: z.object({}),
	errors: ["not_found"],
});
