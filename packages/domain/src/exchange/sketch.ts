import type { AnswerType, Question, SimplestRule } from "../question/question.ts";
import type { ExchangeNote } from "./exchange-note.ts";
import { shortened } from "./texts/shortened.ts";

/** What a file of another kind says of one question, before it is made one of ours. All texts are our Markdown. */
export interface Sketch {
	/** What the file calls it. */
	name: string;
	prompt: string;
	cta?: string;
	hints: string[];
	explanation: string;
	body: SketchBody;
	filing: Filing;
	notes: ExchangeNote[];
}

export type SketchBody =
	| { kind: "choice"; options: SketchOption[]; takes_several: boolean; answer_count?: number }
	/** One box makes a FILL_ONE, more a FILL_MULTIPLE; `[[id]]` in the prompt is the place of each, or of none. */
	| { kind: "boxes"; boxes: SketchBox[]; is_any_order?: boolean; initial_count?: number }
	| { kind: "pairs"; pairs: { left: string; right: string }[]; more_rights: string[] }
	/** Places in a text to fill by choosing; the prompt names them `**(1)**`, `**(2)**` … */
	| { kind: "gaps"; gaps: SketchGap[] }
	| { kind: "written"; sample_answer: string; rubric: string[]; number?: SketchBox };

export interface SketchOption {
	label: string;
	is_right: boolean;
	/** What is said to who chose it. */
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
	/** None: the gap is typed in. */
	choices: string[];
}

/** Where the file itself says a question belongs; whatever it does not say is chosen for the whole import. */
export interface Filing {
	/** What the question's part was in the program it comes from; goes with the question. */
	roles?: string[];
	skill_id?: string;
	difficulty?: number;
	tags: string[];
}

/** One item of a file: a question of ours, or why it cannot be one. */
export type ReadItem =
	| {
			name: string;
			question: Question;
			filing: Filing;
			notes: ExchangeNote[];
			/** What the file carries itself, to be looked at, stored and shown with the question. */
			pictures?: CarriedPicture[];
	  }
	| { name: string; question: null; filing: Filing; notes: ExchangeNote[] };

/** A picture within a file. */
export interface CarriedPicture {
	/** What the file calls it. */
	name: string;
	/** What it shows, in words. */
	alt: string;
	/** Its bytes, as the file has them. */
	base64: string;
	/** What stands for it in a text of the question; without one it shows under the question. */
	mark?: string;
}

/** An item that cannot come in. */
export function refusedItem(name: string, notes: ExchangeNote[], filing: Filing = { tags: [] }): ReadItem {
	return { name: nameOf(name), question: null, filing, notes };
}

/** The name of an item as the report shows it: one line that is not endless. */
export function nameOf(text: string): string {
	return shortened(text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim(), 120);
}
