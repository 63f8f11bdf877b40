import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import { drawQuestions } from "../src/generators/draw-questions.ts";
import type { Generator } from "../src/generators/generator.ts";

export interface Wanted {
	/** All in turn when undefined. */
	difficulty: number | undefined;
	count: number;
	seed: number;
}

/** Questions as plain text for reading: everything a learner can come to see, and the key. */
export function sample(generator: Generator, wanted: Wanted): string {
	return chosenQuestions(generator, wanted)
		.map(
			({ question, seed, difficulty }) =>
				`── ${generator.skill_id}@${generator.version}, difficulty ${difficulty}, seed ${seed}, ${question.question_type} ${question.answer_type}\n${lines(question).join("\n")}\n\n`,
		)
		.join("");
}

/** The wanted questions, the difficulties in rising order, no two alike as long as the skill has others. */
export function chosenQuestions(generator: Generator, { difficulty, count, seed }: Wanted) {
	const levels = Array.from(
		{ length: count },
		(_, at) => (difficulty ?? Math.floor((at * 5) / count) + 1) as Difficulty,
	);
	const seen: string[] = [];
	return [...new Set(levels)].flatMap((level) => {
		const alike = levels.filter((each) => each === level).length;
		const drawn = drawQuestions({ generator, difficulty: level, seed, count: alike, seen });
		seen.push(...drawn.map(({ fingerprint }) => fingerprint));
		return drawn.map(({ question, seed }) => ({ question, seed, difficulty: level }));
	});
}

function lines(question: Question): string[] {
	return [
		question.prompt,
		...(question.cta === undefined ? [] : [`(${question.cta})`]),
		...(question.figure === undefined ? [] : [`[figure: ${question.figure.alt}]`]),
		...inputs(question),
		`   key: ${JSON.stringify(rightAnswer(question))}`,
		...question.hints.map((hint, at) => `   hint ${at + 1}: ${hint}`),
		...question.known_mistakes.map(
			({ id, part, answer, feedback }) =>
				`   mistake ${id}${part === undefined ? "" : ` (${part})`} -> ${answer}: ${feedback}`,
		),
		`   explanation: ${question.explanation}`,
	];
}

function inputs(question: Question): string[] {
	const option = ({ id, label, figure }: { id: string; label: string; figure?: { alt: string } }) =>
		`   ${id}) ${label}${figure === undefined ? "" : ` [figure: ${figure.alt}]`}`;
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return question.options.map(option);
		case "FILL_ONE":
			return [`   ${question.answer_prefix ?? ""} ____ ${question.answer_suffix ?? ""}`];
		case "FILL_MULTIPLE":
			return question.blanks.map(
				({ id, answer_prefix = "", answer_suffix = "" }) =>
					`   [[${id}]] ${answer_prefix} ____ ${answer_suffix}`,
			);
		case "MATCH_THE_FOLLOWING":
			return [...question.left_options.map(option), "   with", ...question.right_options.map(option)];
		case "LABELED_INPUT":
			return question.labels.map(
				({ id, label, x, y, choices }) =>
					`   ${id} "${label}" at ${x},${y} ${choices === undefined ? "____" : choices.join("/")}`,
			);
		case "VERIFY_WITH_LLM":
			return question.key.rubric.map(({ requirement }) => `   says: ${requirement}`);
	}
}
