import { answer, isNumber, NUMBER } from "../../exchange/moodle/moodle-parts.ts";
import type { MoodleBody, ToHtml } from "../../exchange/moodle/moodle-parts.ts";
import { element } from "../../exchange/texts/xml-node.ts";
import type { FillOneQuestion } from "../../question/question.ts";

export function moodleBody(question: FillOneQuestion, toHtml: ToHtml): MoodleBody {
	const { key, known_mistakes, answer_suffix } = question;
	const as_number = isNumber(question);
	const wrong = known_mistakes
		.filter((mistake) => !as_number || NUMBER.test(mistake.answer))
		.map((mistake) => answer(0, mistake.answer, toHtml(mistake.feedback)));
	const right = key.answers.map((text) => answer(100, text, undefined));
	if (!as_number)
		return {
			type: "shortanswer",
			parts: [element("usecase", {}, key.is_case_sensitive === true ? "1" : "0"), ...right, ...wrong],
		};
	const tolerance = element("tolerance", {}, key.tolerance ?? "0");
	const numbers = [...right, ...wrong].map((each) => ({ ...each, children: [...each.children, tolerance] }));
	const unit = element(
		"unit",
		{},
		element("multiplier", {}, "1"),
		element("unit_name", {}, answer_suffix ?? ""),
	);
	return {
		type: "numerical",
		parts: [...numbers, ...(answer_suffix === undefined ? [] : [element("units", {}, unit)])],
	};
}
