import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import type { QuestionType } from "@learnin/domain/question/question";
import type { ComponentType } from "react";
import { useEffect, useState } from "react";
import type { InputProps } from "../../inputs/input-props.ts";
import { inputLoaders } from "../../question-types/input-loaders.ts";

type Input = ComponentType<InputProps>;

/** The input of an answer: its interaction, or else the question's type. */
export type InputKind = QuestionType | InteractionKind;

export function inputKindOf({ interaction, question_type }: PracticeQuestion): InputKind {
	return interaction?.kind ?? question_type;
}

const isTyped = (kind: InputKind): kind is QuestionType => kind in inputLoaders;

/** Each input is a chunk of its own; students without interactions do not even load the list of them. */
async function load(kind: InputKind): Promise<Input> {
	if (isTyped(kind)) return inputLoaders[kind]() as Promise<Input>;
	const { madeInputs } = await import("../../interactions/board/made-inputs.ts");
	return madeInputs[kind]() as Promise<Input>;
}

const loaded = new Map<InputKind, Input>();
const loading = new Map<InputKind, Promise<Input>>();

/** Loads an input, once. */
export function loadInput(type: InputKind): Promise<Input> {
	const known = loading.get(type);
	if (known) return known;
	// Loading a missing chunk offline would make the app reload the page.
	if (!navigator.onLine) return Promise.reject(new Error(`No line to load ${type} by.`));
	const promise = load(type);
	loading.set(type, promise);
	promise.then(
		(input) => loaded.set(type, input),
		// The next call retries.
		() => loading.delete(type),
	);
	return promise;
}

/** The input of a question as `View`; null while it loads. */
export function useQuestionInput(question: PracticeQuestion): { View: Input } | null {
	const type = inputKindOf(question);
	const [, setCount] = useState(0);
	const input = loaded.get(type);
	useEffect(() => {
		if (input) return;
		let isGone = false;
		// The app itself reports a chunk that failed to load.
		const load = () =>
			loadInput(type).then(
				() => !isGone && setCount((count) => count + 1),
				() => undefined,
			);
		void load();
		window.addEventListener("online", load);
		return () => {
			isGone = true;
			window.removeEventListener("online", load);
		};
	}, [type, input]);
	return input ? { View: input } : null;
}

/** Loads everything that a set needs to be finished offline: its inputs and its pictures. */
export function preloadSet(questions: readonly PracticeQuestion[]): void {
	for (const question of questions) loadInput(inputKindOf(question)).catch(() => undefined);
	for (const src of new Set(questions.flatMap(imagesOf))) new Image().src = src;
}

function imagesOf(question: PracticeQuestion): string[] {
	const options =
		"options" in question
			? question.options
			: "left_options" in question
				? [...question.left_options, ...question.right_options]
				: [];
	return [...question.images, ...options.map(({ image }) => image)].flatMap((image) => image?.src ?? []);
}
