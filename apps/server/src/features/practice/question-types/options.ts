import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import type { QuestionOption } from "@learnin/domain/question/question";
import { breakFormulas } from "../../../platform/rich-text/break-formulas.ts";
import { renderText } from "../../../platform/rich-text/render.ts";
import { plainSource } from "../answers/answer-source.ts";
import type { RenderedOption, RenderedQuestion } from "../../../platform/rich-text/rendered-question.ts";

export function renderOptions(options: readonly QuestionOption[]): RenderedOption[] {
	return options.map(({ id, label }) => {
		const { html, spoken } = renderText(label);
		return { id, label: { html: breakFormulas(html), spoken } };
	});
}

export function presentOptions(
	options: readonly QuestionOption[],
	rendered: readonly RenderedOption[] = [],
): PracticeOption[] {
	const labels = new Map(rendered.map(({ id, label }) => [id, label]));
	return options.map(({ id, figure, image }, index) => ({
		id,
		index,
		label: labels.get(id) ?? { html: "", spoken: "" },
		figure: figure ?? null,
		image: image ?? null,
	}));
}

/** The right answers. An option among them has the HTML of its label, by which the page finds and marks it. */
export function asOptions({
	answer_list,
	options,
}: Pick<RenderedQuestion, "answer_list" | "options">): RenderedText[] {
	return answer_list.map((answer) => {
		const htmls = [answer.html, breakFormulas(answer.html)];
		return options.find(({ label }) => htmls.includes(label.html))?.label ?? answer;
	});
}

/** The text of an option, or its image's alternative text if it has none. */
export function optionSource(options: readonly QuestionOption[], id: string): string {
	const option = options.find((each) => each.id === id);
	if (option === undefined) return "";
	return option.label.trim() === ""
		? plainSource(option.figure?.alt ?? option.image?.alt ?? "")
		: option.label;
}
