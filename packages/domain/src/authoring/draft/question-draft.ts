import type { Interaction } from "../../interactions/interaction.ts";
import type { Difficulty } from "../../question/difficulty.ts";
import type {
	AnswerType,
	BlankKey,
	Figure,
	KnownMistake,
	QuestionType,
	RubricPoint,
	UploadedImage,
} from "../../question/question.ts";

// The names are those of the editor in the product's specification; a stored question has its own.

/** An option, or one side of a pair, while it is being written. */
export interface DraftOption {
	/** a, b, c… for options to choose from; two random characters for the sides of a pair. */
	id: string;
	label: string;
	image: UploadedImage | null;
	figure: Figure | null;
}

/** A box to fill while it is being written. All fields are texts; which of them count depends on the type. */
export interface DraftBox {
	id: string;
	/** Name of the place; only for labels on a picture. */
	label: string;
	answer_type: AnswerType;
	answer_prefix: string;
	answer_suffix: string;
	key: BlankKey;
	/** Percent of the picture's width and height; only for labels. */
	x: number;
	y: number;
	/** Choices instead of typing; only for labels. */
	choices: string[];
	/** Nothing belongs there; only for labels. */
	is_empty: boolean;
}

/** Everything in the editor, complete or not. Fields of other types are kept when the type changes. */
export interface QuestionDraft {
	/** The stored question; null for a new one. */
	qid: string | null;
	question_type: QuestionType;
	answer_type: AnswerType;
	prompt: string;
	cta: string;
	figure: Figure | null;
	images: UploadedImage[];
	options: DraftOption[];
	/** Ids of the right options. */
	answerList: string[];
	/** Whether the page says how many are right. */
	tells_count: boolean;
	none_option_id: string | null;
	/** The one box of FILL_ONE, the boxes of FILL_MULTIPLE. */
	boxes: DraftBox[];
	is_any_order: boolean;
	/** How many boxes of a list are shown at first; null: all. */
	initial_count: number | null;
	leftOptions: DraftOption[];
	rightOptions: DraftOption[];
	/** Left id to right id. */
	answer_dict: Record<string, string>;
	labels: DraftBox[];
	rubric: RubricPoint[];
	sample_answer: string;
	/** A number that a written answer must contain; null: none. */
	number: DraftBox | null;
	hints: { id: string; value: string }[];
	explanation: string;
	known_mistakes: KnownMistake[];
	/** How the answer is made; null or absent if it is typed or chosen. */
	interaction?: Interaction | null;
	/** As they were imported; not editable. */
	roles?: string[];
	skill_id: string;
	difficulty: Difficulty;
	tags: string[];
}

/** A new box. */
export function newBox(id: string, answer_type: AnswerType): DraftBox {
	return {
		id,
		label: "",
		answer_type,
		answer_prefix: "",
		answer_suffix: "",
		key: { answers: [""] },
		x: 50,
		y: 50,
		choices: [],
		is_empty: false,
	};
}

export function newOption(id: string): DraftOption {
	return { id, label: "", image: null, figure: null };
}

/** A new draft for a question of that type: four options, one box, two hints, as most questions have. */
export function newDraft(question_type: QuestionType, answer_type: AnswerType = "INTEGER"): QuestionDraft {
	return {
		qid: null,
		question_type,
		answer_type,
		prompt: "",
		cta: "",
		figure: null,
		images: [],
		options: ["a", "b", "c", "d"].map(newOption),
		answerList: [],
		tells_count: false,
		none_option_id: null,
		boxes: [newBox("a", answer_type)],
		is_any_order: false,
		initial_count: null,
		leftOptions: [],
		rightOptions: [],
		answer_dict: {},
		labels: [],
		rubric: [{ id: "1", requirement: "" }],
		sample_answer: "",
		number: null,
		hints: [
			{ id: "1", value: "" },
			{ id: "2", value: "" },
		],
		explanation: "",
		known_mistakes: [],
		skill_id: "",
		difficulty: 2,
		tags: [],
	};
}
