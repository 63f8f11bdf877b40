import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type {
	Question,
	QuestionByType,
	QuestionOption,
	StudentAnswer,
} from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import { statesAnswer, toPlainText } from "@learnin/domain/question/text/plain-text";
import type { SmallQuestion } from "../lesson.ts";
import { rightLetters } from "../pictures/of-tapped-parts.ts";
import { isSaid, matchOf, tellsPair } from "../worked-pair.ts";
import { isCardTold } from "./ask-card.ts";

/** How many wrong choices are offered besides the right one. */
const WRONG = 2;

/**
 * Asks for a part of an answer that has several, if possible for one that the step is about; undefined if the example
 * has one answer, parts that cannot be named, or only parts that earlier steps tell.
 */
export function askPart(question: Question, place: PlaceInWork, random: Random): SmallQuestion | undefined {
	switch (question.question_type) {
		case "SELECT_ALL":
			return askMember(question, place, random);
		case "MATCH_THE_FOLLOWING":
			return askPair(question, place, random);
		case "FILL_MULTIPLE":
			return askBoxes(question, place, random);
		case "LABELED_INPUT":
			return askLabel(question, place, random);
		default:
			return undefined;
	}
}

/** The steps of the solution, and before which of them is asked. */
interface PlaceInWork {
	work: readonly string[];
	at: number;
	/** Only for a part that this step tells: the others are asked later. */
	isOfStep?: boolean;
}

/** The parts that no earlier step tells, those of the step first. */
function openParts<P>(
	parts: readonly P[],
	place: PlaceInWork,
	tells: (step: string, part: P) => boolean,
): P[] {
	const { work, at, isOfStep } = place;
	// A pair is told when its two sides are, even by two steps.
	const [told, said] = [at, at + 1].map((end) => work.slice(0, end).join(" "));
	const open = parts.filter((part) => !tells(told ?? "", part));
	const [here, later] = [true, false].map((isHere) =>
		open.filter((part) => tells(said ?? "", part) === isHere),
	);
	return [...(here ?? []), ...(isOfStep === true ? [] : (later ?? []))];
}

interface Part {
	answer: StudentAnswer;
	feedback?: string | undefined;
}

function questionOf(
	asked: string | null,
	right: Part,
	wrong: readonly Part[],
	random: Random,
): SmallQuestion | undefined {
	if (wrong.length === 0) return undefined;
	const parts = random.shuffle([right, ...wrong.slice(0, WRONG)]);
	return {
		asked,
		choices: parts.map(({ answer }) => ({ answer })),
		right: parts.indexOf(right),
		feedback: Object.fromEntries(
			parts.flatMap(({ feedback }, at) => (feedback === undefined ? [] : [[at, feedback]])),
		),
	};
}

function isNamed({ label }: QuestionOption): boolean {
	return label !== "";
}

/** One option that belongs to the answer, among options that do not. */
function askMember(
	question: QuestionByType["SELECT_ALL"],
	place: PlaceInWork,
	random: Random,
): SmallQuestion | undefined {
	const { options, key, known_mistakes, none_option_id } = question;
	const partOf = ({ id }: QuestionOption): Part => ({
		answer: { question_type: "SELECT_ALL", option_ids: [id] },
		feedback: known_mistakes.find(({ answer }) => answer === id)?.feedback,
	});
	const named = options.filter((option) => isNamed(option) && option.id !== none_option_id);
	const members = random.shuffle(named.filter(({ id }) => key.option_ids.includes(id)));
	const [right] = openParts(
		members,
		place,
		(step, { id, label }) =>
			step.includes(label) || isSaid(step, label) || rightLetters(question, step).includes(id),
	);
	if (right === undefined) return undefined;
	const wrong = random.shuffle(named.filter(({ id }) => !key.option_ids.includes(id)));
	return questionOf(
		"Which of these fits?",
		{ ...partOf(right), feedback: undefined },
		wrong.map(partOf),
		random,
	);
}

/** One thing with its match, and with the matches of other things that are open, too. */
function askPair(
	question: QuestionByType["MATCH_THE_FOLLOWING"],
	place: PlaceInWork,
	random: Random,
): SmallQuestion | undefined {
	const { left_options, right_options, key, known_mistakes } = question;
	const isTold = (step: string, { id }: QuestionOption) => tellsPair(step, question, id);
	const [left, ...open] = openParts(random.shuffle(left_options.filter(isNamed)), place, isTold);
	const match = left && matchOf(question, left.id);
	if (left === undefined || match === undefined) return undefined;
	const partOf = ({ id }: QuestionOption): Part => ({
		answer: { question_type: "MATCH_THE_FOLLOWING", answer_dict: { [left.id]: id } },
		feedback: known_mistakes.find(({ part, answer }) => part === left.id && answer === id)?.feedback,
	});
	const matches = Object.entries(key.answer_dict);
	const isOpen = ({ id }: QuestionOption) => {
		const of = matches.find(([, right]) => right === id)?.[0];
		return of === undefined || open.some((other) => other.id === of);
	};
	const [right] = right_options.filter(({ id }) => id === key.answer_dict[left.id]).map(partOf);
	const others = random
		.shuffle(right_options.filter((option) => isNamed(option) && option.label !== match))
		.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
	return right && questionOf("Which pair goes together?", right, others.map(partOf), random);
}

/**
 * All boxes together, and again with a known mistake in one of them, if possible in one that is not told yet. Undefined
 * if all are.
 */
function askBoxes(
	question: QuestionByType["FILL_MULTIPLE"],
	place: PlaceInWork,
	random: Random,
): SmallQuestion | undefined {
	if (place.isOfStep === true) return undefined;
	const { work, at: asked_at } = place;
	const { blanks, known_mistakes } = question;
	const right = blanks.map(({ key }) => key.answers[0] ?? "");
	const told = work.slice(0, asked_at);
	const isKnown = right.map((answer) => told.some((step) => statesAnswer(step, answer)));
	if (told.length > 0 && isKnown.every(Boolean)) return undefined;
	const partOf = (answer_list: string[]): Part => ({
		answer: { question_type: "FILL_MULTIPLE", answer_list },
	});
	const isWrong = ({ answer }: Part) => gradeAnswer(question, answer).verdict === "incorrect";
	// A mistake of no box in particular is in the first one where it is wrong.
	const wrong = known_mistakes.flatMap(({ part, answer, feedback }) => {
		const places = blanks.flatMap(({ id }, at) => (part === undefined || id === part ? [at] : []));
		const made = places.map((at) => ({ ...partOf(withMistake(question, right, at, answer)), feedback }));
		return made.find(isWrong) ?? [];
	});
	const distinct = new Map(wrong.map((each) => [JSON.stringify(each.answer), each]));
	const isSeen = ({ answer }: Part) =>
		answer.question_type === "FILL_MULTIPLE" &&
		answer.answer_list.some((text, at) => isKnown[at] === true && text !== right[at]);
	const sorted = [...distinct.values()].toSorted((a, b) => Number(isSeen(a)) - Number(isSeen(b)));
	return questionOf(null, partOf(right), sorted, random);
}

/** One length of a split side leaves the rest of this side to the other part. */
function withMistake(
	{ interaction }: QuestionByType["FILL_MULTIPLE"],
	right: readonly string[],
	at: number,
	answer: string,
): string[] {
	const made = right.with(at, answer);
	if (interaction?.kind !== "area_model") return made;
	const { width, height, columns, rows } = interaction;
	const first = columns > 1 ? columns : 0;
	const [from, count, side] = at < first ? [0, columns, width] : [first, rows, height];
	const rest = side - Number(answer);
	return count === 2 && rest > 0 ? made.with(from + (at === from ? 1 : 0), `${rest}`) : made;
}

/** What belongs in one place of the picture, if possible in the one that the step is about; none that is told. */
function askLabel(
	question: QuestionByType["LABELED_INPUT"],
	place: PlaceInWork,
	random: Random,
): SmallQuestion | undefined {
	const { labels, known_mistakes } = question;
	const step = place.work[place.at] ?? "";
	const all = Object.fromEntries(labels.map(({ id, key }) => [id, key?.answers[0] ?? ""]));
	const isWrong = (id: string, text: string) =>
		gradeAnswer(question, { question_type: "LABELED_INPUT", answer_dict: { ...all, [id]: text } }).verdict ===
		"incorrect";
	const inStep = (label: Label) => isNamed(label) && names(step, label);
	const tellsHere = (label: Label) => inStep(label) && statesAnswer(step, label.key?.answers[0] ?? "");
	const sorted = random
		.shuffle(place.isOfStep === true ? labels.filter(tellsHere) : labels)
		.toSorted((a, b) => Number(inStep(b)) - Number(inStep(a)));
	const asked = sorted.flatMap((label) => {
		const { id, key, choices = [] } = label;
		const right = key?.answers[0];
		if (right === undefined || isTold(label, place)) return [];
		const partOf = (text: string): Part => ({
			answer: { question_type: "LABELED_INPUT", answer_dict: { [id]: text } },
			feedback: known_mistakes.find(({ part, answer }) => part === id && answer === text)?.feedback,
		});
		const mistakes = known_mistakes.filter(({ part }) => part === id).map(({ answer }) => answer);
		const others = inStep(label) ? labels.map((each) => each.key?.answers[0] ?? "") : choices;
		const wrong = [...new Set([...mistakes, ...others])].filter((text) => text !== "" && isWrong(id, text));
		return wrong.length === 0 ? [] : [{ right: partOf(right), wrong: wrong.map(partOf) }];
	});
	const [first] = asked;
	return first && questionOf("Which of these is right?", first.right, first.wrong, random);
}

type Label = QuestionByType["LABELED_INPUT"]["labels"][number];

/** Whether an earlier step says what belongs in the box: of a box that steps name, one that names it. */
function isTold(label: Label, { work, at }: PlaceInWork): boolean {
	const told = work.slice(0, at);
	if (label.choices !== undefined) return isCardTold(label.label, told);
	const isNamedBox = work.some((step) => names(step, label));
	const right = label.key?.answers[0] ?? "";
	return told.some((step) => statesAnswer(step, right) && (!isNamedBox || names(step, label)));
}

/** "The upper-left angle at line $m$ measures 66°." */
function names(step: string, { label }: Label): boolean {
	return toPlainText(step).toLowerCase().includes(toPlainText(label).toLowerCase());
}
