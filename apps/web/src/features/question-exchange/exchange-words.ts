import type {
	ExportFormat,
	FileFault,
	ImportFormat,
	ImportOutcome,
} from "@learnin/contract/routes/bank/question-exchange.contract";
import type { NoteCode } from "@learnin/domain/exchange/exchange-note";

export const importFormatWords: Record<ImportFormat, string> = {
	json: "Learnin JSON",
	problems: "Word problems (JSON lines)",
	csv: "CSV table",
	gift: "GIFT",
	moodle: "Moodle XML",
	qti: "QTI 2 or 3",
};

export const exportFormatWords: Record<ExportFormat, { name: string; says: string }> = {
	json: { name: "Learnin JSON", says: "Everything, to import into another Learnin." },
	csv: { name: "CSV table", says: "For spreadsheets. No pictures." },
	gift: { name: "GIFT", says: "Short text for Moodle and others. No hints, one answer per question." },
	moodle: { name: "Moodle XML", says: "For Moodle, with hints. No pictures." },
	qti2: { name: "QTI 2.1", says: "A package for most learning platforms. No pictures." },
	qti3: { name: "QTI 3.0", says: "A package for newer learning platforms. No pictures." },
};

export const outcomeWords: Record<ImportOutcome, string> = {
	accepted: "Ready",
	flagged: "To check",
	refused: "Refused",
	present: "Already there",
};

export const outcomeTones: Record<ImportOutcome, "mint" | "gold" | "coral" | "sky"> = {
	accepted: "mint",
	flagged: "gold",
	refused: "coral",
	present: "sky",
};

export const fileFaultWords: Record<FileFault, string> = {
	empty: "The file is empty.",
	not_text: "This isn’t a text file in UTF-8.",
	unknown_format: "We can’t read this type of file.",
	not_this_format: "The file isn’t of the type you chose.",
	broken_xml: "The XML is broken: a tag isn’t closed, or closed twice.",
	xml_with_doctype: "The XML declares a document type. For safety, we don’t read such files.",
	too_deep: "The XML is nested deeper than any file of questions.",
	broken_zip: "The package is broken.",
	unsafe_zip: "The package has a path that leads outside it, so we didn’t open it.",
	zip_too_large: "The package is too large to unpack.",
	too_much_work: "This file takes too long to read. Please split it into parts.",
	repeated_keys: "A field appears twice in this file, so we can’t tell which one is meant.",
	too_many_items: "There are more than 10,000 items. Please split the file into parts.",
	nothing_in_it: "There’s no question in it.",
	stopped: "Something went wrong on our side, so the work on this file stopped.",
};

/** A note about an item; its detail follows. */
export const noteWords: Record<NoteCode, string> = {
	"general-hints": "No hints in the file: general ones were added",
	"general-explanation": "No explanation in the file: the answer is shown instead",
	"hints-cut": "More than four hints: the first four are kept",
	"hint-gave-answer": "A hint gave the answer away and was left out",
	"feedback-left-out": "Feedback on an answer was left out: it praises, or gives the answer away",
	"weights-left-out": "Points taken off for wrong choices were left out",
	"marks-taken-off": "Calculator marks were removed",
	"interaction-left-out": "That way of answering doesn’t exist here, so the answer is typed or chosen",
	"near-in-file": "Nearly the same as another one in this file",
	"equation-disagrees": "Its formula gives a different answer",
	"step-wrong": "A step of its solution is wrong",
	"letter-disagrees": "Its solution ends with a different letter",
	"equal-options": "Two options say the same thing; one was left out",
	"partial-credit": "Half-right answers count as wrong here",
	"several-right": "Several answers are right",
	"catch-all-left-out": "A pattern for any other answer was left out",
	"picture-left-out": "A picture was left out: it isn’t in the file",
	"picture-without-words": "A picture was left out: nothing says what it shows",
	"picture-no-place": "A picture was left out: questions have no place for one there",
	"picture-unusable": "A picture was left out: it’s broken, too large, or not a PNG, JPEG, GIF or WebP",
	"too-many-pictures": "A picture was left out: there are too many",
	"general-rubric": "No points to grade by: a general one was added",
	"like-in-bank": "The bank has one like it with other numbers",
	"near-in-bank": "The bank has nearly the same one",
	"unknown-skill": "Its skill isn’t known here",
	"no-question-text": "It asks nothing",
	"no-answer": "A text without a question to answer",
	"no-right-answer": "It has no right answer",
	"no-model-answer": "It doesn’t say what a good answer is",
	"not-supported": "We don’t have this type of question",
	unreadable: "It can’t be read",
	"too-large": "A part is too long",
	"too-many-answers": "It has more than 50 answers",
	faulty: "It has errors",
	"unknown-picture": "Its picture isn’t here",
	"in-bank": "Already in the bank",
	"twice-in-file": "The file has it twice; the first is",
};
