import { checkQuestion } from "../../question/checks/check-question.ts";
import type { Question } from "../../question/question.ts";
import type { FaultCode } from "../../question/checks/question-fault.ts";
import { whyUnfit } from "../../interactions/interaction-kinds.ts";
import { bodyOf } from "./body-of-sketch.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import { generalExplanation, generalHints } from "../general-words.ts";
import { hasTooManyAnswers } from "../max-answers.ts";
import { type Filing, nameOf, type ReadItem, refusedItem, type Sketch } from "./sketch.ts";

const MIN_HINTS = 2;
const MAX_HINTS = 4;

/**
 * One of our questions from what a file says. Missing parts are added and noted (hints and explanation that
 * are true of any such question); what would reveal the answer is left out and noted. `checkQuestion` still
 * decides.
 */
export function completeSketch(sketch: Sketch): ReadItem {
	const notes = [...sketch.notes];
	if (hasTooManyAnswers(sketch.body))
		return refusedItem(sketch.name, [noteOf("too-many-answers")], sketch.filing);
	if (sketch.prompt.trim() === "") notes.push(noteOf("no-question-text"));
	const body = bodyOf(sketch, notes);
	if (body === null || sketch.prompt.trim() === "") return refusedItem(sketch.name, notes, sketch.filing);
	const question = withExplanation(
		{
			...body,
			prompt: sketch.prompt.trim(),
			...(sketch.cta !== undefined && sketch.cta.trim() !== "" && { cta: sketch.cta.trim() }),
			...(sketch.filing.roles !== undefined && { roles: sketch.filing.roles }),
			hints: [],
			explanation: sketch.explanation.trim(),
		} as Question,
		notes,
	);
	const made = withInteraction(question, sketch.interaction, notes);
	const completed = withHints(withoutBadMistakes(made, notes), sketch.hints, notes);
	return {
		name: nameOf(sketch.name) || nameOf(completed.prompt),
		question: completed,
		filing: withoutRoles(sketch.filing),
		notes,
	};
}

/** How the answer is made, unless it does not fit the question: then it is typed or chosen. */
function withInteraction(
	question: Question,
	interaction: Sketch["interaction"],
	notes: ExchangeNote[],
): Question {
	if (interaction === undefined) return question;
	const why = whyUnfit(question, interaction);
	if (why === null) return { ...question, interaction };
	notes.push(noteOf("interaction-left-out", why));
	return question;
}

/** The roles now belong to the question. */
function withoutRoles({ roles: _, ...filing }: Filing): Filing {
	return filing;
}

function withExplanation(question: Question, notes: ExchangeNote[]): Question {
	if (question.explanation !== "") return question;
	notes.push(noteOf("general-explanation"));
	return { ...question, explanation: generalExplanation(question) };
}

function withHints(question: Question, given: readonly string[], notes: ExchangeNote[]): Question {
	const hints = given.map((hint) => hint.trim()).filter((hint) => hint !== "");
	const kept = silentHints(question, hints);
	if (kept.length < hints.length) notes.push(noteOf("hint-gave-answer", `${hints.length - kept.length}`));
	if (kept.length > MAX_HINTS) notes.push(noteOf("hints-cut", `${kept.length}`));
	const first = kept.slice(0, MAX_HINTS);
	if (first.length >= MIN_HINTS) return { ...question, hints: first };
	notes.push(noteOf("general-hints"));
	const general = silentHints(question, generalHints(question)).filter((hint) => !first.includes(hint));
	return { ...question, hints: [...first, ...general.slice(0, MIN_HINTS - first.length)] };
}

/** The hints that do not reveal the answer. */
function silentHints(question: Question, hints: readonly string[]): string[] {
	const loud = faultsAt({ ...question, hints: [...hints] }, "hints", ["hint-shows-answer"]);
	return hints.filter((_, at) => !loud.has(at));
}

const MISTAKE_FAULTS: readonly FaultCode[] = [
	"feedback-shows-answer",
	"mistake-equals-key",
	"mistake-unreadable",
	"equal-mistakes",
	"blank-text",
	"unbalanced-math",
];

function withoutBadMistakes(question: Question, notes: ExchangeNote[]): Question {
	const bad = faultsAt(question, "known_mistakes", MISTAKE_FAULTS);
	if (bad.size === 0) return question;
	notes.push(noteOf("feedback-left-out", `${bad.size}`));
	return { ...question, known_mistakes: question.known_mistakes.filter((_, at) => !bad.has(at)) };
}

function faultsAt(question: Question, list: string, faults: readonly FaultCode[]): Set<number> {
	const places = checkQuestion(question)
		.filter(({ fault }) => faults.includes(fault))
		.map(({ field }) => new RegExp(String.raw`^${list}\[(\d+)\]`).exec(field)?.[1])
		.filter((place) => place !== undefined);
	return new Set(places.map(Number));
}
