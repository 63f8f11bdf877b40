import type {
	CandidateFailure,
	CandidateState,
	GeneratedType,
	GenerationStage,
	StageReason,
} from "@learnin/contract/schemas/generation.schema";
import { formatAmount, formatMillionths, formatMoney } from "@learnin/domain/pricing/money";
import { percentWords } from "@learnin/domain/reports/percent-words";
import { count } from "../../platform/count-words.ts";
import { typeWords } from "../question-common/index.ts";
import type { Job, Stage } from "./question-generation.api.ts";

/** What a model may write; of labels it can only write cards to sort. */
export const generatedTypeWords: Record<GeneratedType, string> = {
	...typeWords,
	LABELED_INPUT: "Cards to sort",
};

/** The name of each check, in order. */
export const stageNames: Record<GenerationStage, string> = {
	schema: "Form",
	interaction: "How students answer",
	checks: "Checks of the editor",
	expression: "Answer worked out",
	second_solution: "Second solution",
	distractors: "Wrong options",
	duplicates: "New in the bank",
	level: "Level and language",
};

const reasonWords: Record<StageReason, string> = {
	not_the_asked_form: "It isn’t in the required format.",
	no_interaction: "Students type or choose this answer.",
	interaction_of_other_type: "This question can’t be answered that way.",
	line_without_marks: "The ends or steps of the number line don’t work.",
	answer_off_line: "The number line has no mark at the right answer.",
	line_writes_other_form: "The number line writes the right answer in a form that doesn’t count.",
	answer_unlike_type: "The answer type doesn’t fit this answer.",
	line_too_full: "The number line shows more numbers than fit on a phone.",
	line_tells_answer: "The number line already shows the number that the question asks for.",
	mistake_out_of_reach: "It explains a wrong answer that students can’t make.",
	card_count: "There are too few or too many cards.",
	card_without_place: "There are more cards than places.",
	card_too_long: "A card, place or bin has a name too long for a phone.",
	card_with_formula: "A card has a formula, but cards to sort only show plain text.",
	cards_alike: "Two cards, places or bins say the same thing.",
	cards_out_of_order: "The cards of the answer aren’t in order.",
	order_is_told: "The order of the cards is given away.",
	bin_count: "There must be two to four bins.",
	bin_stays_empty: "No card belongs in one of the bins.",
	card_without_bin: "A card doesn’t belong in any bin.",
	card_names_bin: "A card names its own bin.",
	has_faults: "It has errors a question can’t have.",
	no_expression_needed: "This answer isn’t a number, so there’s nothing to work out.",
	expression_missing: "It doesn’t say how to get the answer.",
	expression_unreadable: "We can’t read how to get the answer.",
	expression_is_not_the_key: "When we worked it out, we got a different answer.",
	exact_program_agrees: "An exact program found the same answer.",
	exact_program_differs: "An exact program found a different answer.",
	calculation_agrees: "A second calculation gave the same answer.",
	calculation_differs: "A second calculation gave a different answer.",
	models_agree: "Solving it without seeing the answer, the models got the same one.",
	models_differ: "Solving it without seeing the answer, the models got a different one.",
	said_unanswerable: "Solving it without seeing the answer, a model found that it can’t be answered.",
	no_second_solution: "No second solution was found.",
	read_by_a_person: "A person judges written answers.",
	no_options: "There are no options to choose from.",
	distractor_equals_answer: "One of the wrong options is also correct.",
	expression_fits_two_options: "Two options match the result.",
	same_in_bank: "The bank already has this question.",
	same_in_batch: "Another one of these asks the same thing.",
	nearly_the_same: "Another one is nearly the same, with different numbers.",
	number_too_large: "A number is too large for this grade.",
	negative_too_early: "Negative numbers come later than this grade.",
	decimal_too_early: "Decimal numbers come later than this grade.",
	fraction_too_early: "Fractions come later than this grade.",
	text_too_long: "The text is too long for this grade.",
	sentence_too_long: "A sentence is too long for this grade.",
	words_too_hard: "Words are too hard for this grade.",
	not_for_children: "It contains something that isn’t for children.",
	holds_link_or_code: "It contains a link or code.",
	holds_personal_data: "It contains something that looks like someone’s address or number.",
	earlier_check_failed: "Not made because an earlier one failed.",
};

const plainOutcomes: Record<Stage["outcome"], string> = {
	passed: "Passed.",
	failed: "Not passed.",
	not_applicable: "Not needed here.",
	not_run: "Not made.",
};

/** The result of a check, as a sentence. */
export function foundText({ outcome, reason }: Pick<Stage, "outcome" | "reason">): string {
	return reason === null ? plainOutcomes[outcome] : reasonWords[reason];
}

/** Beside the name, for screen readers. */
export const outcomeWords: Record<Stage["outcome"], string> = {
	passed: /* text */ "passed",
	failed: /* text */ "failed",
	not_applicable: "not needed",
	not_run: "not made",
};

const failureWords: Record<CandidateFailure, string> = {
	refused: "The model wouldn’t write this. Reword it, or ask another model.",
	truncated: "The model’s answer was cut off.",
	not_json: "The model didn’t answer in the requested format.",
	timeout: "The model took too long.",
	rate_limited: "The model is busy. Try again in a few minutes.",
	unavailable: "The model couldn’t be reached.",
	call_limit_reached: "Today’s limit of model requests is used up.",
	cost_limit_reached: "Today’s budget for models is used up.",
	gave_up: "It failed several times, so we stopped.",
};

export function failureText(failure: CandidateFailure | null): string {
	return failure === null ? "The model gave nothing that could be checked." : failureWords[failure];
}

export const candidateWords: Record<CandidateState, string> = {
	waiting: "Waiting",
	working: "Being made",
	ready: "Ready",
	caught: "Caught",
	failed: "Failed",
	cancelled: "Canceled",
};

export const candidateTones = {
	waiting: undefined,
	working: "sky",
	ready: "mint",
	caught: "coral",
	failed: "coral",
	cancelled: undefined,
} as const;

export const jobWords: Record<Job["state"], string> = {
	running: "Running",
	done: "Done",
	cancelled: "Canceled",
};

export const jobTones = { running: "sky", done: "mint", cancelled: undefined } as const;

/** The number in a state; empty for none. */
export function countOf({ counts }: Pick<Job, "counts">, state: CandidateState): number {
	return counts[state] ?? 0;
}

/** "7 of 10 questions done: 5 ready, 2 caught by a check." */
export function progressText(job: Pick<Job, "counts" | "state">): string {
	const all = totalOf(job);
	const open = countOf(job, "waiting") + countOf(job, "working") + countOf(job, "cancelled");
	const results = resultsText(job);
	const done = `${all - open} of ${count(all, "question")} done`;
	return results === "" ? `${done}.` : `${done}: ${results}.`;
}

/** "5 ready, 2 caught by a check, 1 failed". */
function resultsText(job: Pick<Job, "counts">): string {
	return resultsOf(job)
		.map(({ text }) => text)
		.join(", ");
}

/** The parts of `resultsText`, by state; empty states are skipped. */
export function resultsOf(job: Pick<Job, "counts">) {
	const ready = countOf(job, "ready");
	const caught = countOf(job, "caught");
	const failed = countOf(job, "failed");
	return [
		{ state: "ready" as const, number: ready, text: `${ready} ready` },
		{ state: "caught" as const, number: caught, text: `${caught} caught by a check` },
		{ state: "failed" as const, number: failed, text: `${failed} failed` },
	].filter(({ number }) => number > 0);
}

export function totalOf({ counts }: Pick<Job, "counts">): number {
	return Object.values(counts).reduce((sum, each) => sum + each, 0);
}

/** Millionths of a dollar for people: most calls cost far less than a cent. */
export function costText(millionths: number | null): string {
	return millionths === null ? "Price not known" : formatMillionths(millionths);
}

/** The part of a day's limit that was spent, in whole cents, rounded up. */
export function spentText(millionths: number): string {
	return formatMoney(Math.ceil(millionths / 10_000), "USD");
}

export function dollarText(amount: number): string {
	return formatAmount(amount, "USD");
}

/** "0.4 s", "12 s", "1 min 4 s": tenths matter for short times. */
export function waitText(ms: number | null): string {
	if (ms === null) return "–";
	const seconds = ms / 1000;
	if (seconds < 10) return `${seconds.toFixed(1)} s`;
	const whole = Math.round(seconds);
	return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** "87%": the relevance of two texts. */
export function shareText(share: number): string {
	return percentWords(Math.round(share * 100));
}
