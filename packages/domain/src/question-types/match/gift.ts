import { giftText } from "../../exchange/gift/gift-parts.ts";
import type { MatchQuestion, QuestionOption } from "../../question/question.ts";

export function pairLines({ left_options, right_options, key }: MatchQuestion): string[] {
	const label = (list: readonly QuestionOption[], id: string | undefined) =>
		giftText(list.find((option) => option.id === id)?.label ?? "").replaceAll("->", "→");
	const used = new Set(Object.values(key.answer_dict));
	return [
		...left_options.map(
			({ id }) => `\t=${label(left_options, id)} -> ${label(right_options, key.answer_dict[id])}`,
		),
		...right_options.filter(({ id }) => !used.has(id)).map(({ id }) => `\t= -> ${label(right_options, id)}`),
	];
}
