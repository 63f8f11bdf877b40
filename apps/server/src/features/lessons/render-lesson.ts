import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type {
	Choice,
	Lesson,
	LessonQuestion,
	LessonStep,
	SmallQuestion,
} from "@learnin/curriculum/lessons/lesson";
import type { Figure, Question } from "@learnin/domain/question/question";
import { renderText } from "../../platform/rich-text/render.ts";
import { presentAnswer, type RenderedQuestion, renderQuestion } from "../practice/index.ts";

export interface RenderedStep {
	text: RenderedText;
	pictures: Figure[];
	check: {
		asked: RenderedText | null;
		choices: RenderedText[];
		right: number;
		feedback: Record<number, RenderedText>;
	} | null;
}

export interface RenderedLesson extends Pick<Lesson, "version"> {
	number: number;
	frames: { text: RenderedText; picture: Figure }[];
	idea: RenderedText;
	example: LessonQuestion & { rendered: RenderedQuestion };
	steps: RenderedStep[];
	practice: LessonQuestion & { rendered: RenderedQuestion };
	started: RenderedText[];
}

/** A lesson with every text as safe HTML and as words. */
export function renderLesson(lesson: Lesson): RenderedLesson {
	const { version, seed, frames, idea, example, steps, practice, started } = lesson;
	return {
		version,
		number: seed,
		frames: frames.map(({ text, figure }) => ({ text: renderText(text), picture: figure })),
		idea: renderText(idea),
		example: { ...example, rendered: renderQuestion(example.question) },
		steps: steps.map((step) => renderStep(step, example.question)),
		practice: { ...practice, rendered: renderQuestion(practice.question) },
		started: started.map(renderText),
	};
}

function renderStep({ text, pictures, check }: LessonStep, example: Question): RenderedStep {
	return {
		text: renderText(text),
		pictures: [...pictures],
		check: check === undefined ? null : renderCheck(check, example),
	};
}

function renderCheck({ asked, choices, right, feedback }: SmallQuestion, example: Question) {
	const sentences = Object.entries(feedback);
	return {
		asked: asked === null ? null : renderText(asked),
		choices: choices.map((choice) => renderChoice(choice, example)),
		right,
		feedback: Object.fromEntries(sentences.map(([at, sentence]) => [at, renderText(sentence)])),
	};
}

function renderChoice(choice: Choice, example: Question): RenderedText {
	if ("text" in choice) return renderText(choice.text);
	return presentAnswer(example, choice.answer) ?? renderText("");
}
