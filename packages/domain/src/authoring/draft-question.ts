import type { Difficulty } from "../question/difficulty.ts";
import type {
	AnswerBlank,
	AnswerType,
	BlankKey,
	PictureLabel,
	Question,
	QuestionOption,
} from "../question/question.ts";
import { type DraftBox, type DraftOption, newBox, newDraft, type QuestionDraft } from "./question-draft.ts";

/** The question that a draft says, whether or not it has faults: `checkQuestion` tells these. */
export function questionOf(draft: QuestionDraft): Question {
	const { figure, images, cta, known_mistakes } = draft;
	const base = {
		prompt: draft.prompt.trim(),
		...(cta.trim() !== "" && { cta: cta.trim() }),
		...(figure !== null && { figure }),
		...(images.length > 0 && { images }),
		hints: draft.hints.map(({ value }) => value.trim()).filter((value) => value !== ""),
		explanation: draft.explanation.trim(),
		known_mistakes,
		...(draft.interaction !== undefined && { interaction: draft.interaction }),
		...(draft.roles !== undefined && { roles: draft.roles }),
	};
	switch (draft.question_type) {
		case "SELECT_ONE":
			return {
				...base,
				question_type: draft.question_type,
				answer_type: draft.answer_type,
				options: draft.options.map(optionOf),
				key: { option_id: draft.answerList[0] ?? "" },
			};
		case "SELECT_ALL":
			return {
				...base,
				question_type: draft.question_type,
				answer_type: draft.answer_type,
				options: draft.options.map(optionOf),
				...(draft.tells_count && { answer_count: draft.answerList.length }),
				...(draft.none_option_id !== null && { none_option_id: draft.none_option_id }),
				key: { option_ids: draft.answerList },
			};
		case "FILL_ONE":
			return {
				...base,
				question_type: draft.question_type,
				...blankOf(draft.boxes[0] ?? newBox("a", "INTEGER")),
			};
		case "FILL_MULTIPLE":
			return {
				...base,
				question_type: draft.question_type,
				answer_type: typeOfAll(draft.boxes),
				blanks: draft.boxes.map((box) => ({ id: box.id, ...blankOf(box) })),
				...(draft.is_any_order && { is_any_order: true }),
				...(draft.initial_count !== null && { initial_count: draft.initial_count }),
			};
		case "MATCH_THE_FOLLOWING":
			return {
				...base,
				question_type: draft.question_type,
				answer_type: draft.answer_type,
				left_options: draft.leftOptions.map(optionOf),
				right_options: draft.rightOptions.map(optionOf),
				key: { answer_dict: draft.answer_dict },
			};
		case "LABELED_INPUT":
			return {
				...base,
				question_type: draft.question_type,
				answer_type: typeOfAll(draft.labels),
				labels: draft.labels.map(labelOf),
			};
		case "VERIFY_WITH_LLM":
			return {
				...base,
				question_type: draft.question_type,
				answer_type: draft.answer_type,
				key: {
					rubric: draft.rubric.filter(({ requirement }) => requirement.trim() !== ""),
					sample_answer: draft.sample_answer.trim(),
					...(draft.number !== null && { number: numberOf(draft.number) }),
				},
			};
	}
}

function optionOf({ id, label, image, figure }: DraftOption): QuestionOption {
	return { id, label: label.trim(), ...(figure !== null && { figure }), ...(image !== null && { image }) };
}

function blankOf({ answer_type, answer_prefix, answer_suffix, key }: DraftBox): AnswerBlank {
	return {
		answer_type,
		...(answer_prefix.trim() !== "" && { answer_prefix: answer_prefix.trim() }),
		...(answer_suffix.trim() !== "" && { answer_suffix: answer_suffix.trim() }),
		key: keyOf(answer_type, key),
	};
}

function numberOf(box: DraftBox): Omit<AnswerBlank, "answer_prefix"> {
	const { answer_prefix: _, ...rest } = blankOf(box);
	return rest;
}

/** What the type knows of a key; what was written for another type is left out. */
function keyOf(answer_type: AnswerType, key: BlankKey): BlankKey {
	const answers = key.answers.map((answer) => answer.trim()).filter((answer) => answer !== "");
	const { tolerance, simplest, is_case_sensitive, pi } = key;
	const isText = answer_type === "STRING";
	const isFraction =
		answer_type === "SIMPLE_FRACTION" || answer_type === "MIXED_FRACTION" || answer_type === "MIXED";
	return {
		answers,
		...(answer_type === "FLOAT" && tolerance !== undefined && tolerance.trim() !== "" && { tolerance }),
		...(isFraction && simplest !== undefined && { simplest }),
		...(isText && is_case_sensitive !== undefined && { is_case_sensitive }),
		...(!isText && pi !== undefined && { pi }),
	};
}

function labelOf(box: DraftBox): PictureLabel {
	const { key, ...rest } = blankOf(box);
	const choices = box.choices.map((choice) => choice.trim()).filter((choice) => choice !== "");
	return {
		id: box.id,
		label: box.label.trim(),
		x: box.x,
		y: box.y,
		...rest,
		...(choices.length > 0 && { choices }),
		key: box.is_empty ? null : key,
	};
}

function typeOfAll(boxes: readonly DraftBox[]): AnswerType {
	const types = new Set(boxes.map(({ answer_type }) => answer_type));
	const [only = "INTEGER"] = types;
	return types.size === 1 ? only : "MIXED";
}

/** The draft in which a stored question is edited; `questionOf` gives the same question back. */
export function draftOf(stored: {
	id: string;
	question: Question;
	skill_id: string;
	difficulty: Difficulty;
	tags: string[];
}): QuestionDraft {
	const { id, question, skill_id, difficulty, tags } = stored;
	const { prompt, cta = "", figure = null, images = [], explanation, known_mistakes } = question;
	return {
		...newDraft(question.question_type, question.answer_type),
		qid: id,
		prompt,
		cta,
		figure,
		images,
		explanation,
		known_mistakes,
		...(question.interaction !== undefined && { interaction: question.interaction }),
		...(question.roles !== undefined && { roles: question.roles }),
		hints: question.hints.map((value, at) => ({ id: String(at + 1), value })),
		skill_id,
		difficulty,
		tags,
		...answerPartOf(question),
	};
}

function answerPartOf(question: Question): Partial<QuestionDraft> {
	switch (question.question_type) {
		case "SELECT_ONE":
			return { options: question.options.map(draftOption), answerList: [question.key.option_id] };
		case "SELECT_ALL":
			return {
				options: question.options.map(draftOption),
				answerList: question.key.option_ids,
				tells_count: question.answer_count !== undefined,
				none_option_id: question.none_option_id ?? null,
			};
		case "FILL_ONE":
			return { boxes: [draftBox("a", question)] };
		case "FILL_MULTIPLE":
			return {
				boxes: question.blanks.map((blank) => draftBox(blank.id, blank)),
				is_any_order: question.is_any_order ?? false,
				initial_count: question.initial_count ?? null,
			};
		case "MATCH_THE_FOLLOWING":
			return {
				leftOptions: question.left_options.map(draftOption),
				rightOptions: question.right_options.map(draftOption),
				answer_dict: question.key.answer_dict,
			};
		case "LABELED_INPUT":
			return {
				labels: question.labels.map(({ key, label, x, y, choices = [], ...box }) => ({
					...draftBox(box.id, { ...box, key: key ?? { answers: [""] } }),
					label,
					x,
					y,
					choices,
					is_empty: key === null,
				})),
			};
		case "VERIFY_WITH_LLM": {
			const { rubric, sample_answer, number } = question.key;
			return { rubric, sample_answer, number: number === undefined ? null : draftBox("a", number) };
		}
	}
}

function draftOption({ id, label, image = undefined, figure = undefined }: QuestionOption): DraftOption {
	return { id, label, image: image ?? null, figure: figure ?? null };
}

function draftBox(
	id: string,
	{ answer_type, answer_prefix = "", answer_suffix = "", key }: AnswerBlank,
): DraftBox {
	return { ...newBox(id, answer_type), answer_prefix, answer_suffix, key };
}
