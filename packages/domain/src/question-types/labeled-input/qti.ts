import { asked, declare, entryOf, interaction, withElements } from "../../exchange/qti/qti-parts.ts";
import type { Nodes, QtiParts } from "../../exchange/qti/qti-parts.ts";
import { element, type XmlChild } from "../../exchange/texts/xml-node.ts";
import { binsOf } from "../../interactions/sort/sort.ts";
import type { LabeledInputQuestion } from "../../question/question.ts";

export function gapParts({ prompt, labels }: LabeledInputQuestion, nodes: Nodes): QtiParts {
	const marked = prompt.replaceAll(/\*\*\((\d+)\)\*\*/g, "\uE011$1\uE012");
	const declarations = labels.map(({ key, choices, ...blank }, at) => {
		const identifier = `RESPONSE-${at + 1}`;
		const answers = key?.answers ?? [];
		if (choices === undefined) return entryOf(identifier, { ...blank, key: { answers } });
		return declare(identifier, "single", "identifier", [`CHOICE-${choices.indexOf(answers[0] ?? "") + 1}`]);
	});
	const gapAt = (number: number): XmlChild[] => {
		const responseIdentifier = `RESPONSE-${number}`;
		const { choices } = labels[number - 1] ?? {};
		if (choices === undefined) return [element("textEntryInteraction", { responseIdentifier })];
		const options = choices.map((text, at) =>
			element("inlineChoice", { identifier: `CHOICE-${at + 1}` }, text),
		);
		return [element("inlineChoiceInteraction", { responseIdentifier, shuffle: "false" }, ...options)];
	};
	return { declarations, body: [element("div", {}, ...withElements(nodes(marked), gapAt))] };
}

/** Cards and their bins as a match in which a bin takes any number of cards; null if the labels are none. */
export function binParts(question: LabeledInputQuestion, nodes: Nodes): QtiParts | null {
	const { labels } = question;
	const bins = binsOf(labels);
	if (bins === null || labels.some(({ key }) => key === null)) return null;
	const set = (names: readonly string[], side: string, matchMax: string) =>
		element(
			"simpleMatchSet",
			{},
			...names.map((name, at) =>
				element("simpleAssociableChoice", { identifier: `${side}-${at + 1}`, matchMax }, ...nodes(name)),
			),
		);
	const correct = labels.map(
		({ key }, at) => `CARD-${at + 1} BIN-${bins.indexOf(key?.answers[0] ?? "") + 1}`,
	);
	return {
		declarations: [declare("RESPONSE", "multiple", "directedPair", correct)],
		body: [
			asked(question, nodes),
			interaction(
				"matchInteraction",
				question,
				nodes,
				{ shuffle: "true", maxAssociations: `${labels.length}` },
				set(
					labels.map(({ label }) => label),
					"CARD",
					"1",
				),
				set(bins, "BIN", "0"),
			),
		],
	};
}
