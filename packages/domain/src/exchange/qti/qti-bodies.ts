import { type PictureReading, treeWithPictures } from "../items/carried-pictures.ts";
import { noteOf } from "../exchange-note.ts";
import { isMoreThanZero, tidyDecimal } from "../decimals.ts";
import type { SketchBody, SketchBox } from "../items/sketch.ts";
import { plainToMarkdown } from "../texts/plain-to-markdown.ts";
import { descendantsOf, elementsOf, textOf, type XmlNode } from "../texts/xml-node.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import { keptPlaces, keptSimplest } from "./qti-interactions.ts";
import { type QtiResponse, rightValues } from "./qti-responses.ts";

export interface QtiReading extends PictureReading {
	item: XmlNode;
	body: XmlNode;
	interactions: XmlNode[];
	responses: Map<string, QtiResponse>;
}

/** How to answer the interactions of an item. `kind` is one that we support. */
export function bodyOf(reading: QtiReading, kind: string): SketchBody {
	const [first] = reading.interactions;
	switch (kind) {
		case "choiceInteraction":
			return choice(reading, first);
		case "matchInteraction":
			return match(reading, first);
		case "associateInteraction":
			return associate(reading, first);
		case "gapMatchInteraction":
			return gapMatch(reading, first);
		case "orderInteraction":
			return ordered(reading, first);
		case "sliderInteraction":
			return { kind: "boxes", boxes: first === undefined ? [] : [boxOf(reading, first, 0)] };
		case "extendedTextInteraction":
			return written(reading, first);
		default:
			return reading.interactions.some(({ name }) => name === "inlineChoiceInteraction")
				? { kind: "gaps", gaps: reading.interactions.map((each) => gapOf(reading, each)) }
				: { kind: "boxes", boxes: reading.interactions.map((each, at) => boxOf(reading, each, at)) };
	}
}

const NOTHING: QtiResponse = { base_type: "", correct: [], mapping: [] };

function responseOf({ responses }: QtiReading, interaction: XmlNode | undefined): QtiResponse {
	return responses.get(interaction?.attributes["responseIdentifier"] ?? "") ?? NOTHING;
}

/** The text of a choice, without its feedback. */
function wordsOf(reading: QtiReading, node: XmlNode): string {
	return treeWithPictures(node.children, reading, "in-text", ({ name }) =>
		name.startsWith("feedback") ? "" : undefined,
	);
}

function feedbackIn(reading: QtiReading, node: XmlNode): string {
	return descendantsOf(node)
		.filter(({ name }) => name.startsWith("feedback"))
		.map((feedback) => wordsOf(reading, { ...feedback, name: "div" }))
		.join(" ");
}

function choice(reading: QtiReading, interaction: XmlNode | undefined): SketchBody {
	const response = responseOf(reading, interaction);
	const right = new Set(response.correct.length > 0 ? response.correct : rightValues(response));
	for (const { key, value } of response.mapping)
		if (value > 0 && !right.has(key)) reading.notes.push(noteOf("partial-credit", key));
	const most = interaction?.attributes["maxChoices"] ?? "1";
	const options = interaction === undefined ? [] : elementsOf(interaction, "simpleChoice");
	return {
		kind: "choice",
		takes_several: most !== "1",
		options: options.map((option) => ({
			label: wordsOf(reading, option),
			is_right: right.has(option.attributes["identifier"] ?? ""),
			feedback: feedbackIn(reading, option),
		})),
	};
}

function boxOf(reading: QtiReading, interaction: XmlNode, at: number): SketchBox {
	const response = responseOf(reading, interaction);
	const simplest = keptSimplest(reading.body);
	const box = { id: `b${at + 1}`, mistakes: [], ...(simplest !== undefined && { simplest }) };
	const answers = rightValues(response);
	for (const { key, value } of response.mapping)
		if (value > 0 && !answers.includes(key)) reading.notes.push(noteOf("partial-credit", key));
	if (response.base_type === "integer" || response.base_type === "float") {
		const tolerance = tidyDecimal(response.tolerance ?? "") ?? "0";
		const is_exact = !isMoreThanZero(tolerance);
		const answer_type = response.base_type === "integer" && is_exact ? "INTEGER" : "FLOAT";
		const key = answers.slice(0, 1);
		return { ...box, answers: key, answer_type, ...(!is_exact && { tolerance }) };
	}
	return {
		...box,
		answers,
		...(response.mapping.some((entry) => entry.is_case_sensitive) && { is_case_sensitive: true }),
	};
}

function gapOf(reading: QtiReading, interaction: XmlNode) {
	if (interaction.name !== "inlineChoiceInteraction")
		return { answers: boxOf(reading, interaction, 0).answers, choices: [] };
	const right = responseOf(reading, interaction).correct[0];
	const choices = elementsOf(interaction, "inlineChoice");
	const plain = (node: XmlNode) => textOf(node).replaceAll(/\s+/g, " ").trim();
	// Pictures here are only noted: the choices are a list of words.
	for (const each of choices) treeWithPictures(each.children, reading, "nowhere");
	return {
		answers: choices.filter(({ attributes }) => attributes["identifier"] === right).map(plain),
		choices: choices.map(plain),
	};
}

type Named = readonly { id: string; label: string }[];

/** Pairs with the text of their choices. A right choice without a pair stays; a left one refuses the item. */
function paired(pairs: readonly string[], lefts: Named, rights: Named): SketchBody {
	const left_ids = new Set(lefts.map(({ id }) => id));
	const right_of = new Map(
		pairs.map((pair): [string, string] => {
			const [one = "", other = ""] = pair.split(" ");
			return left_ids.has(one) ? [one, other] : [other, one];
		}),
	);
	const labels = new Map(rights.map(({ id, label }) => [id, label]));
	const whole = lefts.map(({ id, label }) => ({ left: label, right: labels.get(right_of.get(id) ?? "") }));
	const used = new Set(right_of.values());
	return {
		kind: "pairs",
		// A choice without a partner has no right answer: all are left out, and the item is refused.
		pairs: whole.some(({ right }) => right === undefined)
			? []
			: whole.map(({ left, right = "" }) => ({ left, right })),
		more_rights: rights.filter(({ id }) => !used.has(id)).map(({ label }) => label),
	};
}

function namedOf(reading: QtiReading, nodes: readonly XmlNode[]): Named {
	return nodes.map((node) => ({ id: node.attributes["identifier"] ?? "", label: wordsOf(reading, node) }));
}

function match(reading: QtiReading, interaction: XmlNode | undefined): SketchBody {
	const [one, other] = interaction === undefined ? [] : elementsOf(interaction, "simpleMatchSet");
	const side = (set: XmlNode | undefined) =>
		namedOf(reading, set === undefined ? [] : elementsOf(set, "simpleAssociableChoice"));
	const pairs = responseOf(reading, interaction).correct;
	const [first, second] = [side(one), side(other)];
	const [isBins, isTurnedBins] = [takesAny(other, one), takesAny(one, other)];
	const sorted =
		binsOf(pairs, { cards: first, bins: second, isBins }) ??
		binsOf(pairs.map(turned), { cards: second, bins: first, isBins: isTurnedBins });
	if (sorted !== null) return sorted;
	// The smaller side is the left side.
	return first.length <= second.length
		? paired(pairs, first, second)
		: paired(pairs.map(turned), second, first);
}

/** Whether one side takes any number of the other, of which each is used once. */
function takesAny(bins: XmlNode | undefined, cards: XmlNode | undefined): boolean {
	const isAll = (set: XmlNode | undefined, most: string) => {
		const choices = set === undefined ? [] : elementsOf(set, "simpleAssociableChoice");
		return choices.length > 0 && choices.every(({ attributes }) => attributes["matchMax"] === most);
	};
	return isAll(bins, "0") && isAll(cards, "1");
}

interface Sides {
	cards: Named;
	bins: Named;
	/** Known from the limits of the sides. */
	isBins: boolean;
}

/** Cards of which each belongs in one bin, and some in the same; null for pairs of another kind. */
function binsOf(pairs: readonly string[], { cards, bins, isBins }: Sides): SketchBody | null {
	const found = pairs.map((pair) => pair.split(" "));
	const used = found.map(([, bin]) => bin);
	const isSorted =
		cards.length === pairs.length &&
		cards.every(({ id }) => found.filter(([card]) => card === id).length === 1);
	if (!isSorted || (!isBins && new Set(used).size === used.length)) return null;
	const nameOf = new Map(bins.map(({ id, label }) => [id, toPlainText(label)]));
	return {
		kind: "bins",
		bins: [...nameOf.values()],
		cards: cards.map(({ id, label }) => ({
			label: toPlainText(label),
			bin: nameOf.get(found.find(([card]) => card === id)?.[1] ?? "") ?? "",
		})),
	};
}

/** Names of places in a row. */
const PLACES = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"];

/** Each place with its card; cards that belong nowhere are more than there are places. */
function ordered(reading: QtiReading, interaction: XmlNode | undefined): SketchBody {
	const cards = namedOf(reading, interaction === undefined ? [] : elementsOf(interaction, "simpleChoice"));
	const right = responseOf(reading, interaction).correct;
	const names = keptPlaces(reading.body);
	const labels = new Map(cards.map(({ id, label }) => [id, label]));
	const pairs = right.flatMap((id, at) => {
		const card = labels.get(id);
		const place = names.length === right.length ? names[at] : PLACES[at];
		return card === undefined ? [] : [{ left: place ?? `${at + 1}th`, right: card }];
	});
	return {
		kind: "pairs",
		pairs: pairs.length === right.length ? pairs : [],
		more_rights: cards.filter(({ id }) => !right.includes(id)).map(({ label }) => label),
	};
}

function turned(pair: string): string {
	return pair.split(" ").toReversed().join(" ");
}

function associate(reading: QtiReading, interaction: XmlNode | undefined): SketchBody {
	const all = namedOf(
		reading,
		interaction === undefined ? [] : elementsOf(interaction, "simpleAssociableChoice"),
	);
	const pairs = responseOf(reading, interaction).correct;
	const lefts = new Set(pairs.map((pair) => pair.split(" ")[0]));
	return paired(
		pairs,
		all.filter(({ id }) => lefts.has(id)),
		all.filter(({ id }) => !lefts.has(id)),
	);
}

function gapMatch(reading: QtiReading, interaction: XmlNode | undefined): SketchBody {
	const below = interaction === undefined ? [] : descendantsOf(interaction);
	const gaps = below.filter(({ name }) => name === "gap");
	const texts = below.filter(({ name }) => name === "gapText" || name === "gapImg");
	return paired(
		responseOf(reading, interaction).correct,
		gaps.map(({ attributes }, at) => ({ id: attributes["identifier"] ?? "", label: `Gap ${at + 1}` })),
		namedOf(reading, texts),
	);
}

/** Information for scorers: a list is the rubric; the right response is the model answer. */
function written(reading: QtiReading, interaction: XmlNode | undefined): SketchBody {
	const blocks = descendantsOf(reading.item).filter(
		({ name, attributes }) => name === "rubricBlock" && /scorer|tutor|author/.test(attributes["view"] ?? ""),
	);
	const points = blocks.flatMap(descendantsOf).filter(({ name }) => name === "li");
	// The list is the rubric, not part of the answer.
	const said = blocks
		.map((block) => wordsOf(reading, points.length === 0 ? block : withoutLists(block)))
		.filter((text) => text !== "")
		.join("\n\n");
	const sample = responseOf(reading, interaction).correct[0] ?? "";
	const rubric = points.map((point) => textOf(point).replaceAll(/\s+/g, " ").trim());
	return {
		kind: "written",
		sample_answer: said !== "" ? said : plainToMarkdown(sample),
		rubric: rubric.filter((point) => point !== ""),
	};
}

function withoutLists(node: XmlNode): XmlNode {
	const kept = node.children.filter((child) => typeof child === "string" || !/^[uo]l$/.test(child.name));
	return { ...node, children: kept };
}
