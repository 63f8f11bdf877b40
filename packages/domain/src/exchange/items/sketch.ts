import type { Interaction } from "../../interactions/interaction.ts";
import type { AnswerType, Question, SimplestRule } from "../../question/question.ts";
import type { ExchangeNote } from "../exchange-note.ts";
import { shortened } from "../texts/shortened.ts";

/**
 * What a file in another format says about one question, before it becomes one of ours. All texts are our
 * Markdown.
 */
export interface Sketch {
	/** Its name in the file. */
	name: string;
	prompt: string;
	cta?: string;
	hints: string[];
	explanation: string;
	body: SketchBody;
	/** How the answer is made, if it fits the question. */
	interaction?: Interaction;
	filing: Filing;
	notes: ExchangeNote[];
}

export type SketchBody =
	| { kind: "choice"; options: SketchOption[]; takes_several: boolean; answer_count?: number }
	/** One box makes a FILL_ONE, more a FILL_MULTIPLE; `[[id]]` in the prompt places each, or none. */
	| { kind: "boxes"; boxes: SketchBox[]; is_any_order?: boolean; initial_count?: number }
	| { kind: "pairs"; pairs: { left: string; right: string }[]; more_rights: string[] }
	/** Places in a text to fill by choosing; the prompt names them `**(1)**`, `**(2)**` … */
	| { kind: "gaps"; gaps: SketchGap[] }
	/** Cards, plain text, each with the bin it belongs in. */
	| { kind: "bins"; bins: string[]; cards: { label: string; bin: string }[] }
	| { kind: "written"; sample_answer: string; rubric: string[]; number?: SketchBox };

export interface SketchOption {
	label: string;
	is_right: boolean;
	/** Feedback to students who chose it. */
	feedback?: string;
}

export interface SketchBox {
	id: string;
	/** Plain text. */
	answers: string[];
	/** Read from the answers when absent. */
	answer_type?: AnswerType;
	answer_prefix?: string;
	answer_suffix?: string;
	tolerance?: string;
	simplest?: SimplestRule;
	is_case_sensitive?: boolean;
	pi?: "multiple" | "approximate";
	mistakes: { answer: string; feedback: string }[];
}

export interface SketchGap {
	answers: string[];
	/** None: the student types in the gap. */
	choices: string[];
}

/** Where the file says a question belongs; anything else is chosen for the whole import. */
export interface Filing {
	/** The roles of the question's parts in the program it comes from; kept with the question. */
	roles?: string[];
	skill_id?: string;
	difficulty?: number;
	tags: string[];
}

/** One item of a file: one of our questions, or why it cannot be one. */
export type ReadItem =
	| {
			name: string;
			question: Question;
			filing: Filing;
			notes: ExchangeNote[];
			/** Pictures in the file, to be checked, stored and shown with the question. */
			pictures?: CarriedPicture[];
	  }
	| { name: string; question: null; filing: Filing; notes: ExchangeNote[] };

/** A picture within a file. */
export interface CarriedPicture {
	/** Its name in the file. */
	name: string;
	/** Its alt text. */
	alt: string;
	/** Its bytes, as the file has them. */
	base64: string;
	/** Its marker in a text of the question; without one it is shown below the question. */
	mark?: string;
}

/** An item that cannot be imported. */
export function refusedItem(name: string, notes: ExchangeNote[], filing: Filing = { tags: [] }): ReadItem {
	return { name: nameOf(name), question: null, filing, notes };
}

/** The name of an item as the report shows it: one line of limited length. */
export function nameOf(text: string): string {
	return shortened(text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim(), 120);
}
