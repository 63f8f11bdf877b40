import { blankPlaces } from "@learnin/domain/question/checks/blank-places";
import { blankSource, entrySource, presentAround } from "./boxes.ts";
import type { ServedType } from "./served-type.ts";

export const fillMultiple: ServedType<"FILL_MULTIPLE"> = {
	render: ({ interaction, blanks }) =>
		interaction === undefined
			? {}
			: { answer_dict: Object.fromEntries(blanks.map(({ id, key }) => [id, key.answers[0] ?? ""])) },
	rightSources: ({ blanks }) => blanks.map(blankSource),
	present: ({ question_type, prompt, blanks, is_any_order = false, initial_count }) => ({
		question_type,
		is_in_prompt: blankPlaces(prompt).length > 0,
		is_any_order,
		initial_count: initial_count ?? blanks.length,
		answer_count: blanks.length,
		blanks: blanks.map((blank) => ({
			id: blank.id,
			answer_type: blank.answer_type,
			...presentAround(blank),
		})),
	}),
	answerSources: ({ answer_list }, question) => {
		const blanks = question.question_type === "FILL_MULTIPLE" ? question.blanks : [];
		return answer_list.map((text, at) => entrySource(text, blanks[at] ?? {}));
	},
};
