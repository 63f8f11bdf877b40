import { binsOf, MAX_BINS, MAX_CARDS } from "../../interactions/sort/sort.ts";
import type { LabeledInputQuestion } from "../../question/question.ts";
import { FEWEST_CARDS, twinAmong } from "./card-texts.ts";
import { failed, type Finding, passed } from "./generated-finding.ts";

/** What a card and the name of a bin may have on a phone, in letters. */
const LONGEST_CARD = 14;
const LONGEST_BIN = 20;

/** Cards and bins show plain text. */
const FORMULA = /[$\\]/;

/** Whether every card has one bin, every bin has a card, and no card names its own. */
export function checkGeneratedSort(question: LabeledInputQuestion): Finding {
	const { labels } = question;
	const bins = binsOf(labels) ?? [];
	if (bins.length < 2 || bins.length > MAX_BINS) return failed("bin_count", `${bins.length}`);
	if (labels.length < FEWEST_CARDS || labels.length > MAX_CARDS)
		return failed("card_count", `${labels.length}`);
	return checkTexts(question, bins) ?? checkBins(question, bins) ?? checkMistakes(question, bins) ?? passed;
}

function checkTexts({ labels }: LabeledInputQuestion, bins: readonly string[]): Finding | undefined {
	const cards = labels.map(({ label }) => label);
	const formula = [...cards, ...bins].find((text) => FORMULA.test(text));
	if (formula !== undefined) return failed("card_with_formula", formula);
	const long =
		cards.find(({ length }) => length > LONGEST_CARD) ?? bins.find(({ length }) => length > LONGEST_BIN);
	if (long !== undefined) return failed("card_too_long", long);
	const twin = twinAmong(cards) ?? twinAmong(bins);
	return twin === undefined ? undefined : failed("cards_alike", twin);
}

function checkBins({ labels }: LabeledInputQuestion, bins: readonly string[]): Finding | undefined {
	const binOf = new Map(labels.map(({ label, key }) => [label, key?.answers[0] ?? ""]));
	const lost = labels.find(({ label }) => !bins.includes(binOf.get(label) ?? ""));
	if (lost !== undefined) return failed("card_without_bin", lost.label);
	const empty = bins.find((bin) => ![...binOf.values()].includes(bin));
	if (empty !== undefined) return failed("bin_stays_empty", empty);
	const telling = labels.find(({ label }) => names(label, binOf.get(label) ?? ""));
	return telling === undefined ? undefined : failed("card_names_bin", telling.label);
}

/** Whether the name of a bin is among the words of a card. */
function names(card: string, bin: string): boolean {
	return ` ${wordsOf(card)} `.includes(` ${wordsOf(bin)} `);
}

function wordsOf(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/[^\p{L}\d/.%-]+/gu, " ")
		.trim();
}

function checkMistakes(
	{ labels, known_mistakes }: LabeledInputQuestion,
	bins: readonly string[],
): Finding | undefined {
	const lost = known_mistakes.find(({ part, answer }) => {
		const right = labels.find(({ id }) => id === part)?.key?.answers[0];
		return !bins.includes(answer) || answer === right;
	});
	return lost === undefined ? undefined : failed("mistake_out_of_reach", lost.answer);
}
