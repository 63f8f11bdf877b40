import type { Interaction } from "../interactions/interaction.ts";
import type { Difficulty } from "../question/difficulty.ts";
import type {
	AnswerType,
	BlankKey,
	Figure,
	KnownMistake,
	QuestionType,
	RubricPoint,
	UploadedImage,
} from "../question/question.ts";

// The names are those of the product's specification for what stands in the editor; a stored question has its own.

/** An option, or one side of a pair, while it is being written. */
export interface DraftOption {
	/** a, b, c… for options to choose from; two random characters for the sides of a pair. */
	id: string;
	label: string;
	image: UploadedImage | null;
	figure: Figure | null;
}

/** A box to fill while it is being written. All texts; which of them count depends on the type. */
export interface DraftBox {
	id: string;
	/** What the place is called; of labels on a picture alone. */
	label: string;
	answer_type: AnswerType;
	answer_prefix: string;
	answer_suffix: string;
	key: BlankKey;
	/** Hundredths of the picture's width and height; of labels alone. */
	x: number;
	y: number;
	/** To choose from instead of typing; of labels alone. */
	choices: string[];
	/** Nothing belongs there; of labels alone. */
	is_empty: boolean;
}

/** Everything that stands in the editor, complete or not. Parts of other types are kept when the type is changed. */
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
	/** Whether the page tells how many are right. */
	tells_count: boolean;
	none_option_id: string | null;
	/** The one box of FILL_ONE, the boxes of FILL_MULTIPLE. */
	boxes: DraftBox[];
	is_any_order: boolean;
	/** Boxes of a list shown at first; null: all. */
	initial_count: number | null;
	leftOptions: DraftOption[];
	rightOptions: DraftOption[];
	/** Left id to right id. */
	answer_dict: Record<string, string>;
	labels: DraftBox[];
	rubric: RubricPoint[];
	sample_answer: string;
	/** A number that a written answer must hold; null: none. */
	number: DraftBox | null;
	hints: { id: string; value: string }[];
	explanation: string;
	known_mistakes: KnownMistake[];
	/** How the answer is made; null or absent where it is typed or chosen. */
	interaction?: Interaction | null;
	/** As they were imported; nobody edits them. */
	roles?: string[];
	skill_id: string;
	difficulty: Difficulty;
	tags: string[];
}

/** A box as it begins. */
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

/** An empty editor for a question of that type: four options, one box, two hints, as most questions have them. */
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
