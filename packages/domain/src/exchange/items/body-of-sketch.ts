import { blankPlaces, replaceBlankPlaces } from "../../question/checks/blank-places.ts";
import { checkOptions } from "../../question/checks/check-options.ts";
import type { AnswerBlank, AnswerType, KnownMistake, QuestionOption } from "../../question/question.ts";
import { answerTypeOf, commonAnswerType } from "./answer-type-of.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import { bins } from "../../question-types/labeled-input/from-bins.ts";
import { gaps } from "../../question-types/labeled-input/from-gaps.ts";
import { type BodyOfKind, type QuestionBody, refuse } from "./question-body.ts";
import type { Sketch, SketchBox, SketchOption } from "./sketch.ts";

/** The answer part of a question; null, with the reason in the notes, if there is none. */
export function bodyOf(sketch: Sketch, notes: ExchangeNote[]): QuestionBody | null {
	const { body } = sketch;
	switch (body.kind) {
		case "choice":
			return choice(body, notes);
		case "boxes":
			return boxes(sketch, body, notes);
		case "pairs":
			return pairs(body, notes);
		case "gaps":
			return gaps(body, notes);
		case "bins":
			return bins(body, notes);
		case "written":
			return written(body, notes);
	}
}

const letters = "abcdefghijklmnopqrstuvwxyz";
const letterAt = (at: number) => letters[at] ?? `z${at}`;

function choice(body: BodyOfKind<"choice">, notes: ExchangeNote[]): QuestionBody | null {
	const right = body.options.filter(({ is_right }) => is_right);
	if (right.length === 0) return refuse(notes, "no-right-answer");
	const takes_several = body.takes_several || right.length > 1;
	if (takes_several && !body.takes_several) notes.push(noteOf("several-right"));
	const kept = takes_several ? body.options : withoutEqual(body.options, notes);
	const options = kept.map(({ label }, at): QuestionOption => ({ id: letterAt(at), label }));
	const answer_type = commonAnswerType(options.map(({ label }) => label));
	const known_mistakes = kept.flatMap(({ feedback, is_right }, at): KnownMistake[] =>
		feedback === undefined || feedback.trim() === "" || is_right
			? []
			: [{ id: `choice-${letterAt(at)}`, answer: letterAt(at), feedback: feedback.trim() }],
	);
	const praised = kept.filter(({ feedback, is_right }) => is_right && (feedback ?? "").trim() !== "");
	if (praised.length > 0) notes.push(noteOf("feedback-left-out", `${praised.length}`));
	const right_ids = kept.flatMap(({ is_right }, at) => (is_right ? [letterAt(at)] : []));
	return takes_several
		? {
				question_type: "SELECT_ALL",
				answer_type,
				options,
				known_mistakes,
				key: { option_ids: right_ids },
				...(body.answer_count !== undefined && { answer_count: body.answer_count }),
			}
		: {
				question_type: "SELECT_ONE",
				answer_type,
				options,
				known_mistakes,
				key: { option_id: right_ids[0] ?? "" },
			};
}

/** Two options that say the same would both be right or wrong: the right one stays, the other is removed. */
function withoutEqual(options: readonly SketchOption[], notes: ExchangeNote[]): SketchOption[] {
	const ordered = [...options].sort((a, b) => Number(b.is_right) - Number(a.is_right));
	const listed = ordered.map(({ label }, at) => ({ id: letterAt(at), label }));
	const answer_type = commonAnswerType(listed.map(({ label }) => label));
	const twice = checkOptions("options", listed, { answer_type, at_least: 2 })
		.filter(({ fault }) => fault === "equal-options")
		.map(({ field }) => ordered[Number(/\d+/.exec(field)?.[0])]);
	for (const option of twice) notes.push(noteOf("equal-options", option?.label));
	return options.filter((option) => !twice.includes(option));
}

/** Its answer type, prefix, suffix and key. */
function blankOf(box: SketchBox): AnswerBlank {
	const { answers, answer_prefix, answer_suffix, tolerance, simplest, is_case_sensitive, pi } = box;
	return {
		answer_type: typeOf(box),
		...(answer_prefix !== undefined && { answer_prefix }),
		...(answer_suffix !== undefined && { answer_suffix }),
		key: {
			answers,
			...(tolerance !== undefined && { tolerance }),
			...(simplest !== undefined && { simplest }),
			...(is_case_sensitive === true && { is_case_sensitive }),
			...(pi !== undefined && { pi }),
		},
	};
}

function typeOf({ answer_type, answers, tolerance, is_case_sensitive }: SketchBox): AnswerType {
	if (answer_type !== undefined) return answer_type;
	if (is_case_sensitive === true) return "STRING";
	// A number has one key; several spellings make it a text.
	const type = answers.length === 1 ? answerTypeOf(answers[0] ?? "") : "STRING";
	return tolerance !== undefined && type === "INTEGER" ? "FLOAT" : type;
}

function mistakesOf({ mistakes }: SketchBox, part?: string): KnownMistake[] {
	return mistakes.map(({ answer, feedback }, at) => ({
		id: `${part === undefined ? "" : `${part}-`}mistake-${at + 1}`,
		...(part !== undefined && { part }),
		answer,
		feedback,
	}));
}

function boxes(sketch: Sketch, body: BodyOfKind<"boxes">, notes: ExchangeNote[]): QuestionBody | null {
	const [first, second] = body.boxes;
	if (first === undefined) return refuse(notes, "no-answer");
	if (body.boxes.some(({ answers }) => answers.every((answer) => answer.trim() === "")))
		return refuse(notes, "no-right-answer");
	if (second === undefined) {
		// The one box is below the text; its place in the text becomes a blank line to write on.
		const prompt = replaceBlankPlaces(sketch.prompt, () => "\\_\\_\\_\\_");
		if (blankPlaces(sketch.prompt).length > 0) sketch.prompt = prompt;
		return { question_type: "FILL_ONE", ...blankOf(first), known_mistakes: mistakesOf(first) };
	}
	const blanks = body.boxes.map((box) => ({ id: box.id, ...blankOf(box) }));
	const [type = "STRING", ...others] = new Set(blanks.map(({ answer_type }) => answer_type));
	return {
		question_type: "FILL_MULTIPLE",
		answer_type: others.length > 0 ? "MIXED" : type,
		blanks,
		known_mistakes: body.boxes.flatMap((box) => mistakesOf(box, box.id)),
		...(body.is_any_order === true && { is_any_order: true }),
		...(body.initial_count !== undefined && { initial_count: body.initial_count }),
	};
}

function pairs(
	{ pairs: list, more_rights }: BodyOfKind<"pairs">,
	notes: ExchangeNote[],
): QuestionBody | null {
	if (list.length < 2) return refuse(notes, "no-right-answer", `${list.length}`);
	const rights = [...list.map(({ right }) => right), ...more_rights];
	const different = [...new Set(rights)];
	// A right option that matches two left ones cannot be represented: each is chosen once.
	if (different.length < list.length) return refuse(notes, "not-supported", "one answer for several pairs");
	const left_options = list.map(({ left }, at) => ({ id: `l${at + 1}`, label: left }));
	const right_options = different.map((label, at) => ({ id: `r${at + 1}`, label }));
	const answer_dict = Object.fromEntries(
		list.map(({ right }, at) => [`l${at + 1}`, `r${different.indexOf(right) + 1}`]),
	);
	return {
		question_type: "MATCH_THE_FOLLOWING",
		answer_type: commonAnswerType(different),
		left_options,
		right_options,
		key: { answer_dict },
		known_mistakes: [],
	};
}

function written(
	{ sample_answer, rubric, number }: BodyOfKind<"written">,
	notes: ExchangeNote[],
): QuestionBody | null {
	if (sample_answer.trim() === "") return refuse(notes, "no-model-answer");
	if (rubric.length === 0) notes.push(noteOf("general-rubric"));
	const points = rubric.length === 0 ? ["Says the same as the model answer, in words of its own."] : rubric;
	const blank = number === undefined ? undefined : blankOf(number);
	return {
		question_type: "VERIFY_WITH_LLM",
		answer_type: blank?.answer_type ?? "STRING",
		key: {
			rubric: points.map((requirement, at) => ({ id: `p${at + 1}`, requirement })),
			sample_answer: sample_answer.trim(),
			...(blank !== undefined && { number: blank }),
		},
		known_mistakes: number === undefined ? [] : mistakesOf(number),
	};
}
