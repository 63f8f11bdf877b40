import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import type { ColumnsOff, Grade } from "@learnin/domain/grading/grade";
import type { RenderedQuestion } from "../../../platform/rich-text/rendered-question.ts";
import { wordsOfColumns } from "./words-of-columns.ts";

/** What is kept to tell again which option or columns a mistake is about; the page only gets the words. */
interface About {
	mistaken_option?: string | undefined;
	columns_off?: ColumnsOff | undefined;
}
type GivenFeedback = Feedback & About;
type KnownWords = Pick<RenderedQuestion, "known_mistakes"> & Partial<Pick<RenderedQuestion, "options">>;

/**
 * The verdict with the data that the page turns into text; `reviewer` is who reads what no program can grade.
 */
export function feedbackOf(
	rendered: RenderedQuestion,
	grade: Grade,
	reviewer: "model" | "person" = "model",
): GivenFeedback {
	switch (grade.verdict) {
		case "correct":
			return { verdict: "correct", comment: null };
		case "incorrect":
			return {
				verdict: "incorrect",
				known_mistake: wordsOf(rendered, grade.known_mistake_id, grade),
				not_simplest: grade.not_simplest,
				is_repeat: false,
				right_count: grade.right_parts?.ids.length ?? null,
				part_count: grade.right_parts?.total ?? null,
				right_parts: grade.right_parts?.ids ?? null,
				comment: null,
				...(grade.mistaken_option !== undefined && { mistaken_option: grade.mistaken_option }),
				...(grade.columns_off !== undefined && { columns_off: grade.columns_off }),
			};
		case "wrong_form":
			return { verdict: "wrong_form", wanted_form: grade.wanted_form, parts: grade.parts };
		case "unreadable":
			return { verdict: "unreadable", reason: grade.reason, parts: grade.parts };
		case "needs_review":
			return { verdict: "needs_review", reviewer };
	}
}

/** Stored feedback as it is shown. Feedback stored before answers had parts lacks some fields. */
export function presentFeedback(stored: unknown): Feedback {
	const feedback = stored as Feedback;
	switch (feedback.verdict) {
		case "correct":
			return { ...feedback, comment: feedback.comment ?? null };
		case "incorrect":
			return {
				...feedback,
				right_count: feedback.right_count ?? null,
				part_count: feedback.part_count ?? null,
				right_parts: feedback.right_parts ?? null,
				comment: feedback.comment ?? null,
			};
		case "wrong_form":
		case "unreadable":
			return { ...feedback, parts: feedback.parts ?? [] };
		case "needs_review":
			return feedback;
	}
}

/** What is kept of a verdict: its kind, words and repetition are in columns, or follow from them. */
interface StoredVerdict {
	/** Null for a skip. */
	verdict: string | null;
	feedback: unknown;
	is_repeat: boolean;
	known_mistake_id: string | null;
}

/** Feedback as it is stored beside its verdict: only what that does not say; null for nothing. */
export function storedFeedback(feedback: Feedback): string | null {
	const { verdict, ...rest } = feedback;
	const kept = Object.entries(rest).filter(([name, value]) => !isImplied(verdict, name, value));
	return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept));
}

function isImplied(verdict: Feedback["verdict"], name: string, value: unknown): boolean {
	if (verdict === "correct") return value === null;
	if (verdict !== "incorrect") return false;
	return name === "known_mistake" || name === "is_repeat" || value === null || value === false;
}

/** The whole feedback of a stored verdict, in the words of its question; null for a skip. */
export function readFeedback(
	{ verdict, feedback, is_repeat, known_mistake_id }: StoredVerdict,
	rendered: KnownWords,
): Feedback | null {
	if (verdict === null) return null;
	const kept = (feedback ?? {}) as Partial<GivenFeedback>;
	if (verdict !== "incorrect") return presentFeedback({ ...kept, verdict } as Feedback);
	const known_mistake = wordsOf(rendered, known_mistake_id, kept);
	const wrong = { known_mistake, not_simplest: false, is_repeat, ...kept, verdict };
	return presentFeedback(wrong as Feedback);
}

/** The sentence about a known mistake, in English as its question; with what it is about where that is told. */
function wordsOf(
	{ known_mistakes, options = [] }: KnownWords,
	known_mistake_id: string | null,
	{ mistaken_option, columns_off }: About,
): RenderedText | null {
	if (columns_off !== undefined) return wordsOfColumns(columns_off);
	const words = (known_mistake_id && known_mistakes[known_mistake_id]) || null;
	const label = options.find(({ id }) => id === mistaken_option)?.label;
	if (words === null || label === undefined || label.spoken === "") return words;
	if (isBlock(words) || isBlock(label)) return words;
	return {
		html: /* not a text */ `About “${withoutPeriod(label.html)}”: ${words.html}`,
		spoken: /* not a text */ `About “${withoutPeriod(label.spoken)}”: ${words.spoken}`,
	};
}

/** Paragraphs, tables and lists do not fit into a sentence. */
function isBlock({ html }: RenderedText): boolean {
	return /<(?:p|table|ul|ol)>/.test(html);
}

function withoutPeriod(text: string): string {
	return text.replace(/\.$/, "");
}
