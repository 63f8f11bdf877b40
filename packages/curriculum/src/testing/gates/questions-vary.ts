import type { Question } from "@learnin/domain/question/question";
import { optionsOf } from "./gate.ts";

/** How many of the questions differ in anything a learner sees. */
export function distinctCount(questions: readonly Question[]): number {
	return new Set(
		questions.map((question) =>
			[
				question.prompt,
				question.figure?.svg,
				question.figure?.alt,
				...optionsOf(question)
					.map(({ label, figure }) => label + (figure?.svg ?? ""))
					.sort(),
			].join("\n"),
		),
	).size;
}
