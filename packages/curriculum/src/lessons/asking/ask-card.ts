import type { Question, QuestionByType } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import { questionOf } from "./ask-claim.ts";
import type { SmallQuestion } from "../lesson.ts";

/** The place of the cards that a step lists: "Always: Square, Rhombus." */
export function listedPlace(question: Question, step: string): string | undefined {
	if (question.question_type !== "LABELED_INPUT") return undefined;
	const places = question.labels.map(({ key }) => key?.answers[0] ?? "");
	return places.find((place) => /^[A-Z]/i.test(place) && step.includes(`${place}:`));
}

/** Which card belongs to the place that a step is about, among cards of other places. */
export function askCard(
	{ labels, known_mistakes }: QuestionByType["LABELED_INPUT"],
	place: string,
	random: Random,
): SmallQuestion | undefined {
	const isHere = ({ key }: (typeof labels)[number]) => key?.answers[0] === place;
	const [right] = random.shuffle(labels.filter(isHere));
	if (right === undefined) return undefined;
	const others = random.shuffle(labels.filter((each) => !isHere(each)));
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
