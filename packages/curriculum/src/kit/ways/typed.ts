import type { Interaction } from "@learnin/domain/interactions/interaction";
import type { FillOneQuestion, KnownMistake } from "@learnin/domain/question/question";
import type { Way } from "../define-skill.ts";
import type { Draft, Form, Wrong } from "../draft.ts";
import { type Told, tellsTooMuch, told, typedWrong } from "./common.ts";

/** FILL_ONE: the answer is typed. */
export function typed(form: Form): Way {
	return (random) => {
		const draft = form(random);
		return draft === undefined || tellsTooMuch(draft) ? undefined : typedQuestion(draft);
	};
}

/** The typed question of a draft, whatever its hints say. */
function typedQuestion(draft: Draft): FillOneQuestion {
	const start: Told & Pick<FillOneQuestion, "cta"> = told(draft);
	if (draft.cta !== undefined) start.cta = draft.cta;
	return withBox(draft, start);
}

/** The same for an interaction: without the figure, which would show the same again, and the instruction for typing. */
export function madeQuestion(draft: Draft, interaction: Interaction): FillOneQuestion {
	const { prompt, hints, steps } = draft;
	return Object.assign(withBox(draft, told({ prompt, hints, steps })), { interaction });
}

function withBox(draft: Draft, start: Told): FillOneQuestion {
	const { right, unit } = draft;
	const box: Pick<FillOneQuestion, "question_type" | "answer_type" | "answer_prefix" | "answer_suffix"> = {
		question_type: "FILL_ONE",
		answer_type: right.answer_type,
	};
	if (unit?.before !== undefined) box.answer_prefix = unit.before;
	if (unit?.after !== undefined) box.answer_suffix = unit.after;
	const answers = right.also === undefined ? [right.entry] : [right.entry, ...right.also];
	return Object.assign(start, box, {
		key: Object.assign({ answers }, right.rules),
		known_mistakes: typedWrong(draft).map(mistakeOf),
	});
}

function mistakeOf(wrong: Wrong): KnownMistake {
	return { id: wrong[0].id, answer: wrong[1].entry, feedback: wrong[0].feedback };
}
