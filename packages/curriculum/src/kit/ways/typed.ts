import type { FillOneQuestion } from "@learnin/domain/question/question";
import type { Way } from "../define-skill.ts";
import type { Draft, Form } from "../draft.ts";
import { tellsTooMuch, told, typedWrong } from "./common.ts";

/** FILL_ONE: the answer is typed. */
export function typed(form: Form): Way {
	return (random) => {
		const draft = form(random);
		return draft === undefined || tellsTooMuch(draft) ? undefined : typedQuestion(draft);
	};
}

/** The typed question of a draft, whatever its hints say. */
export function typedQuestion(draft: Draft): FillOneQuestion {
	const { right, cta, unit } = draft;
	return {
		...told(draft),
		...(cta === undefined ? {} : { cta }),
		question_type: "FILL_ONE",
		answer_type: right.answer_type,
		...(unit?.before === undefined ? {} : { answer_prefix: unit.before }),
		...(unit?.after === undefined ? {} : { answer_suffix: unit.after }),
		key: { answers: [right.entry, ...(right.also ?? [])], ...right.rules },
		known_mistakes: typedWrong(draft).map(([{ id, feedback }, { entry }]) => ({
			id,
			answer: entry,
			feedback,
		})),
	};
}
