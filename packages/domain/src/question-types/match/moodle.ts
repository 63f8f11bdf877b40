import type { ToHtml } from "../../exchange/moodle/moodle-parts.ts";
import { element, type XmlNode } from "../../exchange/texts/xml-node.ts";
import type { MatchQuestion, QuestionOption } from "../../question/question.ts";

export function subquestions({ left_options, right_options, key }: MatchQuestion, toHtml: ToHtml): XmlNode[] {
	const label = (list: readonly QuestionOption[], wanted: string | undefined) =>
		toHtml(list.find(({ id }) => id === wanted)?.label ?? "");
	const used = new Set(Object.values(key.answer_dict));
	const pair = (left: string, right: string) =>
		element(
			"subquestion",
			{ format: "html" },
			element("text", {}, left),
			element("answer", { format: "html" }, element("text", {}, right)),
		);
	return [
		...left_options.map(({ id }) => pair(label(left_options, id), label(right_options, key.answer_dict[id]))),
		...right_options.filter(({ id }) => !used.has(id)).map(({ id }) => pair("", label(right_options, id))),
	];
}
