import { asked, declare, interaction, type Nodes, type QtiParts } from "../../exchange/qti/qti-parts.ts";
import { element } from "../../exchange/texts/xml-node.ts";
import type { MatchQuestion, QuestionOption } from "../../question/question.ts";

export function qtiParts(question: MatchQuestion, nodes: Nodes): QtiParts {
	const { left_options, right_options, key } = question;
	if (question.interaction?.kind === "order") return orderParts(question, nodes);
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

/** The cards, and those that belong in the places in order. */
function orderParts(question: MatchQuestion, nodes: Nodes): QtiParts {
	const { left_options, right_options, key } = question;
	const nameOf = new Map(right_options.map(({ id }, at) => [id, `CHOICE-${at + 1}`]));
	const correct = left_options.map(({ id }) => nameOf.get(key.answer_dict[id] ?? "") ?? "");
	const hasMore = right_options.length > left_options.length;
	const cards = right_options.map(({ id, label }) =>
		element("simpleChoice", { identifier: nameOf.get(id) }, ...nodes(label)),
	);
	const limit = `${left_options.length}`;
	return {
		declarations: [declare("RESPONSE", "ordered", "identifier", correct)],
		body: [
			asked(question, nodes),
			interaction(
				"orderInteraction",
				question,
				nodes,
				{ shuffle: "true", ...(hasMore && { minChoices: limit, maxChoices: limit }) },
				...cards,
			),
		],
	};
}
