import type { KnownMistake, SelectOneQuestion } from "@learnin/domain/question/question";

type Rest = Omit<SelectOneQuestion, "question_type" | "options" | "key" | "known_mistakes">;

interface TextChoice {
	/** All options in the order they are shown. */
	texts: readonly string[];
	right: string;
	/** Known mistakes by the option they lead to. */
	mistakes: ReadonlyMap<string, Omit<KnownMistake, "answer">>;
	label(text: string): string;
}

/** A SELECT_ONE question of ready options; ids are a, b, c… in the order given. */
export function chooseText(rest: Rest, { texts, right, mistakes, label }: TextChoice): SelectOneQuestion {
	const idOf = (text: string) => "abcdef"[texts.indexOf(text)] ?? "";
	return {
		...rest,
		question_type: "SELECT_ONE",
		options: texts.map((text) => ({ id: idOf(text), label: label(text) })),
		key: { option_id: idOf(right) },
		known_mistakes: [...mistakes].map(([text, { id, feedback }]) => ({ id, answer: idOf(text), feedback })),
	};
}
