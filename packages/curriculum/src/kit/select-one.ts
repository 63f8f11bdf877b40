import type { KnownMistake, SelectOneQuestion } from "@learnin/domain/question/question";
import type { Random } from "../random/seeded-random.ts";
import type { Mistake } from "./mistakes.ts";
import { areDifferent, tellable } from "./mistakes.ts";

type Rest = Omit<SelectOneQuestion, "question_type" | "options" | "key" | "known_mistakes">;

interface NumberChoice {
	/** The right answer as an entry. */
	right: string;
	/** Wrong answers by name, the likeliest first; at most three become options. */
	mistakes: readonly Mistake[];
	/** Plain wrong entries that fill up to four options. */
	fillers: readonly (string | number)[];
	/** How an entry is shown. */
	label(entry: string): string;
}

/** A SELECT_ONE question about a number: up to four options of different value in an order the stream decides. */
export function chooseNumber(random: Random, rest: Rest, choice: NumberChoice): SelectOneQuestion {
	const named = tellable(choice.right, choice.mistakes).slice(0, 3);
	const wrong = named.map(({ answer }) => answer);
	for (const filler of choice.fillers)
		if (wrong.length < 3 && [choice.right, ...wrong].every((other) => areDifferent(`${filler}`, other)))
			wrong.push(`${filler}`);
	const mistakes = new Map(named.map((mistake) => [mistake.answer, mistake]));
	const texts = random.shuffle([choice.right, ...wrong]);
	return chooseText(rest, { texts, right: choice.right, mistakes, label: choice.label });
}

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
