import { declare, entryOf, type Nodes, type QtiParts, withElements } from "../../exchange/qti/qti-parts.ts";
import { element, type XmlChild } from "../../exchange/texts/xml-node.ts";
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
