import type { Question, QuestionByType } from "@learnin/domain/question/question";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import type { Random } from "../../random/seeded-random.ts";
import { questionOf } from "./ask-claim.ts";
import type { SmallQuestion } from "../lesson.ts";

/**
 * The place of the cards that a step lists: "Always: Square, Rhombus." Of several places one that earlier steps have
 * not named.
 */
export function listedPlace(
	question: Question,
	step: string,
	told: readonly string[] = [],
): string | undefined {
	if (question.question_type !== "LABELED_INPUT") return undefined;
	const places = question.labels.map(({ key }) => key?.answers[0] ?? "");
	const listed = places.filter((place) => /^[A-Z]/i.test(place) && lists(step, place));
	const isNew = (place: string) =>
		!told.some((text) => new RegExp(`\\b(?:an?|is|are) ${place}\\b`, "i").test(text) || lists(text, place));
	return listed.find(isNew) ?? listed[0];
}

function lists(step: string, place: string): boolean {
	return place !== "" && new RegExp(`(?:^|[.] )${place}:`, "i").test(step);
}

/** Whether an earlier step says where a card belongs. */
export function isCardTold(label: string, told: readonly string[]): boolean {
	const name = ` ${wordsOf(label)} `;
	return told.some((step) => ` ${wordsOf(step)} `.includes(name));
}

function wordsOf(text: string): string {
	return toPlainText(text)
		.replaceAll("−", "-")
		.toLowerCase()
		.replaceAll(/[.,;:!?](?=\s|$)/g, "");
}

/**
 * Which card belongs to the place that a step is about, among cards of other places. Undefined if earlier steps tell
 * where all the others belong.
 */
export function askCard(
	{ labels, known_mistakes }: QuestionByType["LABELED_INPUT"],
	{ place, told }: { place: string; told: readonly string[] },
	random: Random,
): SmallQuestion | undefined {
	const isHere = ({ key }: (typeof labels)[number]) => key?.answers[0] === place;
	const lists_before = told.filter((step) => labels.some(({ key }) => lists(step, key?.answers[0] ?? "")));
	const isOpen = ({ label }: (typeof labels)[number]) => !isCardTold(label, lists_before);
	const [right] = random.shuffle(labels.filter((each) => isHere(each) && isOpen(each)));
	const others = random.shuffle(labels.filter((each) => !isHere(each) && isOpen(each)));
	if (right === undefined || others.length === 0) return undefined;
	return questionOf(
		{
			asked: `Which card belongs to “${place}”?`,
			right: right.label,
			wrong: others.map(({ id, label }) => [
				label,
				known_mistakes.find(({ part, answer }) => part === id && answer === place)?.feedback ??
					"That card belongs to another group.",
			]),
		},
		random,
	);
}
