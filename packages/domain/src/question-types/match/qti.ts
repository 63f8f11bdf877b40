import { asked, declare, interaction, type Nodes, type QtiParts } from "../../exchange/qti/qti-parts.ts";
import { element } from "../../exchange/texts/xml-node.ts";
import type { MatchQuestion, QuestionOption } from "../../question/question.ts";

export function qtiParts(question: MatchQuestion, nodes: Nodes): QtiParts {
	const { left_options, right_options, key } = question;
	const nameIn = (list: readonly QuestionOption[], side: string, id: string) =>
		`${side}-${list.findIndex((option) => option.id === id) + 1}`;
	const set = (list: readonly QuestionOption[], side: string) =>
		element(
			"simpleMatchSet",
			{},
			...list.map(({ label }, at) =>
				element(
					"simpleAssociableChoice",
					{ identifier: `${side}-${at + 1}`, matchMax: "1" },
					...nodes(label),
				),
			),
		);
	const correct = Object.entries(key.answer_dict).map(
		([left, right]) => `${nameIn(left_options, "LEFT", left)} ${nameIn(right_options, "RIGHT", right)}`,
	);
	return {
		declarations: [declare("RESPONSE", "multiple", "directedPair", correct)],
		body: [
			asked(question, nodes),
			interaction(
				"matchInteraction",
				question,
				nodes,
				{ shuffle: "true", maxAssociations: `${left_options.length}` },
				set(left_options, "LEFT"),
				set(right_options, "RIGHT"),
			),
		],
	};
}
