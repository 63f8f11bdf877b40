import { answerTypeOf } from "../../exchange/items/answer-type-of.ts";
import { type GiftAnswers, giftText } from "../../exchange/gift/gift-parts.ts";
import { escapeGift } from "../../exchange/gift/gift-text.ts";
import type { FillOneQuestion } from "../../question/question.ts";

export function giftAnswers({ key, answer_type, known_mistakes }: FillOneQuestion): GiftAnswers {
	const is_number = answer_type === "INTEGER" || answer_type === "FLOAT";
	const tolerance = key.tolerance === undefined ? "" : `:${key.tolerance}`;
	// Moodle's numbers have no commas; fractions are texts there.
	const isPlain = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
	const as_number =
		is_number && key.answers.every(isPlain) && answerTypeOf(key.answers[0] ?? "") !== "STRING";
	const wrong = known_mistakes
		.filter(({ answer }) => !as_number || isPlain(answer))
		.map(
			({ answer, feedback }) => `\t=%0%${escapeGift(answer)}${as_number ? ":0" : ""}#${giftText(feedback)}`,
		);
	const right = key.answers.map((answer) => `\t=${escapeGift(answer)}${as_number ? tolerance : ""}`);
	return { mark: as_number ? "#" : "", lines: [...right, ...wrong] };
}
