import { type FindFile, type PictureReading, treeWithPictures } from "../items/carried-pictures.ts";
import { completeSketch } from "../items/complete-sketch.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import { filingOf } from "../items/filing-tags.ts";
import { settleBoxes } from "../items/placed-boxes.ts";
import { type CarriedPicture, type ReadItem, refusedItem, type Sketch } from "../items/sketch.ts";
import type { Interaction } from "../../interactions/interaction.ts";
import { childOf, descendantsOf, elementsOf, type XmlNode } from "../texts/xml-node.ts";
import { bodyOf, type QtiReading } from "./qti-bodies.ts";
import { interactionOf, keptKind, type ReadInteraction } from "./qti-interactions.ts";
import { asQti2 } from "./qti-names.ts";
import { responsesOf } from "./qti-responses.ts";

/** Any other element whose name ends in "Interaction" is an interaction that we do not support. */
const KNOWN = new Set([
	"choiceInteraction",
	"textEntryInteraction",
	"matchInteraction",
	"associateInteraction",
	"gapMatchInteraction",
	"inlineChoiceInteraction",
	"extendedTextInteraction",
	"orderInteraction",
	"sliderInteraction",
]);
/** An item may have several of these: they are places in one text. */
const PLACED = new Set(["textEntryInteraction", "inlineChoiceInteraction"]);

/** What surrounds an item in its package. */
export interface QtiAround {
	tags?: readonly string[];
	/** Finds the pictures of the package. */
	find?: FindFile;
	/** Checks the settings of an interaction that the file keeps; without it none are read. */
	readInteraction?: ReadInteraction;
}

/** An item of QTI 2 or 3 as one of our questions, or why it cannot be one. Never throws. */
export function readQti(
	root: XmlNode,
	{ tags = [], find = () => undefined, readInteraction = () => null }: QtiAround = {},
): ReadItem {
	const item = asQti2(root);
	const name = item.attributes["title"] || item.attributes["identifier"] || item.name;
	const filing = filingOf(tags);
	if (item.name !== "assessmentItem") return refusedItem(name, [noteOf("not-supported", item.name)], filing);
	const body = childOf(item, "itemBody");
	if (body === undefined) return refusedItem(name, [noteOf("no-answer")], filing);
	const interactions = descendantsOf(body).filter(({ name: tag }) => isInteraction(tag));
	const refusal = refusalOf(interactions);
	if (refusal !== null) return refusedItem(name, [refusal], filing);
	const pictures: CarriedPicture[] = [];
	const sketch = sketchOf({ item, body, interactions, name, filing, pictures, find });
	const made = interactionOf(body, interactions[0], readInteraction) ?? sortOf(sketch);
	const kind = keptKind(body);
	if (made === null && kind !== null) sketch.notes.push(noteOf("interaction-left-out", kind));
	const read = completeSketch({ ...sketch, ...(made !== null && { interaction: made }) });
	return read.question === null || pictures.length === 0 ? read : { ...read, pictures };
}

/** Cards with bins are sorted. */
function sortOf({ body }: Sketch): Interaction | null {
	return body.kind === "bins" ? { kind: "sort" } : null;
}

function isInteraction(name: string): boolean {
	return name.endsWith("Interaction") || name === "hottext";
}

function refusalOf(interactions: readonly XmlNode[]): ExchangeNote | null {
	const kinds = [...new Set(interactions.map(({ name }) => name))];
	const unknown = kinds.filter((kind) => !KNOWN.has(kind));
	if (unknown.length > 0) return noteOf("not-supported", unknown.join(", "));
	if (kinds.length === 0) return noteOf("no-answer");
	if (kinds.some((kind) => !PLACED.has(kind)) && interactions.length > 1)
		return noteOf("not-supported", `several interactions: ${kinds.join(", ")}`);
	return null;
}

interface Parts {
	item: XmlNode;
	body: XmlNode;
	interactions: XmlNode[];
	name: string;
	filing: Sketch["filing"];
	/** Filled while reading. */
	pictures: CarriedPicture[];
	find: FindFile;
}

function sketchOf({ item, body, interactions, name, filing, pictures, find }: Parts): Sketch {
	const notes: ExchangeNote[] = [];
	const responses = responsesOf(item);
	const reading: QtiReading = { item, body, interactions, responses, notes, pictures, find };
	const kind = interactions[0]?.name ?? "";
	const has_gaps = interactions.some(({ name: tag }) => tag === "inlineChoiceInteraction");
	const around = treeWithPictures(body.children, reading, "under", (node) => {
		const number = interactions.indexOf(node) + 1;
		if (number === 0) return node.name === "rubricBlock" ? "" : undefined;
		if (PLACED.has(kind)) return has_gaps ? `**(${number})**` : `[[b${number}]]`;
		return kind === "gapMatchInteraction" ? `\n\n${gapText(node, reading)}\n\n` : "";
	});
	const answered = bodyOf(reading, kind);
	const { prompt, boxes } =
		answered.kind === "boxes" ? settleBoxes(around, answered.boxes) : { prompt: around, boxes: [] };
	const asked = questionOf(interactions[0], reading);
	return {
		name,
		prompt: prompt === "" ? asked : prompt,
		...(prompt !== "" && asked !== "" && { cta: asked }),
		hints: feedbackOf(item, /^hint/i, reading),
		explanation: feedbackOf(item, /^(?!hint)/i, reading).join("\n\n"),
		filing,
		notes,
		body: answered.kind === "boxes" ? { ...answered, boxes } : answered,
	};
}

/** The question inside the interaction. */
function questionOf(interaction: XmlNode | undefined, reading: PictureReading): string {
	const prompt = childOf(interaction, "prompt");
	return prompt === undefined ? "" : treeWithPictures(prompt.children, reading, "under");
}

function gapText(interaction: XmlNode, reading: PictureReading): string {
	const gaps = descendantsOf(interaction).filter(({ name }) => name === "gap");
	return treeWithPictures(interaction.children, reading, "under", (node) => {
		if (node.name === "prompt" || node.name === "gapText" || node.name === "gapImg") return "";
		const number = gaps.indexOf(node) + 1;
		return number === 0 ? undefined : `**(${number})**`;
	});
}

/**
 * Feedback on the whole item: in our files the hints and the explanation, in others what is shown afterward.
 */
function feedbackOf(item: XmlNode, wanted: RegExp, reading: PictureReading): string[] {
	return elementsOf(item, "modalFeedback")
		.filter(({ attributes }) => wanted.test(attributes["identifier"] ?? ""))
		.map((feedback) => treeWithPictures(feedback.children, reading, "in-text"))
		.filter((text) => text !== "");
}
