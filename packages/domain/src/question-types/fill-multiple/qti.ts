import { boxNodes, entries, type Nodes, type QtiParts, withElements } from "../../exchange/qti/qti-parts.ts";
import { element } from "../../exchange/texts/xml-node.ts";
import { replaceBlankPlaces } from "../../question/checks/blank-places.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";

export function qtiParts(question: FillMultipleQuestion, nodes: Nodes): QtiParts {
	const { prompt, blanks } = question;
	const named = blanks.map((blank, at) => ({ identifier: `RESPONSE-${at + 1}`, blank }));
	const marked = replaceBlankPlaces(
		prompt,
		(id) => `\uE011${blanks.findIndex((blank) => blank.id === id)}\uE012`,
	);
	const boxAt = (at: number) => {
		const box = named[at];
		return box === undefined ? [] : boxNodes(box.blank, box.identifier);
	};
	const list = marked === prompt ? blanks.map((_, at) => element("div", {}, ...boxAt(at))) : [];
	return entries(named, [element("div", {}, ...withElements(nodes(marked), boxAt)), ...list]);
}
