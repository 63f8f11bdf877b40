import { escapePlace, writePlace } from "../../exchange/moodle/cloze.ts";
import { placeOf, type ToHtml } from "../../exchange/moodle/moodle-parts.ts";
import type { LabeledInputQuestion } from "../../question/question.ts";

export function placedGaps({ prompt, labels }: LabeledInputQuestion, toHtml: ToHtml): string {
	const marked = prompt.replaceAll(/\*\*\((\d+)\)\*\*/g, "\uE011$1\uE012");
	return toHtml(marked).replaceAll(/\uE011(\d+)\uE012/g, (_, number: string) => {
		const label = labels[Number(number) - 1];
		if (label?.key === undefined || label.key === null) return "";
		const { key, choices } = label;
		if (choices === undefined) return placeOf({ ...label, key }, []);
		const right = key.answers[0];
		return writePlace(
			"MULTICHOICE",
			choices.map((text) => `${text === right ? "=" : ""}${escapePlace(text)}`),
		);
	});
}
