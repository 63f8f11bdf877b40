import type { Generator } from "@learnin/curriculum/generators/generator";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import { readNumber } from "@learnin/domain/grading/read-answer";
import type { GeneratedOption, GeneratedQuestion } from "@learnin/domain/authoring/generated/generated-form";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import type { Question } from "@learnin/domain/question/question";
import { cardsOf, isWordsToSort, onItsLine } from "./answered-by-hand.ts";
import type { WriteTask } from "./asked-tasks.ts";
import { expressionFor } from "./expression-for.ts";

const tries = 400;

/**
 * A question of the skill, as a model might write it: from the product's own generator if it makes the wanted
 * type, otherwise built from its answers. Undefined if all of the skill's questions need an image.
 */
export function writeQuestion(task: WriteTask, seed: number): GeneratedQuestion | undefined {
	const generator = generatorFor(task.skill_id);
	if (generator === undefined) return undefined;
	const easier = [5, 4, 3, 2, 1].filter((difficulty) => difficulty !== task.difficulty);
	for (const difficulty of [task.difficulty, ...easier]) {
		const made = writeAt(generator, { ...task, difficulty }, seed);
		if (made !== undefined) return made;
	}
	return undefined;
}

function writeAt(generator: Generator, task: WriteTask, seed: number): GeneratedQuestion | undefined {
	const drawn = draw(generator, task, seed);
	const ready = drawn.find(
		(question) => question.question_type === task.question_type && hasAnswerType(question, task),
	);
	if (ready !== undefined) return asGenerated(ready);
	return putTogether(task, drawn.flatMap(asShort));
}

/** Questions without images or other boards, and different from earlier ones, from the seed on. */
function draw(generator: Generator, { difficulty, made_before }: WriteTask, seed: number): Question[] {
	const made = new Set(made_before);
	const drawn: Question[] = [];
	for (let at = seed; at < seed + tries && drawn.length < 60; at += 1) {
		const question = generator.generate(at, difficulty as Difficulty);
		if (!hasPicture(question) && !made.has(question.prompt)) drawn.push(question);
	}
	return drawn;
}

/** Ways of answering that a model may choose; without its own, a question about jumps or blocks makes no sense. */
const writtenBoards: readonly InteractionKind[] = ["number_line", "order", "sort"];

function hasPicture(question: Question): boolean {
	const { interaction } = question;
	if (interaction !== undefined && !writtenBoards.includes(interaction.kind)) return true;
	if (question.question_type === "LABELED_INPUT") return !isWordsToSort(question);
	if (question.figure !== undefined) return true;
	const options =
		"options" in question
			? question.options
			: question.question_type === "MATCH_THE_FOLLOWING"
				? [...question.left_options, ...question.right_options]
				: [];
	return options.some(({ figure, label }) => figure !== undefined || label === "");
}

function hasAnswerType(question: Question, { answer_type }: WriteTask): boolean {
	if (question.answer_type === answer_type) return true;
	// Options are read, not typed: their format says little.
	return (
		question.question_type.startsWith("SELECT") ||
		["MATCH_THE_FOLLOWING", "LABELED_INPUT"].includes(question.question_type)
	);
}

function baseOf({ prompt, cta = "", hints, explanation }: Question) {
	return { prompt, instruction: cta, hints: hints.slice(0, 4), explanation };
}

/** A question from the generator in the response format of models. */
function asGenerated(question: Question): GeneratedQuestion | undefined {
	const base = baseOf(question);
	const expression = (answer: string) => expressionFor(question.prompt, answer);
	switch (question.question_type) {
		case "FILL_ONE": {
			const answer = question.key.answers[0] ?? "";
			const unit = question.answer_suffix ?? "";
			const box = { answer, unit, expression: expression(answer) };
			return { ...base, question_type: "FILL_ONE", ...box, ...onItsLine(question) };
		}
		case "FILL_MULTIPLE": {
			const boxes = question.blanks.map(({ key, answer_suffix = "" }) => {
				const answer = key.answers[0] ?? "";
				return { answer, unit: answer_suffix, expression: expression(answer) };
			});
			return { ...base, ...renamed(question), question_type: "FILL_MULTIPLE", boxes };
		}
		case "SELECT_ONE":
		case "SELECT_ALL": {
			const right =
				question.question_type === "SELECT_ONE" ? [question.key.option_id] : question.key.option_ids;
			const options = question.options.map(({ id, label }): GeneratedOption => {
				const known = question.known_mistakes.find(({ answer }) => answer === id);
				const is_right = right.includes(id);
				return { label, is_right, feedback: is_right ? "" : (known?.feedback ?? "") };
			});
			if (question.question_type === "SELECT_ALL") return { ...base, question_type: "SELECT_ALL", options };
			const label = options.find(({ is_right }) => is_right)?.label ?? "";
			return { ...base, question_type: "SELECT_ONE", options, expression: expression(toPlainText(label)) };
		}
		case "MATCH_THE_FOLLOWING": {
			const rightOf = (id: string) => question.right_options.find((option) => option.id === id)?.label ?? "";
			const used = Object.values(question.key.answer_dict);
			return {
				...base,
				question_type: "MATCH_THE_FOLLOWING",
				pairs: question.left_options.map(({ id, label }) => {
					const right = rightOf(question.key.answer_dict[id] ?? "");
					return { left: label, right, expression: expressionFor(label, toPlainText(right)) };
				}),
				others: question.right_options.filter(({ id }) => !used.includes(id)).map(({ label }) => label),
				interaction: question.interaction?.kind === "order" ? question.interaction : null,
			};
		}
		case "VERIFY_WITH_LLM":
			return {
				...base,
				question_type: "VERIFY_WITH_LLM",
				requirements: question.key.rubric.map(({ requirement }) => requirement),
				sample_answer: question.key.sample_answer,
			};
		case "LABELED_INPUT":
			return { ...base, ...cardsOf(question) };
	}
}

/** Boxes, identified by letters in order. */
function renamed({ prompt, blanks }: Extract<Question, { question_type: "FILL_MULTIPLE" }>) {
	const letters = new Map(blanks.map(({ id }, at) => [id, String.fromCodePoint(97 + at)]));
	return {
		prompt: prompt.replaceAll(/\[\[([\w-]+)\]\]/g, (_, id: string) => `[[${letters.get(id) ?? id}]]`),
	};
}

/** A question with one short answer. */
interface Short {
	question: Question;
	answer: string;
	wrong: { answer: string; feedback: string }[];
}

function asShort(question: Question): Short[] {
	if (question.question_type === "FILL_ONE" && question.answer_suffix === undefined) {
		const wrong = question.known_mistakes.map(({ answer, feedback }) => ({ answer, feedback }));
		return [{ question, answer: question.key.answers[0] ?? "", wrong }];
	}
	if (question.question_type !== "SELECT_ONE") return [];
	const labelOf = (id: string) => question.options.find((option) => option.id === id)?.label ?? "";
	const wrong = question.options
		.filter(({ id }) => id !== question.key.option_id)
		.map(({ id, label }) => {
			const known = question.known_mistakes.find(({ answer }) => answer === id);
			return { answer: label, feedback: known?.feedback ?? "" };
		});
	return [{ question, answer: labelOf(question.key.option_id), wrong }];
}

/** The wanted type, built from questions with short answers. */
function putTogether(task: WriteTask, shorts: readonly Short[]): GeneratedQuestion | undefined {
	const [first] = shorts;
	if (first === undefined) return undefined;
	const base = baseOf(first.question);
	switch (task.question_type) {
		case "FILL_ONE": {
			const one = shorts.find(({ question }) => question.question_type === "FILL_ONE");
			return one === undefined ? typedInstead(shorts) : asGenerated(one.question);
		}
		case "SELECT_ONE": {
			const options = optionsOf(first, shorts);
			const expression = expressionFor(base.prompt, toPlainText(first.answer));
			return { ...base, question_type: "SELECT_ONE", options, expression };
		}
		case "SELECT_ALL":
			return whichAreRight(base, shorts);
		case "FILL_MULTIPLE":
			return twoBoxes(shorts);
		case "MATCH_THE_FOLLOWING":
			return pairsOf(shorts);
		case "LABELED_INPUT":
			return undefined;
		default:
			return inWords(first);
	}
}

/** A choice among numbers as a box to fill, if the text does not mention a choice. */
function typedInstead(shorts: readonly Short[]): GeneratedQuestion | undefined {
	const one = shorts.find(
		({ question, answer }) =>
			/^-?\d+$/.test(toPlainText(answer)) && !/which|these|choose/i.test(question.prompt),
	);
	if (one === undefined) return undefined;
	const answer = toPlainText(one.answer);
	const base = baseOf(one.question);
	const expression = expressionFor(base.prompt, answer);
	const typed = { unit: "", mistakes: [], interaction: null };
	return { ...base, question_type: "FILL_ONE", answer, expression, ...typed };
}

/** Known wrong answers, filled up with answers of other questions. */
function optionsOf({ answer, wrong }: Short, others: readonly Short[]): GeneratedOption[] {
	const right = { label: answer, is_right: true, feedback: "" };
	const seen = new Set([spelled(answer)]);
	const candidates = [...wrong, ...others.map((other) => ({ answer: other.answer, feedback: "" }))];
	const wrongs = candidates
		.filter((each) => !seen.has(spelled(each.answer)) && seen.add(spelled(each.answer)))
		.slice(0, 3)
		.map((each) => ({ label: each.answer, is_right: false, feedback: each.feedback }));
	return [right, ...wrongs];
}

function spelled(text: string): string {
	const read = readNumber(toPlainText(text));
	return read.readable ? read.canonical : toPlainText(text).toLowerCase();
}

function whichAreRight(
	base: ReturnType<typeof baseOf>,
	shorts: readonly Short[],
): GeneratedQuestion | undefined {
	const chosen = differing(shorts, 4);
	if (chosen.length < 3) return undefined;
	const options = chosen.map(({ question, answer, wrong }, at): GeneratedOption => {
		const shown = at % 2 === 0 ? answer : (wrong[0]?.answer ?? `${answer}0`);
		return {
			label: `${oneLine(question.prompt)} — ${shown}`,
			is_right: at % 2 === 0,
			feedback: at % 2 === 0 ? "" : "Work this one out once more.",
		};
	});
	return { ...base, question_type: "SELECT_ALL", prompt: "Which of these answers are right?", options };
}

function twoBoxes(shorts: readonly Short[]): GeneratedQuestion | undefined {
	const typed = shorts.filter(({ question }) => question.question_type === "FILL_ONE");
	const [one, other] = differing(typed, 2);
	if (one === undefined || other === undefined) return undefined;
	const base = baseOf(one.question);
	return {
		...base,
		question_type: "FILL_MULTIPLE",
		prompt: `${oneLine(one.question.prompt)} [[a]]\n\n${oneLine(other.question.prompt)} [[b]]`,
		explanation: `${base.explanation}\n\n${other.question.explanation}`,
		boxes: [one, other].map(({ question, answer }) => ({
			answer: toPlainText(answer),
			unit: "",
			expression: expressionFor(question.prompt, toPlainText(answer)),
		})),
	};
}

function pairsOf(shorts: readonly Short[]): GeneratedQuestion | undefined {
	const chosen = differing(shorts, 3);
	const [first] = chosen;
	if (first === undefined || chosen.length < 3) return undefined;
	return {
		...baseOf(first.question),
		question_type: "MATCH_THE_FOLLOWING",
		prompt: "Match each question with its answer.",
		pairs: chosen.map(({ question, answer }) => ({
			left: oneLine(question.prompt),
			right: answer,
			expression: expressionFor(question.prompt, toPlainText(answer)),
		})),
		explanation: chosen.map(({ question }) => question.explanation).join("\n\n"),
		others: [],
		interaction: null,
	};
}

/** Questions with different answers. */
function differing(shorts: readonly Short[], count: number): Short[] {
	const byAnswer = new Map(shorts.map((short) => [spelled(short.answer), short]));
	const byPrompt = new Map([...byAnswer.values()].map((short) => [short.question.prompt, short]));
	return [...byPrompt.values()].slice(0, count);
}

function inWords({ question, answer }: Short): GeneratedQuestion {
	return {
		...baseOf(question),
		question_type: "VERIFY_WITH_LLM",
		prompt: `${question.prompt} Explain in your own words how you found it.`,
		requirements: [`Says that the answer is ${toPlainText(answer)}.`, "Says which steps lead to the answer."],
		sample_answer: question.explanation,
	};
}

function oneLine(prompt: string): string {
	return prompt.replaceAll(/\s+/g, " ").trim();
}
