import type { Interaction } from "../../interactions/interaction.ts";
import { MAX_STEPS } from "../../interactions/number-line/number-line.ts";
import type { Question, SimplestRule } from "../../question/question.ts";
import { isRecord, parseJson, textField } from "../json-text.ts";
import type { XmlNode } from "../texts/xml-node.ts";

// QTI has interactions for a few of ours: an order, a slider, a match of cards and bins. What it has no place for is kept
// in attributes of our own, which QTI 3 allows and other programs ignore.

/** The interaction with its settings, as JSON. */
const SETTINGS = "data-learnin-interaction";
/** The names of the places of an order, as JSON. */
const PLACES = "data-learnin-places";

/** What to do with a fraction that is not in lowest terms: shading and number lines write such ones. */
const SIMPLEST = "data-learnin-simplest";

/** Reads settings from a file; null for any that are not ours. */
export type ReadInteraction = (settings: unknown) => Interaction | null;

/** The attributes of an item's body that keep the interaction. */
export function keptInteraction(question: Question): Record<string, string> {
	const { interaction } = question;
	if (interaction === undefined) return {};
	return {
		[SETTINGS]: JSON.stringify(interaction),
		...(interaction.kind === "order" &&
			question.question_type === "MATCH_THE_FOLLOWING" && {
				[PLACES]: JSON.stringify(question.left_options.map(({ label }) => label)),
			}),
		...(question.question_type === "FILL_ONE" &&
			question.key.simplest !== undefined && { [SIMPLEST]: question.key.simplest }),
	};
}

/** The interaction of an item: the kept one, or one like its own. */
export function interactionOf(
	body: XmlNode,
	interaction: XmlNode | undefined,
	read: ReadInteraction,
): Interaction | null {
	const kept = body.attributes[camel(SETTINGS)];
	const own = kept === undefined ? null : read(parseJson(kept));
	if (own !== null) return own;
	if (interaction?.name === "orderInteraction") return { kind: "order" };
	return interaction?.name === "sliderInteraction" ? sliderLine(interaction) : null;
}

/** The kind that an item's kept settings name, "" if they name none; null if it keeps none. */
export function keptKind(body: XmlNode): string | null {
	const kept = body.attributes[camel(SETTINGS)];
	if (kept === undefined) return null;
	const settings = parseJson(kept);
	return isRecord(settings) ? textField(settings, "kind") : "";
}

/** The kept names of places. */
export function keptPlaces(body: XmlNode): string[] {
	const kept = parseJson(body.attributes[camel(PLACES)] ?? "");
	return Array.isArray(kept) && kept.every((each) => typeof each === "string") ? kept : [];
}

/** The kept rule for fractions. */
export function keptSimplest(body: XmlNode): SimplestRule | undefined {
	const kept = body.attributes[camel(SIMPLEST)];
	return (["required", "enforced", "optional"] as const).find((rule) => rule === kept);
}

/** Attributes are read with the names of QTI 2. */
function camel(name: string): string {
	return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A slider between whole numbers in whole steps as a number line; null for others. */
function sliderLine({ attributes }: XmlNode): Interaction | null {
	const [from, to, step] = [
		attributes["lowerBound"],
		attributes["upperBound"],
		attributes["step"] ?? "1",
	].map((text) => Number(text === undefined || text.trim() === "" ? Number.NaN : text));
	if (from === undefined || to === undefined || step === undefined) return null;
	const steps = (to - from) / step;
	if (![from, to, steps].every(Number.isSafeInteger) || steps < 2 || steps > MAX_STEPS) return null;
	const number_every = steps <= 12 ? 1 : steps % 5 === 0 ? 5 : 0;
	return { kind: "number_line", from, to, steps, number_every };
}
