import { isEqual, type Rational } from "../../arithmetic/rational.ts";
import { MAX_CARDS } from "../../interactions/order/order.ts";
import type { MatchQuestion } from "../../question/question.ts";
import { numbersIn, toPlainText } from "../../question/text/plain-text.ts";
import { FEWEST_CARDS, twinAmong } from "./card-texts.ts";
import { failed, type Finding, passed } from "./generated-finding.ts";
import { valueOfLabel } from "./label-value.ts";

/** What a card and the name of its place may have beside others on a phone, in letters. */
const LONGEST_CARD = 20;
const LONGEST_PLACE = 12;

/** The first place of a row that rises. */
const RISES = /^(?:least|smallest|lowest|shortest|lightest|fewest|coldest)\b/i;
const FALLS = /^(?:greatest|largest|biggest|highest|longest|tallest|heaviest|most|warmest|hottest)\b/i;

/** Whether cards have one order, the right one, that neither their start nor the texts give away. */
export function checkGeneratedOrder(question: MatchQuestion): Finding {
	const { left_options, right_options } = question;
	const places = left_options.map(({ label }) => toPlainText(label));
	const lying = right_options.map(({ label }) => toPlainText(label));
	const cards = cardsInOrder(question);
	if (places.length < FEWEST_CARDS || places.length > MAX_CARDS)
		return failed("card_count", `${places.length}`);
	if (lying.length > places.length) return failed("card_without_place", lying.at(-1));
	const long =
		cards.find(({ length }) => length > LONGEST_CARD) ?? places.find(({ length }) => length > LONGEST_PLACE);
	if (long !== undefined) return failed("card_too_long", long);
	const twin = twinAmong(cards) ?? equalValue(cards) ?? twinAmong(places);
	if (twin !== undefined) return failed("cards_alike", twin);
	if (!isInOrder(question, places[0] ?? "", cards)) return failed("cards_out_of_order", cards.join(", "));
	if (lying.every((card, at) => card === cards[at])) return failed("order_is_told", lying.join(", "));
	const telling = [question.prompt, question.cta ?? "", ...question.hints].find((text) => lists(text, cards));
	return telling === undefined ? passed : failed("order_is_told", toPlainText(telling));
}

/** The cards from the first place to the last, as plain text. */
function cardsInOrder({ left_options, right_options, key }: MatchQuestion): string[] {
	return left_options.map(({ id }) => {
		const card = right_options.find((option) => option.id === key.answer_dict[id]);
		return toPlainText(card?.label ?? "");
	});
}

/** Their values, if all are numbers of the same unit; otherwise there is nothing to compare. */
function valuesOf(cards: readonly string[]): Rational[] | null {
	const values = cards.map(valueOfLabel);
	const units = new Set(cards.map((card) => card.replaceAll(/[\d\s.,/−-]/g, "")));
	return units.size > 1 || values.includes(null) ? null : values.filter((value) => value !== null);
}

function equalValue(cards: readonly string[]): string | undefined {
	const values = valuesOf(cards) ?? [];
	return cards.find((_, at) => values.slice(0, at).some((value) => isEqual(value, values[at] ?? value)));
}

/** Numbers rise or fall from place to place, or get farther from zero where the question is about that. */
function isInOrder({ prompt }: MatchQuestion, first: string, cards: readonly string[]): boolean {
	const values = valuesOf(cards);
	if (values === null) return true;
	const isOfDistance = /absolute|distance|zero|far|close|near/i.test(`${prompt} ${first}`);
	if (isOfDistance && (rises(values.map(sizeOf)) || rises(values.map(sizeOf).toReversed()))) return true;
	if (RISES.test(first)) return rises(values);
	if (FALLS.test(first)) return rises(values.toReversed());
	return rises(values) || rises(values.toReversed());
}

function sizeOf({ numerator, denominator }: Rational): Rational {
	return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}

function rises(values: readonly Rational[]): boolean {
	return values.every((value, at) => {
		const before = values[at - 1];
		return (
			before === undefined || before.numerator * value.denominator < value.numerator * before.denominator
		);
	});
}

/** Whether a text names the numbers of all cards, in their order. */
function lists(text: string, cards: readonly string[]): boolean {
	const wanted = cards.flatMap((card) => [...numbersIn(card)]);
	const named = [...numbersIn(text)].filter((number) => wanted.includes(number));
	return (
		wanted.length >= cards.length &&
		named.length === new Set(wanted).size &&
		[...new Set(wanted)].every((number, at) => number === named[at])
	);
}
