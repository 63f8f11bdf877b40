import { shortened } from "./texts/shortened.ts";

/** What happened to one question on import. */
export type NoteCode = keyof typeof SEVERITY;

/**
 * `note`: corrected or added, nothing to do. `flag`: a person should look before students get it. `refusal`:
 * it cannot be imported.
 */
export type NoteSeverity = "note" | "flag" | "refusal";

const SEVERITY = {
	"general-hints": "note",
	"general-explanation": "note",
	"hints-cut": "note",
	"hint-gave-answer": "note",
	"feedback-left-out": "note",
	"weights-left-out": "note",
	"marks-taken-off": "note",
	"interaction-left-out": "note",
	"near-in-file": "note",
	"like-in-bank": "note",
	"equation-disagrees": "flag",
	"step-wrong": "flag",
	"letter-disagrees": "flag",
	"equal-options": "flag",
	"partial-credit": "flag",
	"several-right": "flag",
	"catch-all-left-out": "flag",
	"picture-left-out": "flag",
	"picture-without-words": "flag",
	"picture-no-place": "flag",
	"picture-unusable": "flag",
	"too-many-pictures": "flag",
	"general-rubric": "flag",
	"near-in-bank": "flag",
	"unknown-skill": "flag",
	"no-question-text": "refusal",
	"no-answer": "refusal",
	"no-right-answer": "refusal",
	"no-model-answer": "refusal",
	"not-supported": "refusal",
	unreadable: "refusal",
	"too-large": "refusal",
	"too-many-answers": "refusal",
	faulty: "refusal",
	"unknown-picture": "refusal",
	"in-bank": "refusal",
	"twice-in-file": "refusal",
} as const satisfies Record<string, NoteSeverity>;

/** Every code, for schemas and texts. */
export const noteCodes = Object.keys(SEVERITY) as [NoteCode, ...NoteCode[]];

export interface ExchangeNote {
	code: NoteCode;
	/** The name of an interaction, an option or a fault; empty if the code says it all. */
	detail: string;
}

/** How much a note matters. */
export function severityOf(code: NoteCode): NoteSeverity {
	return SEVERITY[code];
}

/** A note; its detail is cut to a length that a report can show. */
export function noteOf(code: NoteCode, detail = ""): ExchangeNote {
	return { code, detail: shortened(detail, 200) };
}

/** The outcome for a question with these notes. */
export function outcomeOf(notes: readonly ExchangeNote[]): "accepted" | "flagged" | "refused" | "present" {
	const codes = notes.map(({ code }) => code);
	const refusals = codes.filter((code) => severityOf(code) === "refusal");
	if (refusals.some((code) => code !== "in-bank" && code !== "twice-in-file")) return "refused";
	if (refusals.length > 0) return "present";
	return codes.some((code) => severityOf(code) === "flag") ? "flagged" : "accepted";
}
